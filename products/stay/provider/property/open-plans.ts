import { inArray } from "drizzle-orm";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import { blockingOf, roomsLeft } from "#domain/pricing/blocking.ts";
import {
  type Charges,
  type ChildPolicy,
  nightCharges,
  type RoomCapacity,
  sumCharges,
} from "#domain/pricing/pricing.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { openToParty, type PropertyRules, readStayFacts, type StayFacts } from "./offers.ts";
import { rulesOf } from "./one-property.ts";
import { property } from "./schema.ts";

/** An open plan over a whole stay: charges of all its nights, enough to price any party, and rooms free on the scarcest. */
export type PlanSums = RoomCapacity & Charges & { roomTypeId: number; meal: string; free: number };

/** The plans of a property's facts that take guests for a stay, in order of room type and plan. */
export function openPlansIn(facts: StayFacts, rules: PropertyRules, stay: Stay): PlanSums[] {
  const checkOut = checkOutOf(stay.checkIn, stay.lengthOfStay);
  return facts.roomTypes.flatMap(({ id: roomTypeId, capacity, extraCapacity }) => {
    const stock = facts.stockOf.get(roomTypeId) ?? [];
    return (facts.plansOf.get(roomTypeId) ?? []).flatMap(({ id, meal }) => {
      const nights = facts.nightsOf.get(id) ?? [];
      const request = { property: rules, nights, stock, stay: { ...stay, rooms: 1 }, lackingPlaces: 0 };
      if (blockingOf(request).length > 0) return [];
      const slept = nights.filter(({ night }) => night >= stay.checkIn && night < checkOut);
      const charges = sumCharges(slept.map(nightCharges));
      return [{ roomTypeId, meal, capacity, extraCapacity, ...charges, free: roomsLeft(stock, stay) }];
    });
  });
}

/** A stay in one property. */
type PropertyStay = Stay & { propertyId: number };

/** Open plans of a property for a stay, and its charges for children. */
type OpenPlans = { plans: PlanSums[]; childPolicy: ChildPolicy };

/** Reads the plans that are open to a party for each of some stays, in their order; null where none is open. */
export async function openPlansOf(
  database: Database,
  stays: readonly PropertyStay[],
  audience: PartyAudience,
): Promise<(OpenPlans | null)[]> {
  const [first] = stays.map(({ checkIn }) => checkIn).sort();
  const last = stays
    .map(({ checkIn, lengthOfStay }) => checkOutOf(checkIn, lengthOfStay))
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const ids = [...new Set(stays.map(({ propertyId }) => propertyId))];
  const [rows, all] = await Promise.all([
    database.orm.select().from(property).where(inArray(property.id, ids)),
    readStayFacts(database, ids, { checkIn: first, lengthOfStay: daysBetween(first, last) }),
  ]);
  const facts = openToParty(all, audience);
  const rulesById = new Map(rows.map((row) => [row.id, rulesOf(row)]));
  const roomsById = Map.groupBy(facts.roomTypes, ({ propertyId }) => propertyId);
  return stays.map(({ propertyId, ...stay }) => {
    const rules = rulesById.get(propertyId);
    if (rules === undefined) return null;
    const plans = openPlansIn({ ...facts, roomTypes: roomsById.get(propertyId) ?? [] }, rules, stay);
    return plans.length === 0 ? null : { plans, childPolicy: rules.childPolicy };
  });
}
