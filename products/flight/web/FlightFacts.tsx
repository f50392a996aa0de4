import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import type { FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { isFlownAbroad } from "./is-abroad.ts";
import { BagFacts, LayoverFact, OperatorFact } from "./JourneyFacts.tsx";

/** Deciding facts of an offer beside time and price: connections, operator, baggage, and the cost of cancelling. */
export const FlightFacts = ({ offer }: { offer: FlightOffer }) => (
  <div className={styles.facts}>
    <ul className={styles.facts}>
      {offer.layovers.map((layover) => (
        <LayoverFact key={`${layover.from} ${layover.to}`} layover={layover} />
      ))}
      {offer.segments.map((segment) => (
        <OperatorFact key={segment.flight_id} segment={segment} />
      ))}
      <BagFacts baggage={offer.baggage} groups={["adult"]} />
    </ul>
    <CancellationLine sentence={offer.cancellation} isAbroad={isFlownAbroad([offer])} />
  </div>
);
