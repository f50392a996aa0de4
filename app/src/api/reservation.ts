import type { Query } from "#domain/addresses/query.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { QuoteInput, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { CallInput, Client } from "./client.ts";

/** How a cancellation is asked for: `destination` is where the money goes. */
export type Cancellation = { quote_id: string; destination: "wallet" | "bank"; bank_account_id?: number };

const withBearer = (bearer: string | undefined): Pick<CallInput, "bearer"> => (bearer === undefined ? {} : { bearer });

/** Booking a stay, from a price that holds to a voucher. `key` is one for one intent; `bearer` a tracking view's. */
export const reservationApi = (client: Client) => {
  const of = (confirmation_code: string) => ({ params: { confirmation_code } });
  return {
    quote: (body: QuoteInput) => client.call(reservationCalls.quote, { body }),
    create: (quote_id: string, idempotencyKey: string) =>
      client.call(reservationCalls.create, { body: { quote_id }, idempotencyKey }),
    saveGuests: (code: string, body: SaveGuestsInput, idempotencyKey: string) =>
      client.call(reservationCalls.saveGuests, { ...of(code), body, idempotencyKey }),
    submit: (code: string, idempotencyKey: string) =>
      client.call(reservationCalls.submit, { ...of(code), idempotencyKey }),
    details: (code: string, bearer?: string) =>
      client.call(reservationCalls.details, { ...of(code), ...withBearer(bearer) }),
    extend: (code: string, idempotencyKey: string) =>
      client.call(reservationCalls.extendPaymentDeadline, { ...of(code), idempotencyKey }),
    cancellationQuote: (code: string) => client.call(reservationCalls.cancellationQuote, of(code)),
    cancel: (code: string, body: Cancellation, idempotencyKey: string) =>
      client.call(reservationCalls.cancel, { ...of(code), body, idempotencyKey }),
    voucher: (code: string, bearer?: string) =>
      client.call(reservationCalls.voucher, { ...of(code), ...withBearer(bearer) }),
    track: (tracking_code: string, mobile: string) =>
      client.call(reservationCalls.tracking, { body: { tracking_code, mobile } }),
    list: (query: Query) => client.call(reservationCalls.list, { query }),
  };
};
