import { peopleOf } from "#products/flight/rules/passengers.ts";
import { countsOf } from "./counts.ts";
import type { FlightOfferKept } from "./offer.ts";

/** Order to a carrier or its agency: each flight with its local departure, and the number of passengers. */
export const flightOrder = ({ subject }: FlightOfferKept): Readonly<Record<string, string | number>> => ({
  ...Object.fromEntries(
    subject.flights.map(({ direction, segments, class: cabin }) => [
      direction,
      `${segments
        .map((one) => `${one.number} ${one.origin.iata}-${one.destination.iata} ${one.departs_local}`)
        .join(", ")} ${cabin}`,
    ]),
  ),
  travellers: peopleOf(countsOf(subject)),
  adults: subject.adult_count,
  children: subject.child_count,
  infants: subject.infant_count,
});
