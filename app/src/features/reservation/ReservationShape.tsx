import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import * as styles from "./reservation.css.ts";

/** Skeleton of a reservation's page: the work, with the reservation's card beside it. */
export const ReservationShape = () => (
  <div className={styles.beside}>
    <Stack gap="md">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape={index % 3 === 0 ? "title" : "line"} />
      ))}
    </Stack>
    <div className={styles.aside}>
      <Skeleton shape="picture" />
    </div>
  </div>
);
