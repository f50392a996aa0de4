import type { Queryable } from "../database/database.ts";

/**
 * The number of a thing by the name that an operator has for it: the `external_id` of its file, and where no thing is called
 * so its number, as pages and lists show it. Null: it is neither.
 */
export async function idNamed(
  from: Queryable,
  kind: "property" | "room" | "departure" | "flight",
  typed: string | undefined,
): Promise<number | null> {
  if (typed === undefined) return null;
  const [named] = await from.query<{ id: number }>(
    "SELECT id FROM inventory_key WHERE kind = $1 AND external_id = $2",
    [kind, typed],
    "id_named",
  );
  return named?.id ?? (/^\d{1,15}$/.test(typed) ? Number(typed) : null);
}
