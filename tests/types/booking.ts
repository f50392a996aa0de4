/** Mistakes about bookings that must not compile, as in `calls.ts`. Nothing here runs. */
import { type BookingAttempt, book } from "#app/src/features/book/book.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";

declare const attempt: Omit<BookingAttempt<typeof reservationCalls>, "calls" | "wanted">;
const calls = reservationCalls;
const stay = { property_id: 7, check_in: "2026-12-01", length_of_stay: 2, rooms: [] } as const;

export const booked = () => book({ ...attempt, calls, wanted: { ...stay, rooms: [] } });

// @ts-expect-error a stay has a length
export const withoutLength = () => book({ ...attempt, calls, wanted: { ...stay, length_of_stay: undefined } });

// @ts-expect-error a flight is no stay
export const anotherProduct = () => book({ ...attempt, calls, wanted: { offer_id: "f1" } });

export const anotherCall = () =>
  // @ts-expect-error a search is not a quote
  book({ ...attempt, calls: { ...calls, quote: stayCalls.search }, wanted: { ...stay, rooms: [] } });
