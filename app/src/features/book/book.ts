import type { z } from "zod";
import type { Client } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import type { Call, InputOf, Typed } from "#domain/contract/call.ts";
import type { createInput, QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";

type QuoteCall = Call & Typed<z.ZodObject, z.ZodType<QuoteEnvelope>>;
type CreateCall = Call & Typed<typeof createInput, z.ZodType<ReservationEnvelope>>;

/** The calls of a product's `reserveCalls` that book: a price that holds, and the reservation. */
export type BookingCalls<Quote extends QuoteCall = QuoteCall> = { quote: Quote; create: CreateCall };

/** The inputs of a product's booking calls. */
export type Wanted<Calls extends BookingCalls> = InputOf<Calls["quote"]>;

export type BookingAttempt<Calls extends BookingCalls> = {
  calls: Calls;
  wanted: Wanted<Calls>;
  /** The total in rial that the visitor has agreed to. */
  agreed: number;
  client: Client;
  /** Resolves to true when there is a session; asks the visitor to log in when there is none. */
  logIn: () => Promise<boolean>;
  /** Idempotency key of holding one quote: the same for every attempt. */
  keyOf: (quoteId: string) => string;
};

export type BookingOutcome =
  | { kind: "held"; reservation: ReservationEnvelope }
  /** The price differs from the agreed one: nothing is held before the visitor agrees to the new one. */
  | { kind: "repriced"; quote: QuoteEnvelope }
  | { kind: "refused"; failure: Failure }
  /** The visitor did not log in. */
  | { kind: "left" };

/** Asks for a price that holds, and holds the booking if it is the agreed price. */
export async function book<Calls extends BookingCalls>(attempt: BookingAttempt<Calls>): Promise<BookingOutcome> {
  const { wanted, agreed, client, logIn, keyOf } = attempt;
  const { quote, create }: BookingCalls = attempt.calls;
  const quoted = await client.call(quote, { body: wanted });
  if (!quoted.ok) return { kind: "refused", failure: quoted.failure };
  if (quoted.value.total !== agreed) return { kind: "repriced", quote: quoted.value };
  if (!(await logIn())) return { kind: "left" };
  const { quote_id } = quoted.value;
  const answer = await client.call(create, { body: { quote_id }, idempotencyKey: keyOf(quote_id) });
  if (answer.ok) return { kind: "held", reservation: answer.value };
  const { failure } = answer;
  // The price moved while the visitor logged in: the refusal brings a quote of the new one.
  if (failure.kind === "status" && failure.reason === "price_changed" && failure.value !== undefined)
    return { kind: "repriced", quote: failure.value as QuoteEnvelope };
  return { kind: "refused", failure };
}
