import type { Database } from "../database/database.ts";
import { isSameSecret } from "../http/client-address.ts";
import { anonymous, type Credentials, type Principal } from "../http/principal.ts";
import type { Settings } from "../settings.ts";
import { digestOf } from "./session.ts";
import { type TrackingClaims, trackingTokens, type UserClaims, userTokens } from "./token.ts";

const LIVE_SESSION = `SELECT user_id FROM user_session
  WHERE id = $1 AND revoked_at IS NULL AND expires_at > app_now() AND to_timestamp($2::float8) > app_now()`;
const STILL = "SELECT to_timestamp($1::float8) > app_now() AS still";

/**
 * Finds out who shows some credentials. What proves nothing is anonymous: a broken token is no fault of a page. Tokens
 * end by the database's clock, and at once when their session is revoked there.
 */
export function createIdentify(settings: Settings, database: Database) {
  const users = userTokens(settings);
  const tracking = trackingTokens(settings);

  async function userOf(claims: UserClaims, fingerprint: string | undefined): Promise<Principal> {
    if (claims.fgp !== undefined && !isSameSecret(claims.fgp, digestOf(fingerprint ?? ""))) return anonymous;
    const [session] = await database.query<{ user_id: number }>(LIVE_SESSION, [claims.jti, claims.exp], "live_session");
    if (session === undefined || String(session.user_id) !== claims.sub) return anonymous;
    return { kind: "user", userId: session.user_id, sessionId: claims.jti };
  }

  async function viewOf({ confirmation_code, exp }: TrackingClaims): Promise<Principal> {
    const [row] = await database.query<{ still: boolean }>(STILL, [exp]);
    return row?.still === true ? { kind: "tracking", confirmationCode: confirmation_code } : anonymous;
  }

  return async ({ authorization, fingerprint }: Credentials): Promise<Principal> => {
    const token = /^Bearer ([A-Za-z0-9._-]{8,4096})$/.exec(authorization ?? "")?.[1];
    if (token === undefined) return anonymous;
    const user = users.read(token);
    if (user !== null) return userOf(user, fingerprint);
    const view = tracking.read(token);
    if (view !== null) return viewOf(view);
    return isSameSecret(token, settings.operatorToken) ? { kind: "operator" } : anonymous;
  };
}
