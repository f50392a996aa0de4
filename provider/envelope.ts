import type { Envelope, FieldError, Reason } from "#domain/contract/envelope.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { type FieldCode, reasonMessage, refusal } from "#domain/messages/refusals.ts";

type Params = Record<string, string | number>;

/** One fault of one field, not yet in words. */
export type Fault = { name: string; code: FieldCode; params?: Params };

/** Why a call was not answered: a value until the edge, where it becomes a status and an envelope. */
export type Refusal = {
  readonly refused: Reason;
  readonly faults: readonly Fault[];
  readonly params: Params;
  /** What a screen needs to go on from here: the new quote of a price that changed. */
  readonly value?: unknown;
};

export const refuse = (reason: Reason, faults: readonly Fault[] = [], params: Params = {}): Refusal => ({
  refused: reason,
  faults,
  params,
});

export const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === "object" && outcome !== null && "refused" in outcome;

/** The status of each reason. A refusal that a person must read is a 422; broken input is never a 400. */
export const statusOf = {
  invalid_input: 422,
  not_found: 404,
  not_built: 501,
  client_token_missing: 403,
  unauthorized: 401,
  idempotency_key_missing: 422,
  idempotency_key_reused: 422,
  foreign_origin: 403,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 422,
  blocked: 422,
  sold_out: 422,
  price_changed: 422,
  quote_expired: 422,
  departure_closed: 422,
  offer_expired: 422,
  seat_taken: 422,
  too_many_holds: 422,
  guests_missing: 422,
  not_open: 422,
  deadline_passed: 422,
  already_extended: 422,
  cancellation_changed: 422,
  stay_over: 422,
  wallet_insufficient: 422,
  payment_under_way: 422,
  gateway_away: 422,
  nothing_to_settle: 422,
  nothing_to_refund: 422,
  refund_open: 422,
  installation_token_needed: 403,
  account_in_use: 422,
  comment_not_published: 422,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<Reason, number>;

export const success = <T>(value: T): Envelope<T> => ({ code: 200, reason: null, message: "", errors: [], value });

/**
 * A refusal in the caller's language. The message is the first fault's sentence, or the reason's own.
 *
 * @param kind of the reservations that the call is about, where it is of one product
 */
export function failure(
  { refused, faults, params: ofReason, value = null }: Refusal,
  locale: Locale,
  kind?: string,
): Envelope<unknown> {
  const errors = faults.map(({ name, code, params = {} }): FieldError => {
    return { name, code, params, message: refusal(code, params, locale, kind) };
  });
  const message = errors[0]?.message ?? reasonMessage(refused, ofReason, locale, kind);
  return { code: statusOf[refused], reason: refused, message, errors, value };
}
