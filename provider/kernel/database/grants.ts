import { LOSES_REASONS } from "./append-only.ts";
import type { Database, Queryable } from "./database.ts";

/** Tables that the provider only reads in production: the demonstration's mark and the offset of its clock. */
const READ_ONLY = ["app_clock", "demo_world"] as const;

/**
 * The rights that the provider needs, by the catalogue, so that whatever a migration adds is among them: `object` and
 * `rights` as GRANT writes them. A table whose emptying the trigger of books and histories refuses is only added to.
 */
const NEEDED = `
  SELECT 'SCHEMA' AS kind, quote_ident(nspname) AS object, 'USAGE' AS rights, oid FROM pg_namespace
  WHERE nspname IN ('public', 'drizzle')
  UNION ALL
  SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, format('%I.%I', nspname, relname), CASE
      WHEN relkind = 'S' THEN 'USAGE, SELECT'
      WHEN nspname = 'drizzle' OR relname IN (${READ_ONLY.map((table) => `'${table}'`).join(", ")}) THEN 'SELECT'
      WHEN EXISTS (SELECT FROM pg_trigger WHERE tgrelid = class.oid AND tgname = 'never_emptied') THEN 'SELECT, INSERT'
      ELSE 'SELECT, INSERT, UPDATE, DELETE' END, class.oid
  FROM pg_class AS class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND nspname IN ('public', 'drizzle') AND NOT (relkind = 'S' AND nspname = 'drizzle')
  UNION ALL
  SELECT 'FUNCTION', proc.oid::regprocedure::text, 'EXECUTE', proc.oid
  FROM pg_proc AS proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
  WHERE prokind = 'f' AND nspname = 'public'`;

const GROUPED = `
  SELECT kind, rights, string_agg(object, ', ') AS objects FROM (${NEEDED}) AS needed GROUP BY kind, rights`;

/**
 * Gives a role what the provider needs in production and nothing beyond: rows of every table, but only new ones where
 * a table is append-only, every sequence and every function. It owns nothing, so it can neither change a table nor
 * switch off a trigger. Run by the owner of the tables after each migration; may be run again.
 *
 * @throws when there is no such role, it is the owner itself, or something is not the owner's to give.
 */
export async function grantTo(owner: Database, role: string): Promise<void> {
  const [found] = await owner.query<{ name: string; isOwner: boolean; isSuperuser: boolean }>(
    `SELECT quote_ident(rolname) AS name, rolname = current_user AS "isOwner", rolsuper AS "isSuperuser"
     FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (found === undefined) throw new Error(`There is no role ${role}: make it with CREATE ROLE … LOGIN`);
  if (found.isOwner || found.isSuperuser)
    throw new Error(`${role} owns the tables or is a superuser: name another role`);
  const { name } = found;
  // In one transaction: a provider that runs meanwhile is never without a right.
  await owner.withTx(async (tx) => {
    for (const { kind, rights, objects } of await tx.query<{ kind: string; rights: string; objects: string }>(
      GROUPED,
    )) {
      await tx.query(`REVOKE ALL ON ${kind} ${objects} FROM ${name}`);
      await tx.query(`GRANT ${rights} ON ${kind} ${objects} TO ${name}`);
    }
    await tx.query(`GRANT UPDATE (reason) ON ${LOSES_REASONS.join(", ")} TO ${name}`);
  });
  const lacking = await lackingRights(owner, role);
  if (lacking.length > 0) throw new Error(`${role} still lacks ${lacking.join(", ")}: is it another role's?`);
}

/** Rights that a role, by default the connection's own, lacks of those needed: `USAGE on public.question_number`. */
export async function lackingRights(from: Queryable, role: string | null = null): Promise<string[]> {
  const rows = await from.query<{ lacking: string }>(
    `SELECT one_right || ' on ' || object AS lacking
     FROM (${NEEDED}) AS needed, unnest(string_to_array(rights, ', ')) AS one_right, coalesce($1::name, current_user) AS role
     WHERE NOT CASE kind
       WHEN 'SCHEMA' THEN has_schema_privilege(role, oid, one_right)
       WHEN 'TABLE' THEN has_table_privilege(role, oid, one_right)
       WHEN 'SEQUENCE' THEN has_sequence_privilege(role, oid, one_right)
       ELSE has_function_privilege(role, oid, one_right) END
     ORDER BY object, one_right`,
    [role],
  );
  return rows.map(({ lacking }) => lacking);
}

/** True when this connection's role owns one of our tables: it could switch off the triggers that keep the books. */
export async function ownsTables(from: Queryable): Promise<boolean> {
  const owned = await from.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user LIMIT 1",
  );
  return owned.length > 0;
}
