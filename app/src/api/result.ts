import type { FieldError, Reason } from "#domain/contract/envelope.shapes.ts";

/** How a call can fail. Screens have a different text for each kind (R183, R184). */
export type Failure =
  | {
      kind: "status";
      status: number;
      reason: Reason | null;
      message: string;
      errors: readonly FieldError[];
      /** What a screen needs to go on from a refusal: a quote of the new price, what was chosen as it is now. */
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

/** Whether the provider, and not the request, is at fault: then trying again may help. */
export function isOutage(failure: Failure): boolean {
  return failure.kind !== "cancel" && (failure.kind !== "status" || failure.status >= 500 || failure.status === 429);
}

/** Whether a reservation's status is another than the screen shows: a deadline or its supplier has ended it, or it moved on. */
export const isOfAnotherStatus = (failure: Failure): boolean =>
  failure.kind === "status" &&
  (failure.reason === "deadline_passed" || failure.reason === "ended_by_supplier" || failure.reason === "not_open");
