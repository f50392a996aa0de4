import type { SaveFlightPriceAlertInput } from "#domain/contract/price-alert.shapes.ts";
import { today } from "#provider/kernel/clock.ts";
import { dateFault } from "#provider/kernel/search/stay-query.ts";
import type { Asked, FlightSubject, Watched } from "#provider/people/price-alert/subject.ts";
import type { Services } from "#provider/services.ts";
import { askedFlight } from "./asked.ts";
import { lowestTotal } from "./lowest-total.ts";

/** The journey that an alert is asked for. West of Tehran a day may be gone in Tehran first: no alert waits for that one. */
export function askedJourney(input: SaveFlightPriceAlertInput, { atlas, clock }: Services): Asked<FlightSubject> {
  const { origin_city_id, destination_city_id, departure_date: date, return_date, class: cabin } = input;
  const search = {
    ...input,
    origin_city_id: String(origin_city_id),
    destination_city_id: String(destination_city_id),
  };
  const asked = askedFlight(search, atlas.current(), clock());
  if ("faults" in asked) return asked;
  const past = dateFault("departure_date", date, today(clock));
  if (past !== null) return { faults: [past] };
  return {
    kind: "flight",
    date,
    return_date: return_date ?? null,
    origin_city_id,
    destination_city_id,
    ...asked.counts,
    class: cabin,
  };
}

/** The lowest way out; on a return the lowest way out and back that can be bought together. */
export const watchedFlight: Watched<"flight"> = {
  field: "origin_city_id",
  words: { price: "flight_price_fell", place: "flight_place_freed" },
  async total(subject, { database }, reads) {
    const { origin_city_id, destination_city_id, date, return_date, class: cabin } = subject;
    const { adult_count, child_count, infant_count } = subject;
    const counts = { adult_count, child_count, infant_count };
    const out = { originId: origin_city_id, destinationId: destination_city_id, date, class: cabin };
    const back = return_date && {
      ...out,
      originId: destination_city_id,
      destinationId: origin_city_id,
      date: return_date,
    };
    return reads(`flight ${JSON.stringify([out, return_date, counts])}`, () =>
      lowestTotal(database, out, back, counts),
    );
  },
};
