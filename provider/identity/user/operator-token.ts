import { randomBytes } from "node:crypto";
import { operatorName } from "#domain/contract/operator.shapes.ts";
import { OPERATOR_TOKEN_PREFIX } from "#domain/operator-token.ts";
import type { UnverifiedPrincipal } from "../../kernel/http/principal.ts";
import { digestOf } from "./session.ts";

/**
 * An operator's own token: a prefix for its kind, its bearer's name, and 256 random bits. The digest that is kept
 * covers all of it, so that the name is proved with the rest.
 */
export const newOperatorToken = (name: string): string =>
  [OPERATOR_TOKEN_PREFIX, Buffer.from(name).toString("base64url"), randomBytes(32).toString("base64url")].join(".");

const FORM = new RegExp(`^${OPERATOR_TOKEN_PREFIX}\\.([A-Za-z0-9_-]{1,320})\\.[A-Za-z0-9_-]{43}$`);
const KEPT = "EXISTS (SELECT FROM operator WHERE name = $1 AND token_digest = $2 AND revoked_at IS NULL)";

/** Operator named by a token, valid if the database knows it and it was not revoked; null for any other text. */
export function unverifiedOperator(token: string): UnverifiedPrincipal | null {
  const named = FORM.exec(token)?.[1];
  const read = operatorName.safeParse(named === undefined ? undefined : Buffer.from(named, "base64url").toString());
  if (!read.success) return null;
  return {
    principal: { kind: "operator", ownName: read.data, name: read.data },
    condition: { name: "kept_operator", text: KEPT, values: [read.data, digestOf(token)] },
  };
}
