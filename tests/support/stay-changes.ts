import fc from "fast-check";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { type NightRates, nightCharges } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { cheapestStay } from "#products/stay/provider/property/cheapest-stay.ts";
import { nightsOfPlans, readStayFacts } from "#products/stay/provider/property/offers.ts";
import { rulesOf } from "#products/stay/provider/property/one-property.ts";
import { openPlansIn, openPlansOf } from "#products/stay/provider/property/open-plans.ts";
import { listedFor } from "#products/stay/provider/property/wanted-stay.ts";
import type { Services } from "#provider/services.ts";

/**
 * Changes to a stay, and the resulting facts from memory and from the database: for the test and the proof that both always
 * agree.
 */

/** City of the demonstration to change. */
export const CITY = 2;
/** Days covered by changes and stays, from the demonstration's day on. */
const DAYS = 6;

export type Wanted = { day: number; lengthOfStay: number; parties: Party[]; audience: PartyAudience };
export const stayOf = ({ day, ...wanted }: Wanted) => ({ ...wanted, checkIn: addDays(FROZEN_TODAY, day) });

const chargesOf = (rates: NightRates) => ({ night: rates.night, ...nightCharges(rates) });

/** Totals of every available property of the city, from lists and from the database. */
export async function totalsOf(services: Services, wanted: Wanted) {
  const stay = stayOf(wanted);
  const city = services.atlas.current().cityOfId.get(CITY);
  const listed = await listedFor(city ? [city] : [], stay, services);
  const ids = await services.database.query<{ id: number }>("SELECT id FROM property WHERE city_id = $1 ORDER BY id", [
    CITY,
  ]);
  const open = await openPlansOf(
    services.database,
    ids.map(({ id }) => ({ propertyId: id, checkIn: stay.checkIn, lengthOfStay: stay.lengthOfStay })),
    stay.audience,
  );
  return {
    inMemory: listed.map(({ candidate, stay }) => [candidate.id, stay?.total ?? null, stay?.rack_total ?? null]),
    read: ids.map(({ id }, index) => {
      const found = open[index];
      const cheapest = found ? cheapestStay(found.plans, stay.parties, found.childPolicy) : null;
      return [id, cheapest?.total ?? null, cheapest?.rackTotal ?? null];
    }),
  };
}

/** Rates of the plans in a search, from memory and from the database. */
export async function ratesFor(services: Services, wanted: Wanted) {
  const { inventory, database, atlas } = services;
  const stay = stayOf(wanted);
  const city = atlas.current().cityOfId.get(CITY);
  const listed = await listedFor(city ? [city] : [], stay, services);
  const plans = listed.flatMap(({ candidate: { cityId }, stay: found }) =>
    (found?.plans ?? []).map(({ planId }) => ({ cityId, planId })),
  );
  const inMemory = plans.map((plan) => inventory.rates(plan, stay)?.map(chargesOf));
  const nights = await nightsOfPlans(
    database,
    plans.map(({ planId }) => planId),
    stay,
  );
  return {
    inMemory,
    read: plans.map(({ planId }) => (nights.get(planId) ?? []).slice(0, stay.lengthOfStay).map(chargesOf)),
  };
}

/** Plan, room type or property of the city at an index, as SQL. */
export const planAt = (n: number) =>
  `(SELECT plan.id FROM rate_plan AS plan WHERE plan.city_id = ${CITY} ORDER BY plan.id OFFSET ${n} % (SELECT count(*) FROM rate_plan WHERE city_id = ${CITY}) LIMIT 1)`;
export const roomAt = (n: number) =>
  `(SELECT id FROM room_type WHERE city_id = ${CITY} ORDER BY id OFFSET ${n} % (SELECT count(*) FROM room_type WHERE city_id = ${CITY}) LIMIT 1)`;
export const propertyAt = (n: number) =>
  `(SELECT id FROM property WHERE city_id = ${CITY} ORDER BY id OFFSET ${n} % (SELECT count(*) FROM property WHERE city_id = ${CITY}) LIMIT 1)`;
export const nightOf = (day: number) => `date '${FROZEN_TODAY}' + ${day}`;

/** A stay in one property, from memory and from the database. */
export async function factsOf({ inventory, database }: Services, propertyId: number, stay: Stay) {
  const known = await inventory.property(propertyId);
  const inMemory = await known?.stayFacts(stay);
  const read = await readStayFacts(database, [propertyId], stay);
  return { inMemory, read, open: known ? openPlansIn(read, rulesOf(known.facts.row), stay).length : 0 };
}

/** Changes to a stay, as SQL statements. */
export const changes: readonly ((n: number, day: number, value: number) => string)[] = [
  (n, day, value) =>
    `UPDATE night_price SET sale_rate = ${(value + 1) * 1_000_010} WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day) => `UPDATE night_price SET sale_rate = NULL WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE night_price SET closed = ${value % 2 === 0} WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day) =>
    `UPDATE night_price SET closed_to_arrival = NOT closed_to_arrival WHERE rate_plan_id = ${planAt(n)} AND night >= ${nightOf(day)}`,
  (n, day) =>
    `UPDATE night_price SET closed_to_departure = NOT closed_to_departure WHERE rate_plan_id = ${planAt(n)} AND night >= ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE night_price SET min_stay = 1 + ${value} % 3, max_stay = 2 + ${value} % 3 WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE night_price SET extra_bed_rate = ${value} * 100005 WHERE city_id = ${CITY} AND night = ${nightOf(day)} AND rate_plan_id > ${planAt(n)}`,
  (n, day) => `DELETE FROM night_price WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE inventory_night SET sold = least(total, ${value} % 4), held = 0 WHERE room_type_id = ${roomAt(n)} AND night >= ${nightOf(day)}`,
  (n, day) =>
    `UPDATE inventory_night SET sold = total, held = 0 WHERE room_type_id = ${roomAt(n)} AND night = ${nightOf(day)}`,
  (n, day) => `DELETE FROM inventory_night WHERE room_type_id = ${roomAt(n)} AND night = ${nightOf(day)}`,
  (n) => `UPDATE room_type SET out_of_service = NOT out_of_service WHERE id = ${roomAt(n)}`,
  (n, _day, value) => `UPDATE room_type SET capacity = 1 + ${value} % 3 WHERE id = ${roomAt(n)}`,
  (n) =>
    `UPDATE rate_plan SET guest_nationality = CASE guest_nationality WHEN 'foreign' THEN 'any' WHEN 'any' THEN 'iranian' ELSE 'foreign' END WHERE id = ${planAt(n)}`,
  (n) => `UPDATE property SET is_bookable = NOT is_bookable WHERE id = ${propertyAt(n)}`,
  (n, _day, value) =>
    `UPDATE property SET free_until = ${value} % 4, half_until = 4 + ${value} % 4 WHERE id = ${propertyAt(n)}`,
  (_n, _day, value) => `UPDATE property SET rating_count = ${value} WHERE city_id = ${CITY}`,
];

const party = fc.constantFrom<Party>(
  { adults: 1, children: [] },
  { adults: 2, children: [] },
  { adults: 2, children: [5] },
  { adults: 3, children: [1, 7] },
);
const wantedStay = fc.record({
  day: fc.nat({ max: DAYS - 1 }),
  lengthOfStay: fc.integer({ min: 1, max: 4 }),
  parties: fc.array(party, { minLength: 1, maxLength: 2 }),
  audience: fc.constantFrom(...partyAudiences),
});
export const step = fc.record({
  change: fc.nat({ max: changes.length - 1 }),
  n: fc.nat({ max: 500 }),
  day: fc.nat({ max: DAYS }),
  value: fc.nat({ max: 50 }),
  wanted: wantedStay,
});
