import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { PropertyRules } from "./offers.ts";
import { property } from "./schema.ts";

export type PropertyRow = typeof property.$inferSelect;

/** The property of a path's `{property_id}`; null when there is none of that number. */
export async function readProperty({ orm }: Database, id: string | undefined): Promise<PropertyRow | null> {
  if (id === undefined || !/^\d{1,9}$/.test(id)) return null;
  const [found] = await orm
    .select()
    .from(property)
    .where(eq(property.id, Number(id)));
  return found ?? null;
}

/** What pricing asks of a property. */
export const rulesOf = ({ isActive, isBookable, freeUntil, halfUntil }: PropertyRow): PropertyRules => ({
  isActive,
  isBookable,
  childPolicy: { freeUntil, halfUntil },
});
