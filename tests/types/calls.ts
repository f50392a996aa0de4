/**
 * Mistakes about calls that must not compile. Each `@ts-expect-error` is an error of its own when the line under it
 * compiles, so `npm run types` fails when one of these mistakes would go through. Nothing here runs.
 */
import type { Client } from "#app/src/api/client.ts";
import { checkOutOf } from "#domain/calendar/stay.ts";
import { call } from "#domain/contract/call.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { QuestionsValue } from "#domain/contract/review.shapes.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { formatDate } from "#domain/text/dates.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { effect, endpoint } from "#provider/kernel/http/endpoint.ts";

declare const client: Client;
declare const questions: QuestionsValue;

/** An endpoint that answers with another call's value. */
export const anotherValue = endpoint({
  call: walletCalls.balance,
  // @ts-expect-error a page of questions is no balance
  answer: async () => questions,
});

/** A misspelt path parameter, at either end. */
export const misspeltParameter = () =>
  // @ts-expect-error the path has {property_id}
  client.call(stayCalls.rooms, { params: { propertyId: 1 }, query: { check_in: "", length_of_stay: 1 } });
export const misspeltAtTheProvider = endpoint({
  call: stayCalls.similar,
  // @ts-expect-error the path has {property_id}
  answer: async ({ params }) => ({ items: params.propertyId === "" ? [] : [] }),
});

/** A required field, query, key or parameter that is left out, and one that does not exist. */
export const missingField = () =>
  // @ts-expect-error a quote names its property
  client.call(reservationCalls.quote, { body: { check_in: "", length_of_stay: 1, rooms: [] } });
export const missingQuery = () =>
  // @ts-expect-error a period has two ends
  client.call(stayCalls.priceCalendar, { params: { property_id: 1 }, query: { from: "" } });
export const missingKey = () =>
  // @ts-expect-error booking twice is prevented by an idempotency key
  client.call(reservationCalls.create, { body: { quote_id: "" } });
export const unknownField = () =>
  // @ts-expect-error no field has this name
  client.call(reservationCalls.create, { body: { quote_id: "", quote: "" }, idempotencyKey: "" });

/** The type of a call's value is fixed, whatever type the caller asks for. */
export const wrongValue = async () => {
  const result = await client.call(walletCalls.balance);
  // @ts-expect-error a balance has no items
  return result.ok && result.value.items;
};

/** A GET is not an effect. */
export const readAsEffect = effect({
  // @ts-expect-error reading changes nothing
  call: walletCalls.balance,
  effect: async () => ({ balance: 0, available: 0, profit_counter: 0 }),
});

/** A method that does not exist. */
// @ts-expect-error calls are read by GET and made by POST
export const wrongMethod = call()({ name: "x", method: "PUT", path: "x", who: "anyone", source: "ours" });

/** A date in typed or display form, where the stored Gregorian form is required. */
export const jalaliText = () =>
  client.call(reservationCalls.quote, {
    body: {
      property_id: 1,
      // @ts-expect-error «۱۰ آذر ۱۴۰۵» is for reading
      check_in: formatDate("2026-12-01", { locale: "fa", calendar: "jalali" }, "full"),
      length_of_stay: 1,
      rooms: [],
    },
  });
// @ts-expect-error typed text is read first (`normaliseIso`)
export const typedDate = (typed: string) => checkOutOf(typed, 3);
