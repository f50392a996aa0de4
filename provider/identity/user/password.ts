import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { PASSWORD } from "#domain/bounds.ts";

/**
 * scrypt's cost: 32 MB, three times over (OWASP's equivalent of N = 2^17, p = 1, in less memory). Written into each
 * hash, so that it can be raised while older hashes stay valid.
 */
const COST = { logN: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY = 64 * 1024 * 1024;

/** `scrypt$logN$r$p$salt$hash`, the last two base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST.logN, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/**
 * True when a password is the one that was hashed. Without a hash it takes just as long and is false: a caller cannot
 * learn from the time whether an account exists or has a password.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, logN, r, p, salt, hash] = (stored ?? DUMMY_HASH).split("$");
  if (scheme !== "scrypt" || salt === undefined || hash === undefined) return false;
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
  return timingSafeEqual(derived, Buffer.from(hash, "base64url")) && stored !== null;
}

/** A hash that no password has: random bytes under today's cost. */
const DUMMY_HASH = [
  "scrypt",
  COST.logN,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString("base64url"),
  randomBytes(HASH_BYTES).toString("base64url"),
].join("$");

function derive(
  password: string,
  salt: Buffer,
  { logN, r, p }: { logN: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two keyboards may compose one letter differently.
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, { N: 2 ** logN, r, p, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The 3,000 commonest passwords of eight characters and more, from zxcvbn 4.4.2 (MIT, © Dropbox); ASVS 6.2.4. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL(import.meta.resolve("#provider/identity/user/common-passwords.txt")), "utf8").split("\n"),
);

/** Reason why a password may not be set. */
export type PasswordFault = { code: "min" | "max" | "common_password"; params?: Record<string, number> };

/**
 * Returns the reason why a password may not be set; null when it may. No rules of composition: length counts (ASVS
 * 6.2.5).
 *
 * @param known facts about its owner that others know: none of them may be the password.
 */
export function passwordFault(password: string, known: readonly string[] = []): PasswordFault | null {
  const length = [...password].length;
  if (length < PASSWORD.min) return { code: "min", params: { min: PASSWORD.min } };
  if (length > PASSWORD.max) return { code: "max", params: { max: PASSWORD.max } };
  const isGuessed = common.has(password.toLowerCase()) || known.includes(password) || new Set(password).size === 1;
  return isGuessed ? { code: "common_password" } : null;
}
