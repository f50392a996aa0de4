import { hash, timingSafeEqual } from "node:crypto";
import { plainAddress } from "#runtime/network.ts";

/** True when two secrets are equal; compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The caller's address: the peer of the socket, or the one our own web server names with the shared
 * secret. Forwarded headers of other callers are ignored.
 */
export function clientAddress(
  peer: string,
  headers: { proxySecret: string | undefined; clientAddress: string | undefined },
  secret: string,
): string {
  const isTrusted = headers.proxySecret !== undefined && isSameSecret(headers.proxySecret, secret);
  const named = isTrusted ? plainAddress(headers.clientAddress ?? "") : null;
  return named ?? plainAddress(peer) ?? peer;
}
