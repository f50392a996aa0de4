import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto";

/** Seals what is personal before it is stored, and makes it findable without being readable (reliability rule 40). */
export type Vault = {
  /** AES-256-GCM under the current key: `v1.<nonce>.<tag>.<text>`, each part base64url. `context` must be the same to open it. */
  seal(text: string, context: string): string;
  /** @throws when the text was changed, belongs to another context or was sealed with another key. */
  open(sealed: string, context: string): string;
  /** A keyed digest to look up and compare by, as hex: equal for equal texts of one context, and nothing else is learnt from it. */
  blindIndex(text: string, context: string): string;
};

const VERSION = "v1";
const NONCE_BYTES = 12;

/**
 * @param secret the operator's `PII_KEY`; each purpose gets a key of its own from it (HKDF, RFC 5869).
 */
export function createVault(secret: string): Vault {
  // As key objects, made once: Node prepares a key of plain bytes anew for each use, which takes longer than the use.
  const derived = (purpose: string) => createSecretKey(Buffer.from(hkdfSync("sha256", secret, "shamseh", purpose, 32)));
  const sealing = derived(`seal ${VERSION}`);
  const indexing = derived("blind index");
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [VERSION, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, context) {
      const [version, ...parts] = sealed.split(".");
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
      if (version !== VERSION || !nonce || !tag || !text) throw new Error("Not sealed by this vault");
      const decipher = createDecipheriv("aes-256-gcm", sealing, nonce, { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
    },
    blindIndex: (text, context) => createHmac("sha256", indexing).update(`${context}\u0000${text}`).digest("hex"),
  };
}
