import type { Failure } from "./result.ts";

/**
 * The provider's own sentence about a failure, that of its first field before that of the whole; null where it has
 * none, and the end that failed says its own.
 */
export const messageOf = (failure: Failure): string | null =>
  (failure.kind === "status" && (failure.errors[0]?.message || failure.message)) || null;
