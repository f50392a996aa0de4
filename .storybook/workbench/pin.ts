/** A comment on an element of a story: its key (`review/pairing.ts`), and the reviewer's text. */
export type Pin = { key: number; comment: string };

/** The pin of a page that has none. */
export const NO_PIN = "none";

/** Storybook takes only these in an address's globals: letters, digits, hyphen and underline. */
const inAddress = (base64: string): string => base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** A pin as the address of a story carries it. */
export function pinText({ key, comment }: Pin): string {
  const bytes = new TextEncoder().encode(JSON.stringify([key, comment]));
  return inAddress(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}

/** The pin of an address; null when there is none, or it cannot be read. */
export function pinOf(text: unknown): Pin | null {
  if (typeof text !== "string" || text === NO_PIN) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const read: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))));
    if (!Array.isArray(read)) return null;
    const [key, comment] = read;
    return typeof key === "number" && typeof comment === "string" ? { key, comment } : null;
  } catch {
    return null;
  }
}
