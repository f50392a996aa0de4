import { isToken } from "#domain/validation/token.ts";

/** A token's claims. None is trusted here: the provider checks the signature. */
export type TokenPayload = { readonly token_expire_at?: unknown } & Readonly<Record<string, unknown>>;

/** The payload of a token, or null when it cannot be read. */
export function payloadOf(token: string): TokenPayload | null {
  if (!isToken(token)) return null;
  try {
    const text = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === "object" && payload !== null && !Array.isArray(payload)
      ? (payload as TokenPayload)
      : null;
  } catch {
    return null;
  }
}

/** `token_expire_at` in epoch seconds: seconds, milliseconds and ISO texts are understood; otherwise null. */
export function expiryOf(payload: TokenPayload): number | null {
  const value = payload.token_expire_at;
  if (typeof value === "number" && Number.isFinite(value)) return value > 1e11 ? Math.floor(value / 1000) : value;
  if (typeof value !== "string") return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}

/**
 * The payload of a stored token that still authorises, or null: it needs a valid shape, a readable payload and an
 * expiry ahead of `now` (epoch seconds).
 */
export function authorizedPayload(token: string | null, now: number): TokenPayload | null {
  if (token === null) return null;
  const payload = payloadOf(token);
  const expiry = payload && expiryOf(payload);
  return payload && expiry !== null && expiry > now ? payload : null;
}
