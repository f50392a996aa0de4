import { createHash } from "node:crypto";
import type { Vault } from "./vault.ts";

/**
 * Tokens of anonymous links: 128 bits, made of the public id of a row with a key of the vault, so that their maker can see
 * the link again. The database keeps a digest alone.
 */

const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** @param of the kind of link, `payment_share.link`: tokens of one kind open nothing of another. */
export const linkToken = (vault: Vault, publicId: string, of: string): string =>
  Buffer.from(vault.blindIndex(publicId, of), "hex").subarray(0, TOKEN_BYTES).toString("base64url");

export const linkDigest = (token: string): string => createHash("sha256").update(token).digest("hex");

/** True for what may be a token: anything else is asked of no database. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text);
