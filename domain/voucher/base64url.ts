/** A text of bytes (each letter below 256) as base64url (RFC 4648 §5) without padding. */
export const toBase64url = (bytes: string): string =>
  btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** Its inverse. @throws DOMException where it is no base64url. */
export const fromBase64url = (text: string): string => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
