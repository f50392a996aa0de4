import { fromBase64url, toBase64url } from "./base64url.ts";
import { claimsOf, proofIn, type VoucherClaims } from "./proof.ts";

/** An Ed25519 public key, raw 32 bytes as base64url, as returned by call `voucher/v2/keys`. */
export type VoucherKey = { readonly id: string; readonly public_key: string };

/**
 * `unreadable`: the text holds no proof. `unknown_key`: none of the given keys has the named id. `altered`: the
 * signature does not match these bytes.
 */
export type Verified =
  | { readonly state: "genuine"; readonly claims: VoucherClaims }
  | { readonly state: "unreadable" | "unknown_key" | "altered" };

/**
 * Verifies a voucher's proof against public keys, without a network.
 *
 * @param text the proof, or a text that contains it, such as the content of a QR code.
 * @throws DOMException if the key named by the proof is no Ed25519 public key.
 */
export async function verifyVoucher(text: string, keys: readonly VoucherKey[]): Promise<Verified> {
  const found = proofIn(text);
  if (found === null) return { state: "unreadable" };
  const key = keys.find(({ id }) => id === found.keyId);
  if (key === undefined) return { state: "unknown_key" };
  const claims = (await isSigned(found, key)) ? claimsOf(found.signed) : null;
  return claims === null ? { state: "altered" } : { state: "genuine", claims };
}

async function isSigned({ signed, signature }: { signed: string; signature: string }, key: VoucherKey) {
  const bytes = bytesOf(signature);
  // Refuses non-canonical spellings of the same bytes: four bits of a signature's last letter are unused.
  if (toBase64url(String.fromCharCode(...bytes)) !== signature) return false;
  const own = await crypto.subtle.importKey("raw", bytesOf(key.public_key), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", own, bytes, new TextEncoder().encode(signed));
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(fromBase64url(base64url), (letter) => letter.charCodeAt(0));
