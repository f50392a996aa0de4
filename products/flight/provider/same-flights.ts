import { airportOf } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";
import type { FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type Asking, offerValues } from "./offer-value.ts";
import { offersOn } from "./offers.ts";
import { priced } from "./priced.ts";
import type { ReadOffer } from "./read-offer.ts";

/**
 * The lowest offer of the very flights of another, in its class, with places for the party: its fare may be sold out while
 * the aircraft is not. Null where there is none.
 */
export async function sameFlights(
  from: Queryable,
  { rows, offer }: Pick<ReadOffer, "rows" | "offer">,
  asking: Asking,
): Promise<FlightOffer | null> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const day = {
    originId: first.originCity.id,
    destinationId: last.destinationCity.id,
    date: localOf(first.departsAt, airportOf(first.origin).zone).date,
    class: offer.class,
  };
  const alike = priced(await offersOn(from, day, asking.counts.infant_count), asking.counts)
    .filter(
      ({ departsAt, minutes, stops }) =>
        departsAt === first.departsAt && minutes === offer.minutes && stops === rows.length - 1,
    )
    .toSorted((one, other) => one.total - other.total);
  const values = await offerValues(from, alike, asking);
  const flightsOf = ({ segments }: FlightOffer): string => segments.map(({ flight_id }) => flight_id).join();
  return values.find((value) => flightsOf(value) === flightsOf(offer)) ?? null;
}
