import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { takeRandom } from "./random.ts";

/**
 * Location of a sealed text: its table and column, then what tells its row from all others. It is authenticated with
 * the text: a text that is copied into another column or row does not open there.
 */
export type AadContext = readonly [column: string, ...row: readonly [string | number, ...(string | number)[]]];

/** Seals personal data before it is stored, and makes it findable without being readable. */
export type Vault = {
  /**
   * AES-256-GCM under the current key: `v2.<nonce>.<tag>.<text>.<key's name>`, each part base64url. `place` must be the
   * same to open it. Texts from before keys had names lack the last part.
   */
  seal(text: string, place: AadContext): string;
  /** @throws when the text was changed, belongs to another place or was sealed with a key that is not known here. */
  open(sealed: string, place: AadContext): string;
  /**
   * Opens a text of the first version, whose context was a text and often the column's alone: only to seal it again
   * (`sealed-again.ts`). @throws as `open` does.
   */
  openFirst(sealed: string, context: string): string;
  /** A keyed digest to look up and compare by, as hex: equal for equal texts of one context, and nothing else is learnt from it. */
  blindIndex(text: string, context: string): string;
  /** The current key's name, which says nothing about the key; in SQL as it stands. */
  readonly keyName: string;
  /** The names of all keys that open texts here, the current one first. */
  readonly keyNames: readonly string[];
};

const FIRST = "v1";
const CURRENT = "v2";
const NONCE_BYTES = 12;
const NAME_BYTES = 6;

/** Prefixes of sealed texts of the first version, and of the current one. */
export const FIRST_PREFIX = `${FIRST}.`;
export const CURRENT_PREFIX = `${CURRENT}.`;

/** The part of a text of the current version, an expression of SQL, that names its key; empty where it has none. */
export const keyNameIn = (text: string): string => `split_part(${text}, '.', 5)`;

type Version = typeof FIRST | typeof CURRENT;

/** One secret: its name, and a key of its own for each purpose (HKDF, RFC 5869). */
function keysOf(secret: string) {
  const bytes = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, "shamseh", purpose, length));
  // As key objects, made once: Node prepares a key of plain bytes for each use, which takes longer than the use.
  const derived = (purpose: string) => createSecretKey(bytes(purpose, 32));
  return {
    name: bytes("seal name", NAME_BYTES).toString("base64url"),
    [FIRST]: derived(`seal ${FIRST}`),
    [CURRENT]: derived(`seal ${CURRENT}`),
    indexing: derived("blind index"),
  };
}

/**
 * @param secret the operator's `PII_KEY`: seals, and opens.
 * @param earlier secrets that sealed before it: they open only.
 * @param indexSecret what blind indexes are made with: it stays when `secret` is changed, or no row would be found.
 */
export function createVault(secret: string, earlier: readonly string[] = [], indexSecret: string = secret): Vault {
  const current = keysOf(secret);
  const all = [current, ...earlier.map(keysOf)];
  const { indexing } = keysOf(indexSecret);
  const unseal = (sealed: string, wanted: Version, bound: Buffer): string => {
    const [version, nonce, tag, text, name] = sealed.split(".");
    if (version !== wanted || !nonce || !tag || text === undefined) throw new Error("Not sealed by this vault");
    // A text without a name may be of any key: authentication says which.
    const candidates = name === undefined ? all : all.filter((keys) => keys.name === name);
    for (const keys of candidates) {
      try {
        return decipher(keys[wanted], [nonce, tag, text], bound);
      } catch {}
    }
    throw new Error("Sealed for another place, or with a key that is not known");
  };
  return {
    seal(text, place) {
      const nonce = takeRandom(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current[CURRENT], nonce).setAAD(bytesOf(place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
      return [CURRENT, ...parts, current.name].join(".");
    },
    open: (sealed, place) => unseal(sealed, CURRENT, bytesOf(place)),
    openFirst: (sealed, context) => unseal(sealed, FIRST, Buffer.from(context)),
    blindIndex: (text, context) => createHmac("sha256", indexing).update(`${context}\u0000${text}`).digest("hex"),
    keyName: current.name,
    keyNames: all.map(({ name }) => name),
  };
}

/** @throws when it is not authentic. */
function decipher(key: KeyObject, parts: readonly [string, string, string], bound: Buffer): string {
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !text) throw new Error("Not sealed by this vault");
  const opened = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 }).setAAD(bound).setAuthTag(tag);
  return Buffer.concat([opened.update(text), opened.final()]).toString("utf8");
}

/** As a JSON array of texts, in which no two places look alike. */
const bytesOf = (place: AadContext): Buffer => Buffer.from(JSON.stringify(place.map(String)));
