/** Encodes bytes (a text of letters below 256) as base64url (RFC 4648 §5) without padding. */
export const toBase64url = (bytes: string): string =>
  btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** Decodes it. @throws DOMException for invalid base64url. */
export const fromBase64url = (text: string): string => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
