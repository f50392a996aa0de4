import { lookOf } from "#domain/text/look.ts";
import type { Queryable } from "../database/database.ts";
import { type Refusal, refuse } from "../envelope.ts";
import type { Principal } from "../http/principal.ts";

/** Identity of deciding operators, and the journal of what they have changed. */

type Operator = Extract<Principal, { kind: "operator" }>;
type Said = { readonly operator?: string | null | undefined };

/**
 * Returns an operator with the name to decide under. An operator's own token has it, and the body may give no other;
 * the installation's token has none, so the body must give one that is no operator's, in office or revoked. Any other
 * principal is returned as it is.
 */
export async function namedBy(database: Queryable, principal: Principal, body: unknown): Promise<Principal | Refusal> {
  if (principal.kind !== "operator") return principal;
  const said = (body as Said).operator?.trim() || null;
  const name = principal.ownName ?? said;
  if (name === null) return refuse("invalid_input", [{ name: "operator", code: "required" }]);
  if (said !== null && said !== name) return refuse("invalid_input", [{ name: "operator", code: "unknown_value" }]);
  if (principal.ownName === null && (await isTaken(database, name))) {
    return refuse("invalid_input", [{ name: "operator", code: "operator_exists" }]);
  }
  return { ...principal, name };
}

const isTaken = async (database: Queryable, name: string): Promise<boolean> =>
  (await database.query("SELECT id FROM operator WHERE name = $1 OR look = $2", [name, lookOf(name)])).length > 0;

/** Records an operator's act, in the transaction that does it. */
export async function recordAct(
  tx: Queryable,
  { name, ownName }: Operator,
  call: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
): Promise<void> {
  const { reason } = body as { reason?: string | null };
  await tx.query(
    `INSERT INTO operator_act (operator, is_proved, call, subject, reason, at) VALUES ($1, $2, $3, $4, $5, app_now())`,
    [name, ownName !== null, call, Object.values(params).join(" ") || null, reason?.trim() || null],
    "record_act",
  );
  await noteUse(tx, { ownName });
}

/** Notes that an operator's own token was used, to the minute. */
export async function noteUse(database: Queryable, { ownName }: Pick<Operator, "ownName">): Promise<void> {
  if (ownName === null) return;
  await database.query(
    `UPDATE operator SET last_used_at = app_now()
     WHERE name = $1 AND revoked_at IS NULL AND (last_used_at IS NULL OR last_used_at < app_now() - interval '1 minute')`,
    [ownName],
    "note_use",
  );
}
