import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { ChildPolicy } from "#domain/pricing/pricing.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { freeRooms, isOpenFor, nightSums, type PlanSums } from "./plan-totals.ts";

/** A stay in one property. */
type PropertyStay = Stay & { propertyId: number };

/** The open plans of single properties that take guests, each for a stay of its own, in an order: of two that cost the same the first is taken. */
const OF_PROPERTIES = `
  SELECT stay.place, property.free_until AS "freeUntil", property.half_until AS "halfUntil",
    rt.id AS "roomTypeId", rp.meal, rt.capacity, rt.extra_capacity AS "extraCapacity",
    prices.sale, prices.rack, prices.extra, prices.half_extra AS "halfExtra", stock.free
  FROM jsonb_to_recordset($1::jsonb) AS stay (place int, "propertyId" int, "checkIn" date, "checkOut" date, "lengthOfStay" int)
  JOIN property ON property.id = stay."propertyId" AND property.is_active AND property.is_bookable
  JOIN room_type rt ON rt.property_id = property.id AND NOT rt.out_of_service
  JOIN rate_plan rp ON rp.room_type_id = rt.id AND rp.guest_nationality <> 'foreign'
  CROSS JOIN LATERAL (
    SELECT ${nightSums('stay."checkOut"')}
    FROM night_price WHERE rate_plan_id = rp.id AND night BETWEEN stay."checkIn" AND stay."checkOut"
    HAVING ${isOpenFor('stay."checkIn"', 'stay."checkOut"', 'stay."lengthOfStay"')}) AS prices
  CROSS JOIN LATERAL (${freeRooms('stay."checkIn"', 'stay."checkOut"')}) AS stock
  WHERE stock.nights = stay."lengthOfStay" AND stock.free > 0
  ORDER BY stay.place, rt.id, rp.id`;

/** Open plans of a property for a stay, and its charges for children; null where none is open. */
type OpenPlans = { plans: PlanSums[]; childPolicy: ChildPolicy };

/** Returns the open plans for each of some stays, in their order. */
export async function openPlansOf(from: Queryable, stays: readonly PropertyStay[]): Promise<(OpenPlans | null)[]> {
  if (stays.length === 0) return [];
  const asked = stays.map((stay, place) => ({
    ...stay,
    place,
    checkOut: checkOutOf(stay.checkIn, stay.lengthOfStay),
  }));
  const rows = await from.query<PlanSums & ChildPolicy & { place: number }>(
    OF_PROPERTIES,
    [JSON.stringify(asked)],
    "plans_of_properties",
  );
  const found = Map.groupBy(rows, ({ place }) => place);
  return stays.map((_, place) => {
    const plans = found.get(place);
    const first = plans?.[0];
    if (plans === undefined || first === undefined) return null;
    return { plans, childPolicy: { freeUntil: first.freeUntil, halfUntil: first.halfUntil } };
  });
}
