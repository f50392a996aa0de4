import type { Queryable } from "../kernel/database/database.ts";

type Kind = "property" | "room" | "departure" | "flight";

/** The largest number that a column of the kind holds. */
const INTEGER = 2_147_483_647;
const LARGEST: Readonly<Record<Kind, number>> = {
  property: INTEGER,
  room: INTEGER,
  departure: Number.MAX_SAFE_INTEGER,
  flight: Number.MAX_SAFE_INTEGER,
};

/**
 * The number of a thing by the name that an operator has for it: the `external_id` of its file, and where no thing is called
 * so its number, as pages and lists show it. Null: it is neither.
 */
export async function idNamed(from: Queryable, kind: Kind, typed: string | undefined): Promise<number | null> {
  if (typed === undefined) return null;
  const [named] = await from.query<{ id: number }>(
    "SELECT id FROM inventory_key WHERE kind = $1 AND external_id = $2",
    [kind, typed],
    "id_named",
  );
  if (named !== undefined) return named.id;
  return /^\d{1,15}$/.test(typed) && Number(typed) <= LARGEST[kind] ? Number(typed) : null;
}
