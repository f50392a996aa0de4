import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { ActsValue, OperatorsValue } from "#domain/contract/operator.shapes.ts";
import { lookOf } from "#domain/text/look.ts";
import { newOperatorToken } from "../../identity/user/operator-token.ts";
import { digestOf } from "../../identity/user/session.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import type { Principal } from "../../kernel/http/principal.ts";

/** Part of call 87, operators: they are added and revoked with the installation's own token alone. */

/** Fills in how the names of operators look that an earlier version added; of two that look alike the first has it. */
async function fillLooks(tx: Queryable): Promise<void> {
  const unfilled = await tx.query<{ id: number; name: string }>(
    "SELECT id, name FROM operator WHERE look IS NULL ORDER BY id",
  );
  for (const { id, name } of unfilled) {
    await tx.query(
      "UPDATE operator SET look = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM operator WHERE look = $2)",
      [id, lookOf(name)],
    );
  }
}

const isInstallation = (principal: Principal): boolean => principal.kind === "operator" && principal.ownName === null;

const add = effect({
  call: operatorCalls.addOperator,
  async effect({ principal, body: { name } }, tx) {
    if (!isInstallation(principal)) return refuse("installation_token_needed");
    await fillLooks(tx);
    const token = newOperatorToken(name);
    // A revoked operator may come back under the same name: earlier decisions are the same person's.
    const added = await tx.query(
      `INSERT INTO operator AS kept (name, look, token_digest, created_at)
       SELECT $1, $3, $2, app_now() WHERE NOT EXISTS (SELECT FROM operator WHERE look = $3 AND name <> $1)
       ON CONFLICT (name) DO UPDATE SET look = excluded.look, token_digest = excluded.token_digest, created_at = app_now(), revoked_at = NULL,
         last_used_at = NULL
       WHERE kept.revoked_at IS NOT NULL RETURNING id`,
      [name, digestOf(token), lookOf(name)],
    );
    return added.length === 1 ? { name, token } : refuse("invalid_input", [{ name: "name", code: "operator_exists" }]);
  },
});

const list = endpoint({
  call: operatorCalls.operators,
  async answer(_asked, { database }): Promise<OperatorsValue> {
    const at = (column: string) => `floor(extract(epoch FROM ${column}))::float8 AS ${column}`;
    const items = await database.query<OperatorsValue["items"][number]>(
      `SELECT name, ${at("created_at")}, ${at("revoked_at")}, ${at("last_used_at")} FROM operator ORDER BY created_at, id`,
    );
    return { items };
  },
});

const acts = endpoint({
  call: operatorCalls.acts,
  async answer({ query: { operator = null, since = null, limit } }, { database }): Promise<ActsValue> {
    const found =
      "FROM operator_act WHERE ($1::text IS NULL OR operator = $1) AND ($2::float8 IS NULL OR at >= to_timestamp($2))";
    const items = await database.query<ActsValue["items"][number]>(
      `SELECT id::float8 AS id, floor(extract(epoch FROM at))::float8 AS at, operator, is_proved, call, subject, reason
       ${found} ORDER BY operator_act.id DESC LIMIT $3`,
      [operator, since, limit],
    );
    const [counted] = await database.query<{ total: number }>(`SELECT count(*)::float8 AS total ${found}`, [
      operator,
      since,
    ]);
    return { items, total: counted?.total ?? 0 };
  },
});

const revoke = effect({
  call: operatorCalls.revokeOperator,
  async effect({ principal, params }, tx) {
    if (!isInstallation(principal)) return refuse("installation_token_needed");
    const revoked = await tx.query(
      "UPDATE operator SET revoked_at = app_now() WHERE name = $1 AND revoked_at IS NULL RETURNING id",
      [params.name],
    );
    if (revoked.length === 1) return { state: "revoked" };
    const known = await tx.query("SELECT id FROM operator WHERE name = $1", [params.name]);
    return known.length === 1 ? { state: "revoked" } : refuse("not_found");
  },
});

export const operatorEndpoints: readonly Endpoint[] = [add, list, acts, revoke];
