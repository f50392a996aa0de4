import type { z } from "zod";
import { call } from "./call.ts";
import type * as cancellation from "./cancellation-quote.shapes.ts";
import type { changeQuoteValue } from "./change.shapes.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as extra from "./extra.shapes.ts";
import type * as reservation from "./reservation.shapes.ts";

/** Names and addresses of a product's calls. */
type Named<Name extends string, Prefix extends string, Save extends string> = {
  /** Prefix of the calls' names: `reservation` of `reservation.quote`. */
  name: Name;
  /** Prefix of their addresses: `reserve/v2`. */
  prefix: Prefix;
  /** Last part of the address of the call that saves the travellers. */
  save: Save;
};

/** Options of a call by which a user changes a reservation. */
const changing = { method: "POST", who: "user", source: "ours", idempotency: "required" } as const;

/** Calls that complete a held reservation and submit it (49, 49b, 49c, 50). */
/* @__NO_SIDE_EFFECTS__ */
const namingCalls =
  <Value extends z.ZodType>() =>
  <const Name extends string, const Prefix extends string, const Save extends string>({
    name,
    prefix,
    save,
  }: Named<Name, Prefix, Save>) => {
    const one = `${prefix}/{confirmation_code}` as const;
    return {
      saveGuests: call<typeof reservation.saveGuestsInput, Value>()({
        name: `${name}.saveGuests`,
        path: `${one}/${save}`,
        ...changing,
      }),
      discountCode: call<typeof reservation.discountCodeInput, Value>()({
        name: `${name}.discountCode`,
        path: `${one}/discount-code`,
        ...changing,
      }),
      extras: call<typeof envelope.nothing, typeof extra.extrasValue>()({
        name: `${name}.extras`,
        method: "GET",
        path: `${one}/extras`,
        who: "user",
        source: "ours",
      }),
      chooseExtras: call<typeof extra.chooseExtrasInput, Value>()({
        name: `${name}.chooseExtras`,
        path: `${one}/extras`,
        ...changing,
      }),
      submit: call<typeof reservation.submitInput, Value>()({
        name: `${name}.submit`,
        path: `${one}/submit`,
        ...changing,
      }),
    };
  };

/**
 * Calls of one product's reservations (47–55), from a quote to a voucher: the same for all products, except for their
 * addresses and the product's own parts of a quote, a reservation, its status and a voucher.
 */
/* @__NO_SIDE_EFFECTS__ */
export function reserveCalls<
  QuoteInput extends z.ZodObject,
  QuoteValue extends z.ZodType,
  Value extends z.ZodType,
  Status extends z.ZodType,
  Voucher extends z.ZodType,
>() {
  return <const Name extends string, const Prefix extends string, const Save extends string>({
    name,
    prefix,
    save,
  }: Named<Name, Prefix, Save>) => {
    const one = `${prefix}/{confirmation_code}` as const;
    const ours = { source: "ours" } as const;
    const reading = { method: "GET", ...ours } as const;
    const tracked = { who: "tracking", ...reading } as const;
    return {
      quote: call<QuoteInput, QuoteValue>()({
        name: `${name}.quote`,
        method: "POST",
        path: `${prefix}/quote`,
        who: "anyone",
        ...ours,
      }),
      create: call<typeof reservation.createInput, Value>()({
        name: `${name}.create`,
        path: `${prefix}/create`,
        ...changing,
      }),
      ...namingCalls<Value>()({ name, prefix, save }),
      details: call<typeof envelope.nothing, Value>()({ name: `${name}.details`, path: one, ...tracked }),
      status: call<typeof envelope.nothing, Status>()({ name: `${name}.status`, path: `${one}/status`, ...tracked }),
      extendPaymentDeadline: call<typeof envelope.nothing, typeof reservation.extendedValue>()({
        name: `${name}.extendPaymentDeadline`,
        path: `${one}/extend-payment-deadline`,
        ...changing,
      }),
      cancellationQuote: call<typeof cancellation.cancellationQuoteQuery, typeof cancellation.cancellationQuoteValue>()(
        {
          name: `${name}.cancellationQuote`,
          path: `${one}/cancellation-quote`,
          who: "user",
          ...reading,
        },
      ),
      cancel: call<typeof cancellation.cancelInput, Value>()({
        name: `${name}.cancel`,
        path: `${one}/cancel`,
        ...changing,
      }),
      correctName: call<typeof reservation.correctNameInput, Value>()({
        name: `${name}.correctName`,
        path: `${one}/correct-name`,
        ...changing,
      }),
      voucher: call<typeof envelope.nothing, Voucher>()({
        name: `${name}.voucher`,
        path: `${one}/voucher`,
        ...tracked,
      }),
    };
  };
}

/** Calls that change a product's reservation (53b, 54b): what is asked for is the product's own. */
/* @__NO_SIDE_EFFECTS__ */
export function changeCalls<Query extends z.ZodObject, Input extends z.ZodObject, Value extends z.ZodType>() {
  return <const Name extends string, const Prefix extends string>({
    name,
    prefix,
  }: Pick<Named<Name, Prefix, string>, "name" | "prefix">) => ({
    changeQuote: call<Query, typeof changeQuoteValue>()({
      name: `${name}.changeQuote`,
      method: "GET",
      path: `${prefix}/{confirmation_code}/change-quote`,
      who: "user",
      source: "ours",
    }),
    change: call<Input, Value>()({
      name: `${name}.change`,
      method: "POST",
      path: `${prefix}/{confirmation_code}/change`,
      who: "user",
      source: "ours",
      idempotency: "required",
    }),
  });
}

/** Calls of one product's reservations, as typed for pages that are the same for all products. */
export type ProductCalls<Value extends z.ZodType, Status extends z.ZodType, Voucher extends z.ZodType> = ReturnType<
  ReturnType<typeof reserveCalls<z.ZodObject, z.ZodType, Value, Status, Voucher>>
>;
