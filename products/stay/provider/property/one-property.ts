import type { PartyAudience } from "#domain/sale/audience.ts";
import type { Services } from "#provider/services.ts";
import type { SoldPlan } from "./from-price.ts";
import type { KnownProperty, PropertyFacts } from "./inventory/known-property.ts";
import { openToParty, type PropertyRules } from "./offers.ts";
import type { property } from "./schema.ts";

export type PropertyRow = typeof property.$inferSelect;

/** The property of a path's `{property_id}`; null when there is none of that number. */
export const knownProperty = async ({ inventory }: Services, id: string | undefined): Promise<KnownProperty | null> =>
  id !== undefined && /^\d{1,9}$/.test(id) ? inventory.property(Number(id)) : null;

/** The plans of a property that are open to a party, in order of room type and plan. */
export function soldPlansOf(facts: PropertyFacts, audience: PartyAudience): SoldPlan[] {
  const { roomTypes, plansOf } = openToParty(facts, audience);
  return roomTypes.flatMap(({ id: roomTypeId, capacity, extraCapacity }) =>
    (plansOf.get(roomTypeId) ?? []).map(({ id: planId }) => ({ planId, roomTypeId, capacity, extraCapacity })),
  );
}

/** Facts of a property that pricing needs. */
export const rulesOf = ({ isActive, isBookable, freeUntil, halfUntil }: PropertyRow): PropertyRules => ({
  isActive,
  isBookable,
  childPolicy: { freeUntil, halfUntil },
});
