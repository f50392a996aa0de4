import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { formatDate } from "#domain/text/dates.ts";
import type { FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { LayoverFact, OperatorFact } from "./JourneyFacts.tsx";

/** Facts of a flight below its times: a later day of arrival, connections and operators. */
export function JourneyNotes({ offer: { layovers, segments, day_shift } }: { offer: FlightOffer }) {
  const t = useText();
  const environment = useEnvironment();
  const arrives = day_shift === 0 ? undefined : segments.at(-1)?.arrives_local;
  const isPlain = layovers.length === 0 && segments.every(({ operated_by }) => operated_by === null);
  if (isPlain && arrives === undefined) return null;
  return (
    <ul className={cx(styles.facts, styles.notes)}>
      {arrives !== undefined && (
        <li className={styles.fact}>
          <Icon name="clock" />
          {t("flight.arrivesOn", { date: formatDate(dayOfLocal(arrives), environment, "day") })}
        </li>
      )}
      {layovers.map((layover) => (
        <LayoverFact key={`${layover.from} ${layover.to}`} layover={layover} />
      ))}
      {segments.map((segment) => (
        <OperatorFact key={segment.flight_id} segment={segment} />
      ))}
    </ul>
  );
}
