import { expect, it } from "vitest";
import type { z } from "zod";
import type { Client } from "#app/src/api/client.ts";
import { failed, succeeded } from "#app/src/api/result.ts";
import { type Call, callAddress } from "#domain/contract/call.ts";
import type { quoteEnvelope, reservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { reserveCalls } from "#domain/contract/reserve.calls.ts";
import { type BookingAttempt, book } from "./book.ts";

/** A sauna, which is not sold here: booking knows no product. */
type SaunaInput = z.ZodObject<{ sauna_id: z.ZodNumber; hour: z.ZodNumber }>;
const calls = reserveCalls<SaunaInput, typeof quoteEnvelope, typeof reservationEnvelope, z.ZodObject, z.ZodObject>()({
  name: "sauna",
  prefix: "sauna/v1",
  save: "save-bathers",
});

type Sent = { address: string; body?: unknown; idempotencyKey?: string | undefined };

function attempted(
  changes: Partial<BookingAttempt<typeof calls>>,
  answers: { create?: ReturnType<typeof failed> } = {},
) {
  const sent: (Sent | "log-in")[] = [];
  const client = {
    call: async (call: Call, { body, idempotencyKey }: Omit<Sent, "address">) => {
      sent.push({ address: callAddress(call, {}), body, idempotencyKey });
      if (call.name === "sauna.quote") return succeeded({ quote_id: "q1", total: 900 } as never);
      return answers.create ?? succeeded({ kind: "sauna", confirmation_code: "ABC" } as never);
    },
  } as unknown as Client;
  const outcome = book({
    calls,
    wanted: { sauna_id: 7, hour: 18 },
    agreed: 900,
    client,
    logIn: async () => {
      sent.push("log-in");
      return true;
    },
    keyOf: (quoteId) => `key of ${quoteId}`,
    ...changes,
  });
  return outcome.then(({ kind }) => ({ kind, sent }));
}

const quote: Sent = { address: "sauna/v1/quote", body: { sauna_id: 7, hour: 18 }, idempotencyKey: undefined };
const create: Sent = { address: "sauna/v1/create", body: { quote_id: "q1" }, idempotencyKey: "key of q1" };

it("the price is asked for, the visitor logs in, and the reservation is held under the quote's key", async () => {
  expect(await attempted({})).toEqual({ kind: "held", sent: [quote, "log-in", create] });
});

it("at another price than was agreed to nothing is held, and no log-in is asked for", async () => {
  expect(await attempted({ agreed: 800 })).toEqual({ kind: "repriced", sent: [quote] });
});

it("a price that moved during the log-in is asked about, with the quote that the refusal brings", async () => {
  const failure = { kind: "status", status: 422, reason: "price_changed", message: "", errors: [] } as const;
  const quoted = { ...failure, value: { quote_id: "q2", total: 950 } };
  expect(await attempted({}, { create: failed(quoted) })).toEqual({
    kind: "repriced",
    sent: [quote, "log-in", create],
  });
  expect((await attempted({}, { create: failed(failure) })).kind).toBe("refused");
});

it("without a log-in nothing is held", async () => {
  expect(await attempted({ logIn: async () => false })).toEqual({ kind: "left", sent: [quote] });
});

it("a refusal of the hold is answered as it is", async () => {
  const refused = await attempted({}, { create: failed({ kind: "network" }) });
  expect(refused).toEqual({ kind: "refused", sent: [quote, "log-in", create] });
});
