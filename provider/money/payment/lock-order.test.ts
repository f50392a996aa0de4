import { afterAll, beforeAll, expect, test } from "vitest";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { startPostgres, type TestServer } from "#tests/postgres.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { type Caller, logIn, newKey } from "#tests/support/client.ts";
import { frozenWorld, testServices } from "#tests/support/services.ts";
import { guestsFor } from "#tests/support/stay.ts";
import { createApp } from "../../app.ts";
import { openDatabase } from "../../kernel/database/connection.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import type { Services } from "../../services.ts";
import { sweepReservations } from "../../shop/reservation/timers.ts";
import { ledgerFaults } from "../ledger/check.ts";
import type { PaymentGateway, Verdict } from "./gateway.ts";
import { settle } from "./settle.ts";

/**
 * Reservations are locked before payments, and those before the wallet: payments, failures, cancellations and expiries
 * for one wallet at once never deadlock. A deadlock would go unseen otherwise, since its transaction is tried again.
 */

const ROUNDS = 8;
const verdicts = new Map<string, Verdict>();
let sessions = 0;
const gateway: PaymentGateway = {
  name: "test",
  cards: "iranian",
  request: async () => {
    const authority = `session-${++sessions}`;
    return { authority, redirectAddress: `http://bank.test/${authority}` };
  },
  verify: async (authority) => verdicts.get(authority) ?? { kind: "unpaid", code: -51 },
  inquire: async () => "open",
  reverse: async () => "reversed",
  unverified: async () => [],
};

let postgres: TestServer | null = null;
let services: Services | undefined;

beforeAll(async () => {
  postgres = await startPostgres(["fsync=off"], frozenWorld);
  if (postgres === null) return;
  const made = await testServices({ url: postgres.url });
  services = { ...made, gateways: new Map([["test", gateway]]) };
});
afterAll(async () => {
  await services?.database.close();
  await postgres?.stop();
});

test("paying, failing, cancelling and expiring with one wallet at once: no deadlock", async (context) => {
  if (postgres === null || services === undefined) return context.skip();
  const used = services;
  const provider = { services: used, app: createApp(used) };
  const { database, make, quoteOf, create, act, idOf, read } = bookingAt(provider);
  const room = await make({ rooms: 40 });

  const ready = async (user: Caller) => {
    const made = await create(user, (await quoteOf(room)).quote_id);
    expect(made).toMatchObject({ status: 200 });
    const { value } = made;
    await act(user, value, "save-guests", guestsFor());
    const { status, value: reservation } = await act(user, value, "submit");
    expect(status).toBe(200);
    return reservation;
  };
  const pay = async (user: Caller, { confirmation_code }: StayReservationValue) => {
    const body = { confirmation_code, gateway: "test", use_wallet: true };
    const { status, value } = await user.post<StartValue | null>("payment/v2/start", body, newKey());
    expect([200, 422]).toContain(status);
    return value?.redirect_address.split("/").at(-1) ?? "";
  };

  const round = async () => {
    const user = await logIn(provider.app);
    const cancelled = await ready(user);
    // It pays one stay whole, and a part of the next.
    await chargeWalletOf(database(), cancelled.confirmation_code, cancelled.totals.payable * 1.6);
    await pay(user, cancelled);
    await runOutbox(used);
    const { value: quoted } = await user.get<CancellationQuoteValue>(
      `reserve/v2/${cancelled.confirmation_code}/cancellation-quote`,
    );
    expect(quoted).toMatchObject({ paid: cancelled.totals.payable });

    const [paid, failed, expired] = [await ready(user), await ready(user), await ready(user)];
    const paidAt = await pay(user, paid);
    const failedAt = await pay(user, failed);
    await pay(user, expired);
    verdicts.set(paidAt, { kind: "paid", refId: paidAt, cardMasked: null });
    await database().query("UPDATE reservation SET timer_at = app_now() - interval '1 second' WHERE id = $1", [
      await idOf(expired),
    ]);
    await Promise.all([
      settle(used, "test", paidAt, false),
      settle(used, "test", failedAt, true),
      act(user, cancelled, "cancel", { quote_id: quoted.quote_id }),
      sweepReservations(used),
      pay(user, failed),
      pay(user, paid),
      settle(used, "test", paidAt, false),
      pay(user, expired),
    ]);
    expect((await read(user, cancelled)).value.status).toBe("cancelled");
    expect((await read(user, expired)).value.status).toBe("payment_deadline_expired");
  };
  for (let each = 0; each < ROUNDS; each++) await round();
  expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });

  // A connection reports what it counted when it ends.
  await used.database.close();
  const reader = await openDatabase({ url: postgres.url });
  const [counted] = await reader.query<{ deadlocks: number }>(
    "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()",
  );
  await reader.close();
  services = undefined;
  expect(counted?.deadlocks).toBe(0);
});
