import { isStorable } from "#domain/text/storable.ts";
import { decoded } from "./call-path.ts";

/** True when the text of a path, which is percent-encoded, may be kept. A badly encoded one is not found. */
export function isReadablePath(path: string): boolean {
  const text = decoded(path);
  return text === null ? !path.includes("%00") : isStorable(text);
}

/** Deeper than any shape of ours: protects against stack overflow by nested brackets. */
const DEEPEST = 16;

/**
 * Path to the first part of a JSON value that may not be kept: a text, a key or a value deeper than any of ours. Null
 * when everything is readable. A key that is not readable is left out of its path.
 */
export function unreadableAt(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === "string") return isStorable(value) ? null : path;
  if (typeof value !== "object" || value === null) return null;
  if (path.length >= DEEPEST) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? unreadableAt(inner, [...path, key]) : path;
    if (found !== null) return found;
  }
  return null;
}
