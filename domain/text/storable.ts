/**
 * True when text may be kept and compared: no NUL, which PostgreSQL refuses, and no half of a surrogate pair.
 */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
