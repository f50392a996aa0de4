import type { Result } from "#app/src/api/result.ts";

/** The value of a call that a page can do without: null when it failed. */
export const orNull = <T>(result: Result<T>): T | null => (result.ok ? result.value : null);
