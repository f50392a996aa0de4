import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { TourSubject } from "#domain/contract/tour.shapes.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import * as styles from "./journey.css.ts";
import { localDay } from "./Legs.tsx";
import { hotelText, nightsText } from "./tour-texts.ts";

/** The hotels in the order of the nights, each with its days: the first begins where the way out ends. */
export function Hotels({ subject: { stays, out } }: { subject: Pick<TourSubject, "stays" | "out"> }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const arrival = localDay(out.arrives_local);
  const nightsBefore = (at: number) => stays.slice(0, at).reduce((sum, { nights }) => sum + nights, 0);
  return (
    <ul className={styles.list}>
      {stays.map((stay, at) => {
        const from = addDays(arrival, nightsBefore(at));
        return (
          <li key={`${stay.property.id} ${at}`}>
            <Text as="span" size="label">
              {hotelText(stay, t, locale)}
            </Text>
            <Text size="small" tone="soft">
              {nightsText(stay, t, locale)} · {formatDateRange(from, addDays(from, stay.nights), environment)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
