import type { z } from "zod";
import type { Typed } from "#domain/contract/call.ts";
import type {
  cancelInput,
  cancellationQuoteQuery,
  cancellationQuoteValue,
} from "#domain/contract/cancellation-quote.shapes.ts";
import type { changeConfirmation, changeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { nothing } from "#domain/contract/envelope.shapes.ts";
import type { chooseExtrasInput, extrasValue } from "#domain/contract/extra.shapes.ts";
import type {
  correctNameInput,
  createInput,
  discountCodeInput,
  extendedValue,
  saveGuestsInput,
  submitInput,
} from "#domain/contract/reservation.shapes.ts";

type Post<In extends z.ZodObject, Out extends z.ZodType> = Typed<In, Out> & { readonly method: "POST" };
type Get<Out extends z.ZodType, In extends z.ZodObject = typeof nothing> = Typed<In, Out> & { readonly method: "GET" };

/** Calls of one product's reservations. Shapes common to all are typed here; the rest is the product's own. */
export type ReserveCalls = {
  readonly quote: Post<z.ZodObject, z.ZodType>;
  readonly create: Post<typeof createInput, z.ZodType>;
  readonly saveGuests: Post<typeof saveGuestsInput, z.ZodType>;
  readonly discountCode: Post<typeof discountCodeInput, z.ZodType>;
  readonly extras: Get<typeof extrasValue>;
  readonly chooseExtras: Post<typeof chooseExtrasInput, z.ZodType>;
  readonly submit: Post<typeof submitInput, z.ZodType>;
  readonly details: Get<z.ZodType>;
  readonly status: Get<z.ZodType>;
  readonly extendPaymentDeadline: Post<typeof nothing, typeof extendedValue>;
  readonly cancellationQuote: Get<typeof cancellationQuoteValue, typeof cancellationQuoteQuery>;
  readonly cancel: Post<typeof cancelInput, z.ZodType>;
  readonly correctName: Post<typeof correctNameInput, z.ZodType>;
  readonly voucher: Get<z.ZodType>;
};

/** Calls that change a product's reservations, whose input is the product's own. */
export type ChangeCalls = {
  readonly quote: Get<typeof changeQuoteValue, z.ZodObject>;
  readonly confirm: Post<typeof changeConfirmation, z.ZodType>;
};
