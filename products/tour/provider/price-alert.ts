import type { SaveTourPriceAlertInput } from "#domain/contract/price-alert.shapes.ts";
import { formatRooms, parseRooms } from "#domain/rooms.ts";
import { formatBeds } from "#products/tour/rules/party.ts";
import { today } from "#provider/kernel/clock.ts";
import type { Asked, TourSubject, Watched } from "#provider/people/price-alert/subject.ts";
import type { Services } from "#provider/services.ts";
import { readDeparture } from "./departure.ts";
import { totalsOfDeparture } from "./departure-totals.ts";
import { requestedParty } from "./requested-party.ts";

/** The package that an alert is asked for. A departure that is not known has no price. */
export async function askedTour(
  input: SaveTourPriceAlertInput,
  { database, clock }: Services,
): Promise<Asked<TourSubject>> {
  const { departure_id, package_id, rooms: text } = input;
  const { rooms, faults } = requestedParty(text, input.beds);
  if (rooms === null) return { faults };
  const row = await readDeparture(database, departure_id);
  if (row === null) return { faults: [{ name: "departure_id", code: "no_price_to_watch" }] };
  if (row.date < today(clock)) return { faults: [{ name: "departure_id", code: "past_date" }] };
  return {
    kind: "tour",
    date: row.date,
    departure_id,
    package_id,
    rooms: formatRooms(parseRooms(text) ?? []),
    beds: formatBeds(rooms),
  };
}

export const watchedTour: Watched<"tour"> = {
  field: "package_id",
  word: "tour_price_fell",
  async total({ departure_id, package_id, rooms, beds }, services, reads) {
    const totals = await reads(`tour ${departure_id} ${rooms} ${beds}`, () =>
      totalsOfDeparture(services, departure_id, rooms, beds),
    );
    return totals.get(package_id) ?? null;
  },
};
