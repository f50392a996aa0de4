/**
 * A path and query of this site, or null (rule 32): one leading slash, no second slash or backslash, no control characters.
 */
export function safePath(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  if (!/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\u007f\\]/.test(text)) return null;
  try {
    const url = new URL(text, "http://dummy.invalid");
    return url.origin === "http://dummy.invalid" ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
