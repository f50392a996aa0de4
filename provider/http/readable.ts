/** Whether text may be kept and compared: no NUL, which PostgreSQL refuses, and no half of a surrogate pair (rule 34). */
export const isReadable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Whether every string within a JSON value is readable, keys included. */
export function isReadableJson(value: unknown): boolean {
  if (typeof value === "string") return isReadable(value);
  if (Array.isArray(value)) return value.every(isReadableJson);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isReadable(key) && isReadableJson(inner));
}
