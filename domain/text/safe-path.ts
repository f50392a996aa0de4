const ORIGIN = "http://dummy.invalid";

/**
 * Returns a path and query of this site, or null: one leading slash, no second slash or backslash, no control
 * characters.
 */
export function safePath(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  if (!/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\u007f\\]/.test(text)) return null;
  try {
    const { origin, pathname, search } = new URL(text, ORIGIN);
    // Resolving dot segments can leave two leading slashes: `/a/..//evil.example`.
    return origin === ORIGIN && !pathname.startsWith("//") ? pathname + search : null;
  } catch {
    return null;
  }
}
