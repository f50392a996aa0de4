import { bearerTokenOf } from "#runtime/bearer.ts";
import { isSameSecret } from "../../kernel/http/client-address.ts";
import { anonymous, type Credentials, type Principal, type UnverifiedPrincipal } from "../../kernel/http/principal.ts";
import type { Settings } from "../../kernel/settings.ts";
import { unverifiedOperator } from "./operator-token.ts";
import { digestOf } from "./session.ts";
import { type TrackingClaims, trackingTokens, type UserClaims, userTokens } from "./token.ts";

const LIVE_SESSION = `EXISTS (SELECT FROM user_session
  WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND app_now() < least(expires_at, to_timestamp($3::float8)))`;
const STILL_OPEN = "to_timestamp($1::float8) > app_now()";

/**
 * Identifies the caller by credentials. Invalid ones are anonymous, not an error. Tokens expire by the database's
 * clock, and at once when their session is revoked there: the condition checks both.
 */
export function createIdentify(settings: Settings) {
  const users = userTokens(settings);
  const tracking = trackingTokens(settings);

  function user({ sub, jti, exp, fgp }: UserClaims, fingerprint: string | undefined): UnverifiedPrincipal {
    if (fgp !== undefined && !isSameSecret(fgp, digestOf(fingerprint ?? ""))) return certain(anonymous);
    return {
      principal: { kind: "user", userId: Number(sub), sessionId: jti },
      condition: { name: "live_session", text: LIVE_SESSION, values: [jti, sub, exp] },
    };
  }

  const view = ({ confirmation_code, exp }: TrackingClaims): UnverifiedPrincipal => ({
    principal: { kind: "tracking", confirmationCode: confirmation_code },
    condition: { name: "open_view", text: STILL_OPEN, values: [exp] },
  });

  return ({ authorization, fingerprint }: Credentials): UnverifiedPrincipal => {
    const token = bearerTokenOf(authorization);
    if (token === undefined) return certain(anonymous);
    const userToken = users.read(token);
    if (userToken !== null) return user(userToken, fingerprint);
    const viewToken = tracking.read(token);
    if (viewToken !== null) return view(viewToken);
    const operator = unverifiedOperator(token);
    if (operator !== null) return operator;
    const isInstallation = isSameSecret(token, settings.operatorToken);
    return certain(isInstallation ? { kind: "operator", ownName: null, name: null } : anonymous);
  };
}

const certain = (principal: Principal): UnverifiedPrincipal => ({ principal, condition: null });
