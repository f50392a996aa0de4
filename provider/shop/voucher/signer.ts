import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto";
import { signedPartOf, type VoucherClaims } from "#domain/voucher/proof.ts";
import type { VoucherKey } from "#domain/voucher/verify.ts";

/** Signs vouchers. */
export type VoucherSigner = {
  /** The proof of a voucher, as text for a QR code: Ed25519, the same for the same claims. */
  sign(claims: VoucherClaims): string;
  /** The public keys that vouchers are signed with, today's first: the answer of `voucher/v2/keys`. */
  readonly keys: readonly VoucherKey[];
};

/** Prefixes of the 32 bytes of a private and of a public Ed25519 key in DER (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC_PREFIX_BYTES = 12;
const KEY_ID_LETTERS = 8;

/**
 * @param secret the operator's `VOUCHER_KEY`; the private key is derived from it (HKDF, RFC 5869).
 * @param earlier public keys that have signed before, raw as base64url (`VOUCHER_EARLIER_KEYS`).
 */
export function createVoucherSigner(secret: string, earlier: readonly string[]): VoucherSigner {
  const seed = Buffer.from(hkdfSync("sha256", secret, "shamseh", "voucher", 32));
  const own = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: "der", type: "pkcs8" });
  const ownPublic = createPublicKey(own).export({ format: "der", type: "spki" }).subarray(PUBLIC_PREFIX_BYTES);
  const current = keyOf(ownPublic.toString("base64url"));
  return {
    keys: [current, ...earlier.map(keyOf)],
    sign(claims) {
      const signed = signedPartOf(current.id, claims);
      return `${signed}.${sign(null, Buffer.from(signed), own).toString("base64url")}`;
    },
  };
}

/** A key with its name in proofs: the beginning of its digest. */
const keyOf = (public_key: string): VoucherKey => ({
  id: createHash("sha256").update(Buffer.from(public_key, "base64url")).digest("base64url").slice(0, KEY_ID_LETTERS),
  public_key,
});
