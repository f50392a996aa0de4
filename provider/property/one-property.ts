import type { Services } from "../services.ts";
import type { KnownProperty } from "./inventory/known-property.ts";
import type { PropertyRules } from "./offers.ts";
import type { property } from "./schema.ts";

export type PropertyRow = typeof property.$inferSelect;

/** The property of a path's `{property_id}`; null when there is none of that number. */
export const knownProperty = async ({ inventory }: Services, id: string | undefined): Promise<KnownProperty | null> =>
  id !== undefined && /^\d{1,9}$/.test(id) ? inventory.property(Number(id)) : null;

/** What pricing asks of a property. */
export const rulesOf = ({ isActive, isBookable, freeUntil, halfUntil }: PropertyRow): PropertyRules => ({
  isActive,
  isBookable,
  childPolicy: { freeUntil, halfUntil },
});
