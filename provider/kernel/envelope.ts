import type { Envelope, FieldError, Reason } from "#domain/contract/envelope.shapes.ts";
import { statusOf } from "#domain/contract/statuses.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { type FieldCode, fieldRefusal, reasonMessage } from "#domain/messages/refusals.ts";
import { supportText } from "#domain/text/support.ts";

type Params = Record<string, string | number>;

/** One fault of one field, not yet in words. */
export type Fault = { name: string; code: FieldCode; params?: Params };

/** Reason why a call was not answered: a value until the edge, where it becomes a status and an envelope. */
export type Refusal = {
  readonly refused: Reason;
  readonly faults: readonly Fault[];
  readonly params: Params;
  /** Product of the reservation concerned, where the call is of no product. */
  readonly kind?: string;
  /** Data that a screen needs to go on from here: the new quote of a price that changed. */
  readonly value?: unknown;
};

export const refuse = (reason: Reason, faults: readonly Fault[] = [], params: Params = {}): Refusal => ({
  refused: reason,
  faults,
  params,
});

export const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === "object" && outcome !== null && "refused" in outcome;

export const success = <T>(value: T): Envelope<T> => ({ code: 200, reason: null, message: "", errors: [], value });

/** The reader of a refusal. */
export type Told = {
  locale: Locale;
  /** Support's number for callers from abroad; null: there is none, or none is told. */
  supportAbroad: string | null;
  /** The product of the reservations that the call is about, where it is of one. */
  product?: string | undefined;
};

/** A refusal in the caller's language. The message is the first fault's sentence, or the reason's own. */
export function failure(
  { refused, faults, params: ofReason, kind: own, value = null }: Refusal,
  { locale, supportAbroad, product: kind = own }: Told,
): Envelope<unknown> {
  const support = supportText(supportAbroad, locale);
  const errors = faults.map(({ name, code, params = {} }): FieldError => {
    return { name, code, params, message: fieldRefusal(name, code, { support, ...params }, locale, kind) };
  });
  const message = errors[0]?.message ?? reasonMessage(refused, { support, ...ofReason }, locale, kind);
  return { code: statusOf[refused], reason: refused, message, errors, value };
}
