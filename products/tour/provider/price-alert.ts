import type { ReadInputOf } from "#domain/contract/call.ts";
import type { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { formatRooms, parseRooms } from "#domain/rooms.ts";
import { formatBeds } from "#products/tour/rules/party.ts";
import { today } from "#provider/kernel/clock.ts";
import type { Asked, TourSubject, Watched } from "#provider/people/price-alert/subject.ts";
import type { Services } from "#provider/services.ts";
import { readDeparture } from "./departure.ts";
import { totalsOfDeparture } from "./departure-totals.ts";
import { requestedParty } from "./requested-party.ts";

/** The package, or the departure, that an alert is asked for. One that is not known or not open has no price. */
export async function askedTour(
  input: ReadInputOf<typeof priceAlertCalls.saveTour>,
  { database, clock }: Services,
): Promise<Asked<TourSubject>> {
  const { departure_id, package_id = null, rooms: text, waits_for } = input;
  const { rooms, faults } = requestedParty(text, input.beds);
  if (rooms === null) return { faults };
  const row = await readDeparture(database, departure_id);
  if (row === null) return { faults: [{ name: "departure_id", code: "no_price_to_watch" }] };
  if (row.date < today(clock)) return { faults: [{ name: "departure_id", code: "past_date" }] };
  const isOver = row.state === "cancelled" || row.closesAt <= clock();
  if (isOver || (package_id === null && waits_for === "price"))
    return { faults: [{ name: "package_id", code: "no_price_to_watch" }] };
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
  words: { price: "tour_price_fell", place: "tour_place_freed" },
  async total({ departure_id, package_id, rooms, beds }, services, reads) {
    const totals = await reads(`tour ${departure_id} ${rooms} ${beds}`, () =>
      totalsOfDeparture(services, departure_id, rooms, beds),
    );
    if (package_id !== null) return totals.get(package_id) ?? null;
    return totals.size === 0 ? null : Math.min(...totals.values());
  },
};
