/** A value sealed with AES-GCM. */
export type SealedBox = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/** AES-GCM's own size of an initialisation vector. */
export const IV_BYTES = 12;

/** Seals a value as JSON. @param iv {@link IV_BYTES} random bytes that this key never had */
export async function sealBox(key: CryptoKey, value: unknown, iv: Uint8Array<ArrayBuffer>): Promise<SealedBox> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes) };
}

/** The sealed value; null when a byte of it was altered, or with another key. */
export async function openBox(key: CryptoKey, { iv, sealed }: SealedBox): Promise<unknown> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
