import { randomBytes } from "node:crypto";

const POOL_BYTES = 4096;
let pool: Buffer = Buffer.alloc(0);
let used = 0;

/**
 * Random bytes as `randomBytes` gives them, each handed out once. Asking for a few costs as much as for thousands, and a
 * booking needs a few for each text that it seals.
 */
export function takeRandom(size: number): Buffer {
  if (used + size > pool.length) {
    // A new buffer: bytes handed out of the one before stay as they are.
    pool = randomBytes(Math.max(POOL_BYTES, size));
    used = 0;
  }
  used += size;
  return pool.subarray(used - size, used);
}

/** 128 random bits, base64url: an id that cannot be guessed. */
export const newToken = (): string => takeRandom(16).toString("base64url");
