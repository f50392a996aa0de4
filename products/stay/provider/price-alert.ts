import type { ReadInputOf } from "#domain/contract/call.ts";
import type { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { formatRooms, parseRooms } from "#domain/rooms.ts";
import { today } from "#provider/kernel/clock.ts";
import { readStay } from "#provider/kernel/search/stay-query.ts";
import type { Asked, PropertySubject, Watched } from "#provider/people/price-alert/subject.ts";
import type { Services } from "#provider/services.ts";
import { listedFor } from "./property/wanted-stay.ts";

/** The stay that an alert is asked for. */
export function askedStay(
  input: ReadInputOf<typeof priceAlertCalls.save>,
  { clock }: Services,
): Asked<PropertySubject> {
  const { parties, faults } = readStay(input, today(clock));
  if (parties === null) return { faults };
  const { property_id, check_in: date, length_of_stay, audience } = input;
  return { kind: "property", property_id, date, length_of_stay, rooms: formatRooms(parties), audience };
}

/** A stay is read with those of its whole city, as lists read it. */
export const watchedProperty: Watched<"property"> = {
  field: "property_id",
  words: { price: "price_fell", place: "place_freed" },
  async total({ property_id, date, length_of_stay, rooms, audience }, services, reads) {
    const [row] = await services.database.query<{ city_id: number }>("SELECT city_id FROM property WHERE id = $1", [
      property_id,
    ]);
    const city = row && services.atlas.current().cityOfId.get(row.city_id);
    if (city === undefined) return null;
    // Written by `formatRooms`, so they are always read.
    const parties = parseRooms(rooms) ?? [];
    const stay = { checkIn: date, lengthOfStay: length_of_stay, parties, audience };
    const totals = await reads(`property ${city.row.id} ${date} ${length_of_stay} ${rooms} ${audience}`, async () => {
      const listed = await listedFor([city], stay, services);
      return new Map(listed.map(({ candidate, stay: priced }) => [candidate.id, priced?.total ?? null]));
    });
    return totals.get(property_id) ?? null;
  },
};
