import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { cx } from "#design-system/theme/cx.ts";
import type { FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { isFlownAbroad } from "./is-abroad.ts";
import { BagFacts, LayoverFact, OperatorFact } from "./JourneyFacts.tsx";

/** Facts of a flight beside its times: connections and operators. */
export function JourneyNotes({ offer: { layovers, segments } }: { offer: FlightOffer }) {
  if (layovers.length === 0 && segments.every(({ operated_by }) => operated_by === null)) return null;
  return (
    <ul className={cx(styles.facts, styles.notes)}>
      {layovers.map((layover) => (
        <LayoverFact key={`${layover.from} ${layover.to}`} layover={layover} />
      ))}
      {segments.map((segment) => (
        <OperatorFact key={segment.flight_id} segment={segment} />
      ))}
    </ul>
  );
}

/** Deciding facts of a fare beside its price: baggage, and the cost of cancelling. */
export const FareFacts = ({ offer }: { offer: FlightOffer }) => (
  <div className={styles.facts}>
    <ul className={styles.facts}>
      <BagFacts baggage={offer.baggage} groups={["adult"]} />
    </ul>
    <CancellationLine sentence={offer.cancellation} isAbroad={isFlownAbroad([offer])} />
  </div>
);
