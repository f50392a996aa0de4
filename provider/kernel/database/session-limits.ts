import type pg from "pg";
import { defaultLimits } from "./database.ts";

/**
 * Settings of every connection of the provider's role from its start. A parameter of the
 * connection itself would not get through a pool.
 */
const settings: Readonly<Record<string, string>> = {
  statement_timeout: `${defaultLimits.statement}ms`,
  lock_timeout: `${defaultLimits.lock}ms`,
  idle_in_transaction_session_timeout: `${defaultLimits.idle}ms`,
  // Plans are chosen and kept for what they avoid: their cost estimates do not tell if compiling them pays.
  jit: "off",
};

const MINE = `
  SELECT quote_ident(current_database()) AS database, coalesce(
    (SELECT setconfig FROM pg_db_role_setting
     WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
       AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())), '{}') AS kept`;

/** Two processes that start at once would alter the same row. */
const LOCK = 1_405_0831;

/**
 * Stores the limits with the role of this connection, in this database alone, for connections that begin from now on.
 * Limits already stored are left as they are.
 */
export async function keepSessionLimits(client: pg.Client): Promise<void> {
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
  const { rows } = await client.query<{ database: string; kept: string[] }>(MINE);
  const [found] = rows;
  if (found === undefined) throw new Error("The database does not say who uses it");
  for (const [name, value] of Object.entries(settings)) {
    if (found.kept.includes(`${name}=${value}`)) continue;
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${found.database} SET ${name} = '${value}'`);
  }
  await client.query("COMMIT");
}

/** Removes the limits from a connection for work of unbounded length. */
export const withoutLimits =
  "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
