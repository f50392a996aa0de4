import { randomBytes } from "node:crypto";
import { z } from "zod";
import { MONTH_SECONDS } from "#domain/calendar/constants.ts";
import type { Services } from "../../services.ts";
import { type TokenCodec, tokenCodec } from "./token.ts";

/**
 * A browser that has logged in keeps a token to prove that. It opens nothing: with it, codes for its user are sent and
 * tried on a budget of their own, which strangers who ask for the same number cannot use up (decision 025).
 */

const LIFETIME_SECONDS = 6 * MONTH_SECONDS;

const claims = z.strictObject({
  sub: z.string().regex(/^\d{1,15}$/),
  jti: z.string().length(22),
  iss: z.string(),
  aud: z.literal("browser"),
  exp: z.int(),
});
type Claims = z.infer<typeof claims>;

const tokens = ({ tokenSecret, publicBaseUrl }: Services["settings"]): TokenCodec<Claims> =>
  tokenCodec(tokenSecret, publicBaseUrl, "browser", claims);

/** The token for a browser in which this user has just logged in. */
export const knownBrowserToken = ({ settings, clock }: Pick<Services, "settings" | "clock">, userId: number): string =>
  tokens(settings).sign({
    sub: String(userId),
    jti: randomBytes(16).toString("base64url"),
    iss: settings.publicBaseUrl,
    aud: "browser",
    exp: clock() + LIFETIME_SECONDS,
  });

/** Returns the browser of this user that a token identifies; null when it is none of theirs. */
export function knownBrowserOf(
  { settings, clock }: Pick<Services, "settings" | "clock">,
  token: string | undefined,
  userId: number | undefined,
): string | null {
  const claims = token === undefined || userId === undefined ? null : tokens(settings).read(token);
  return claims !== null && claims.sub === String(userId) && claims.exp > clock() ? claims.jti : null;
}
