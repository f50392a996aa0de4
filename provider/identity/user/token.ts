import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import { z } from "zod";
import { isSameSecret } from "../../kernel/http/client-address.ts";

/**
 * A token is signed here and read here, by one algorithm only: its header's algorithm is never followed (ASVS 9.1.2).
 */
export type TokenCodec<Claims> = {
  sign(claims: Claims): string;
  /** The claims of a token that this codec signed; null for anything else. Says nothing about its time. */
  read(token: string): Claims | null;
};

/** Epoch seconds. `token_expire_at` is the field that browsers read by the specification (R101); it equals `exp`. */
export const userClaims = z.strictObject({
  sub: z.string().regex(/^\d{1,15}$/),
  jti: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  iss: z.string(),
  aud: z.literal("user"),
  iat: z.int(),
  exp: z.int(),
  token_expire_at: z.int(),
  /** The digest of the HttpOnly cookie that must come with it. */
  fgp: z.string().length(43).optional(),
  display_name: z.string(),
});
export type UserClaims = z.infer<typeof userClaims>;

export const trackingClaims = z.strictObject({
  confirmation_code: z.string().min(1).max(100),
  iss: z.string(),
  aud: z.literal("tracking"),
  iat: z.int(),
  exp: z.int(),
});
export type TrackingClaims = z.infer<typeof trackingClaims>;

const HEADER = { alg: "HS256", typ: "JWT" } as const;
const header = z.strictObject({ alg: z.literal(HEADER.alg), typ: z.literal(HEADER.typ) });

/**
 * Tokens of one kind: JWS compact form, HS256 (RFC 7515), three url-safe parts (R140). Each audience has a key of its
 * own, so that a token of one kind can never pass for another.
 *
 * @param issuer the site's address: another installation's tokens are not ours.
 */
export function tokenCodec<Claims extends { iss: string; aud: string }>(
  secret: string,
  issuer: string,
  audience: Claims["aud"],
  shape: z.ZodType<Claims>,
): TokenCodec<Claims> {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "shamseh", `token ${audience}`, 32)));
  const signatureOf = (signed: string) => createHmac("sha256", key).update(signed).digest("base64url");
  return {
    sign(claims) {
      const signed = [HEADER, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
      return `${signed}.${signatureOf(signed)}`;
    },
    read(token) {
      const [head = "", body = "", signature = "", ...more] = token.split(".");
      if (more.length > 0) return null;
      // As text: base64url has several spellings of the same bytes, and only one of them was given out.
      if (!isSameSecret(signature, signatureOf(`${head}.${body}`))) return null;
      if (!header.safeParse(decoded(head)).success) return null;
      const claims = shape.safeParse(decoded(body));
      return claims.success && claims.data.iss === issuer && claims.data.aud === audience ? claims.data : null;
    },
  };
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

type TokenSettings = { tokenSecret: string; publicBaseUrl: string };

export const userTokens = ({ tokenSecret, publicBaseUrl }: TokenSettings): TokenCodec<UserClaims> =>
  tokenCodec(tokenSecret, publicBaseUrl, "user", userClaims);

export const trackingTokens = ({ tokenSecret, publicBaseUrl }: TokenSettings): TokenCodec<TrackingClaims> =>
  tokenCodec(tokenSecret, publicBaseUrl, "tracking", trackingClaims);
