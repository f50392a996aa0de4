import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import * as styles from "./reservation.css.ts";

/** The shape of a page of one reservation: the work, and beside it what it is about. */
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
