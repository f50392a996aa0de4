/** Reads and writes cookies by name. Values are percent-encoded; a broken one reads as absent. */

export type CookieOptions = {
  /** R191. */
  path?: string;
  /** Epoch seconds; absent: until the browser closes. */
  expiresAt?: number;
  isSecure?: boolean;
};

export function readCookie(header: string, name: string): string | null {
  const value = rawCookie(header, name);
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** True when a cookie of this name was sent, even an unreadable one. */
export const hasCookie = (header: string, name: string): boolean => rawCookie(header, name) !== null;

function rawCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at >= 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** A `Set-Cookie` or `document.cookie` text: SameSite lax always (R190). */
export function cookieText(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `path=${options.path ?? "/"}`, "SameSite=lax"];
  if (options.expiresAt !== undefined) parts.push(`expires=${new Date(options.expiresAt * 1000).toUTCString()}`);
  if (options.isSecure) parts.push("Secure");
  return parts.join("; ");
}

export const expiredCookieText = (name: string): string => cookieText(name, "", { expiresAt: 0 });
