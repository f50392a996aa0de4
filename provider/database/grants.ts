import { APPEND_ONLY, LOSES_REASONS } from "./append-only.ts";
import type { Queryable } from "./database.ts";

/** Tables that the provider only reads in production: the offset of the demonstration's clock. */
const READ_ONLY = ["app_clock"] as const;

/**
 * Gives a role what the provider needs in production and nothing beyond: rows of every table, but only new ones where
 * a table is append-only. It owns nothing, so it can neither change a table nor switch off a trigger. Run by the owner
 * of the tables after each migration; may be run again.
 *
 * @throws when there is no such role, or it is the owner itself.
 */
export async function grantTo(owner: Queryable, role: string): Promise<void> {
  const [found] = await owner.query<{ name: string; isOwner: boolean; isSuperuser: boolean }>(
    `SELECT quote_ident(rolname) AS name, rolname = current_user AS "isOwner", rolsuper AS "isSuperuser"
     FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (found === undefined) throw new Error(`There is no role ${role}: make it with CREATE ROLE … LOGIN`);
  if (found.isOwner || found.isSuperuser)
    throw new Error(`${role} owns the tables or is a superuser: name another role`);
  const { name } = found;
  const statements = [
    `GRANT USAGE ON SCHEMA public, drizzle TO ${name}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`,
    `REVOKE UPDATE, DELETE ON ${APPEND_ONLY.join(", ")} FROM ${name}`,
    `GRANT UPDATE (reason) ON ${LOSES_REASONS.join(", ")} TO ${name}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join(", ")} FROM ${name}`,
  ];
  for (const statement of statements) await owner.query(statement);
}

/** Whether the role of this connection owns a table of ours: it could switch off the triggers that keep the books. */
export async function ownsTables(from: Queryable): Promise<boolean> {
  const owned = await from.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user LIMIT 1",
  );
  return owned.length > 0;
}
