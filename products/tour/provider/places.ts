import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { PackageStay, TourLeg } from "#products/tour/contract/tour.shapes.ts";
import type { DepartureState } from "#products/tour/rules/departure.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { StoredLeg, StoredStay } from "./schema.ts";

/** Converts places that tours keep by number to the names that calls use. */

type Place = PackageStay["city"];

/** @throws when the world has no such city: tours name cities of the same world. */
export function placeOf({ cityOfId }: Atlas, id: number): Place {
  const city = cityOfId.get(id);
  if (city === undefined) throw new Error(`There is no city ${id}`);
  const { slug, nameFa, nameEn } = city.row;
  return { id, slug, name_fa: nameFa, name_en: nameEn };
}

/** A leg as calls say it, its cities found by `cityOf`. */
export const legValueOf = (
  { from_city_id, to_city_id, carrier, ...leg }: StoredLeg,
  cityOf: (id: number) => Place,
): TourLeg => ({
  ...leg,
  number: carrier === null ? leg.number : `${carrier} ${leg.number}`,
  from: cityOf(from_city_id),
  to: cityOf(to_city_id),
  day_shift: daysBetween(dayOfLocal(leg.departs_local), dayOfLocal(leg.arrives_local)),
});

export const legValue = (atlas: Atlas, leg: StoredLeg): TourLeg => legValueOf(leg, (id) => placeOf(atlas, id));

/** The names of hotels by number. */
export type HotelNames = ReadonlyMap<number, PackageStay["property"]>;

/** Reads the hotels that some packages spend nights in. One that has left the catalogue is named by its number. */
export async function readHotels(from: Queryable, stays: readonly (readonly StoredStay[])[]): Promise<HotelNames> {
  const ids = [...new Set(stays.flat().map(({ property_id }) => property_id))];
  if (ids.length === 0) return new Map();
  const rows = await from.query<PackageStay["property"]>(
    "SELECT id, slug, name_fa, name_en FROM property WHERE id = ANY($1::int[])",
    [arrayLiteral(ids)],
    "tour_hotels",
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export const stayValue = (atlas: Atlas, hotels: HotelNames, stay: StoredStay): PackageStay => ({
  city: placeOf(atlas, stay.city_id),
  property: hotels.get(stay.property_id) ?? {
    id: stay.property_id,
    slug: "",
    name_fa: String(stay.property_id),
    name_en: String(stay.property_id),
  },
  nights: stay.nights,
  star: stay.star,
  meal: stay.meal as PackageStay["meal"],
});

/** State of a departure at a moment: `departed` follows from the clock. Epoch seconds. */
export const stateAt = (
  { state, departsAt }: { state: Exclude<DepartureState, "departed">; departsAt: number },
  now: number,
): DepartureState => (state !== "cancelled" && departsAt <= now ? "departed" : state);
