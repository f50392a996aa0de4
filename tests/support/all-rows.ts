import type { Queryable } from "#provider/kernel/database/database.ts";

/** Digest of every row of every table, by the table's name: equal when nothing was written in between. */
export async function allRows(from: Queryable): Promise<Record<string, string>> {
  const tables = await from.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'drizzle') ORDER BY 1",
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [found] = await from.query<{ digest: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(each::text, E'\\n' ORDER BY each::text), '')) AS digest FROM ${name} AS each`,
    );
    rows[name] = found?.digest ?? "";
  }
  return rows;
}
