/** Whether text may be kept and compared: no NUL, which PostgreSQL refuses, and no half of a surrogate pair (rule 34). */
export const isReadable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** No shape of ours is deeper, and who sends a tower of brackets wants a stack to overflow. */
const DEEPEST = 16;

/** Whether every string within a JSON value is readable, keys included, and the value no deeper than any of ours. */
export function isReadableJson(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isReadable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((inner) => isReadableJson(inner, depth + 1));
  return Object.entries(value).every(([key, inner]) => isReadable(key) && isReadableJson(inner, depth + 1));
}
