import type { FieldError, Reason } from "#domain/contract/envelope.shapes.ts";

/** Kinds of failure of a call. Screens have a different text for each (R183, R184). */
export type Failure =
  | {
      kind: "status";
      status: number;
      reason: Reason | null;
      message: string;
      errors: readonly FieldError[];
      /** Data for going on from a refusal: a quote of the new price, the current state of the choice. */
      value?: unknown;
    }
  | { kind: "network" }
  | { kind: "timeout" }
  | { kind: "cancel" }
  /** The website's own host has no room for another page at this moment; the provider was not asked. */
  | { kind: "overloaded" }
  /** A payer is back from the bank, and the provider cannot say how the payment ended. */
  | { kind: "unsettled" }
  | { kind: "unsupported_protocol" }
  /** A 2xx whose body is not the envelope of the contract. */
  | { kind: "unreadable" };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const succeeded = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

/** True when the provider, not the request, is at fault: a retry may then succeed. */
export function isOutage(failure: Failure): boolean {
  return failure.kind !== "cancel" && (failure.kind !== "status" || failure.status >= 500 || failure.status === 429);
}

/** True when a reservation has left the status shown: a deadline or its supplier ended it, or it moved on. */
export const isOfAnotherStatus = (failure: Failure): boolean =>
  failure.kind === "status" &&
  (failure.reason === "deadline_passed" || failure.reason === "ended_by_supplier" || failure.reason === "not_open");
