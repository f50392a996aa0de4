import type { Queryable } from "../database/database.ts";

/** Progress of a check, as the id of the last thing that it looked at; 0 at the beginning. */
export async function progressOf(from: Queryable, name: string): Promise<number> {
  const [row] = await from.query<{ upto: number }>("SELECT upto FROM check_progress WHERE name = $1", [name]);
  return row?.upto ?? 0;
}

/** Stores the progress of a check, in the transaction that raises what it found. */
export async function keepProgress(tx: Queryable, name: string, upto: number): Promise<void> {
  await tx.query(
    `INSERT INTO check_progress (name, upto) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET upto = EXCLUDED.upto`,
    [name, upto],
  );
}
