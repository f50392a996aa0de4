import type { Audience } from "#domain/sale/audience.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";

/** A plan on sale, with its room type: for any audience. */
export type KeptPlan = {
  propertyId: number;
  roomTypeId: number;
  planId: number;
  capacity: number;
  extraCapacity: number;
  meal: string;
  policyId: string;
  online: boolean;
  audience: Audience;
};

/** The plans of a city, those of a property side by side and in the order of properties. A place is an index here. */
export type CityPlans = {
  plans: readonly KeptPlan[];
  placeOfPlan: ReadonlyMap<number, number>;
  /** Ids of the room types. */
  rooms: readonly number[];
  placeOfRoom: ReadonlyMap<number, number>;
  /** By index of the plan, the index of its room type. */
  roomOf: Int32Array;
  /** The places of a property's plans: from the first, up to and without the second. */
  rangeOf: ReadonlyMap<number, readonly [number, number]>;
};

const PLANS = `
  SELECT rt.property_id AS "propertyId", rt.id AS "roomTypeId", rp.id AS "planId", rt.capacity,
    rt.extra_capacity AS "extraCapacity", rp.meal, rp.cancellation_policy_id AS "policyId", rp.confirmation = 'online' AS online,
    rp.guest_nationality AS audience
  FROM room_type rt JOIN rate_plan rp ON rp.room_type_id = rt.id
  WHERE NOT rt.out_of_service`;
const ORDER = "ORDER BY rt.property_id, rt.id, rp.id";
const OF_CITY = `${PLANS} AND rt.city_id = $1 AND rp.city_id = $1 ${ORDER}`;
const OF_PROPERTIES = `${PLANS} AND rt.property_id = ANY($1::int[]) ${ORDER}`;

export const readPlans = async (from: Queryable, cityId: number): Promise<CityPlans> =>
  inPlaces(await from.query<KeptPlan>(OF_CITY, [cityId], "plans_of_city"));

/** Reads the plans of some properties over; false when there are others than before, and nothing is changed. */
export async function refreshPlans(from: Queryable, of: CityPlans, propertyIds: readonly number[]): Promise<boolean> {
  const fresh = await from.query<KeptPlan>(OF_PROPERTIES, [arrayLiteral(propertyIds)], "plans_of_some");
  const before = propertyIds.flatMap((id) => of.plans.slice(...(of.rangeOf.get(id) ?? [0, 0])));
  const isSame =
    fresh.length === before.length &&
    fresh.every((plan) => {
      const kept = of.plans[of.placeOfPlan.get(plan.planId) ?? -1];
      return kept !== undefined && kept.roomTypeId === plan.roomTypeId;
    });
  if (!isSame) return false;
  for (const plan of fresh) Object.assign(of.plans[of.placeOfPlan.get(plan.planId) ?? -1] ?? {}, plan);
  return true;
}

function inPlaces(plans: readonly KeptPlan[]): CityPlans {
  const placeOfPlan = new Map(plans.map(({ planId }, place) => [planId, place]));
  const rooms = [...new Set(plans.map(({ roomTypeId }) => roomTypeId))];
  const placeOfRoom = new Map(rooms.map((id, place) => [id, place]));
  const roomOf = Int32Array.from(plans, ({ roomTypeId }) => placeOfRoom.get(roomTypeId) ?? 0);
  const rangeOf = new Map<number, readonly [number, number]>();
  plans.forEach(({ propertyId }, place) => {
    rangeOf.set(propertyId, [rangeOf.get(propertyId)?.[0] ?? place, place + 1]);
  });
  return { plans, placeOfPlan, rooms, placeOfRoom, roomOf, rangeOf };
}
