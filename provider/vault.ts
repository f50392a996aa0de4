import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto";

/**
 * Where a sealed text is kept: its table and column, then what tells its row from all others. It is authenticated with
 * the text: a text that is copied into another column or row does not open there.
 */
export type Place = readonly [column: string, ...row: readonly [string | number, ...(string | number)[]]];

/** Seals what is personal before it is stored, and makes it findable without being readable (reliability rule 40). */
export type Vault = {
  /** AES-256-GCM under the current key: `v2.<nonce>.<tag>.<text>`, each part base64url. `place` must be the same to open it. */
  seal(text: string, place: Place): string;
  /** @throws when the text was changed, belongs to another place or was sealed with another key. */
  open(sealed: string, place: Place): string;
  /**
   * Opens a text of the first version, whose context was a text and often the column's alone: only to seal it again
   * (`sealed-again.ts`). @throws as `open` does.
   */
  openFirst(sealed: string, context: string): string;
  /** A keyed digest to look up and compare by, as hex: equal for equal texts of one context, and nothing else is learnt from it. */
  blindIndex(text: string, context: string): string;
};

const FIRST = "v1";
const CURRENT = "v2";
const NONCE_BYTES = 12;

/** What begins every sealed text of the first version. */
export const FIRST_PREFIX = `${FIRST}.`;

/**
 * @param secret the operator's `PII_KEY`; each purpose gets a key of its own from it (HKDF, RFC 5869).
 */
export function createVault(secret: string): Vault {
  // As key objects, made once: Node prepares a key of plain bytes for each use, which takes longer than the use.
  const derived = (purpose: string) => createSecretKey(Buffer.from(hkdfSync("sha256", secret, "shamseh", purpose, 32)));
  const keys = { [FIRST]: derived(`seal ${FIRST}`), [CURRENT]: derived(`seal ${CURRENT}`) } as const;
  const indexing = derived("blind index");
  const unseal = (sealed: string, wanted: keyof typeof keys, bound: Buffer): string => {
    const [version, ...parts] = sealed.split(".");
    const [nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
    if (version !== wanted || !nonce || !tag || !text) throw new Error("Not sealed by this vault");
    const decipher = createDecipheriv("aes-256-gcm", keys[wanted], nonce, { authTagLength: 16 })
      .setAAD(bound)
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  };
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keys[CURRENT], nonce).setAAD(bytesOf(place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [CURRENT, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
    },
    open: (sealed, place) => unseal(sealed, CURRENT, bytesOf(place)),
    openFirst: (sealed, context) => unseal(sealed, FIRST, Buffer.from(context)),
    blindIndex: (text, context) => createHmac("sha256", indexing).update(`${context}\u0000${text}`).digest("hex"),
  };
}

/** As a JSON array of texts, in which no two places look alike. */
const bytesOf = (place: Place): Buffer => Buffer.from(JSON.stringify(place.map(String)));
