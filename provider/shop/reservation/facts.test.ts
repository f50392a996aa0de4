import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { applyFlightChanges } from "#products/flight/provider/apply-changes.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, callerOf, logIn, newKey, smsTo } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import {
  issued,
  named,
  paid,
  quoted,
  readyToPay,
  type Supplied,
  supplied,
  suppliedKinds,
} from "#tests/support/supplied.ts";
import { openTestBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { ledgerFaults } from "../../money/ledger/check.ts";
import { reconcilePayments } from "../../money/payment/reconcile.ts";
import { findDrift } from "./stock-check.ts";

/** A fact that a supplier has committed holds before the job has told each reservation. */

let { books, gateway } = openTestBank();

/** Cancelling costs something by then. */
const SOON = 2 * DAY_SECONDS;

onProvider(
  "A departure or a flight that its supplier has ended",
  (provider, onEngine) => {
    const database = () => provider.services.database;
    const operator = () =>
      callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const open = async (kind: (typeof suppliedKinds)[number], leavesIn?: number) => {
      await standAtFrozenNoon(database());
      return supplied[kind](provider.services, leavesIn);
    };
    const end = async ({ path }: Supplied) => {
      const answer = await operator().post(path, { operator: "test", reason: "It does not leave" });
      expect(answer.status, answer.text).toBe(200);
    };
    const at = ({ item }: Supplied, { confirmation_code }: ReservationEnvelope) => `${item.path}/${confirmation_code}`;
    const quoteOf = (user: Caller, path: string) => user.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
    const read = async (user: Caller, path: string) => (await user.get<ReservationEnvelope>(path)).value;
    const refundsOf = ({ confirmation_code }: ReservationEnvelope) =>
      database().query<{ cause: string | null; amount: number; state: string; destination: string }>(
        `SELECT cause, amount, refund.state, destination FROM refund JOIN reservation ON reservation.id = reservation_id
         WHERE confirmation_code = $1 ORDER BY refund.id`,
        [confirmation_code],
      );
    const isSound = async () => {
      expect(await findDrift(database(), provider.services.products)).toEqual([]);
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    };

    for (const kind of suppliedKinds) {
      onEngine(`costs nothing to who cancels before the job's turn (${kind})`, async () => {
        const one = await open(kind, SOON);
        const user = await logIn(provider.app);
        const reservation = await issued(provider.services, user, one.item);
        const path = at(one, reservation);
        const shown = await quoteOf(user, path);
        expect(shown.value.penalty, shown.text).toBeGreaterThan(0);
        const { value: voucher } = await user.get<{ qr: string }>(`${path}/voucher`);
        const proof = { proof: voucher.qr };
        await end(one);
        // A check of the voucher learns it first.
        const state = await callerOf(provider.app).post<{ state: string }>("voucher/v2/state", proof);
        expect(state.value, state.text).toMatchObject({ state: "cancelled" });
        const cancelled = await user.post(`${path}/cancel`, { quote_id: shown.value.quote_id }, newKey());
        expect([cancelled.status, cancelled.reason]).toEqual([422, "ended_by_supplier"]);
        expect(cancelled.text).toContain(kind === "tour" ? "تور" : "پرواز");
        expect((await quoteOf(user, path)).reason).toBe("ended_by_supplier");
        expect(await read(user, path)).toMatchObject({
          status: "cancelled",
          status_reason: one.reason,
          totals: { penalty: 0, paid: reservation.totals.payable },
          refund: { amount: reservation.totals.payable },
        });
        expect(await one.runJob(provider.services)).toBe(0);
        expect(await refundsOf(reservation)).toMatchObject([{ cause: "ended", amount: reservation.totals.payable }]);
        await isSound();
      });

      onEngine(`is not paid, extended, named or submitted any more (${kind})`, async () => {
        const one = await open(kind);
        const user = await logIn(provider.app);
        const [ready, held] = [await readyToPay(user, one.item), await named(user, one.item)];
        const { quote_id } = await quoted(user, one.item);
        await end(one);
        const sessions = books.totals();
        const start = { confirmation_code: ready.confirmation_code, gateway: "test", use_wallet: false };
        const refused = [
          await user.post("payment/v2/start", start, newKey()),
          await user.post(`${at(one, ready)}/extend-payment-deadline`, {}, newKey()),
          await user.post(`${at(one, held)}/${one.item.saving}`, one.item.travellers, newKey()),
          await user.post(`${at(one, held)}/submit`, {}, newKey()),
        ];
        expect(refused.map(({ status, reason }) => [status, reason])).toEqual(
          refused.map(() => [422, "ended_by_supplier"]),
        );
        expect(
          await database().query(
            "SELECT 1 FROM payment JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $1",
            [ready.confirmation_code],
          ),
        ).toEqual([]);
        expect(books.totals()).toEqual(sessions);
        const created = await user.post(`${one.item.path}/create`, { quote_id }, newKey());
        expect(created.reason).toBe(kind === "tour" ? "departure_closed" : "offer_expired");
        // A list shows the current state, without a job.
        const list = await user.get<{ items: { status: string }[] }>("user/v2/reserves");
        expect(list.value.items.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
        expect((await user.get<{ status: string }>(`${at(one, ready)}/status`)).value.status).toBe("cancelled");
      });

      onEngine(`is not issued, and its money comes back (${kind})`, async () => {
        const one = await open(kind);
        const user = await logIn(provider.app);
        const reservation = await paid(provider.services, user, one.item);
        await end(one);
        await runOutbox(provider.services);
        const value = await read(user, at(one, reservation));
        expect(value).toMatchObject({ status: "unsuccessful", refund: { amount: reservation.totals.payable } });
        expect(value.supplier_confirmation_code).toBeNull();
        await isSound();
      });

      onEngine(`takes no money that the bank says yes to afterwards (${kind})`, async () => {
        const one = await open(kind);
        const user = await logIn(provider.app);
        const reservation = await readyToPay(user, one.item);
        const start = { confirmation_code: reservation.confirmation_code, gateway: "test", use_wallet: false };
        const begun = await user.post<StartValue>("payment/v2/start", start, newKey());
        const authority = begun.value.redirect_address.split("/").at(-1) ?? "";
        await end(one);
        books.decide(authority, "paid");
        await provider.app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`);
        expect((await read(user, at(one, reservation))).status).toBe("cancelled");
        await wait(database(), 5);
        await reconcilePayments(provider.services);
        expect(await refundsOf(reservation)).toMatchObject([{ amount: reservation.totals.payable, state: "paid" }]);
        expect(books.totals().verified).toBe(0);
        await isSound();
      });

      onEngine(`is waited for by who decides meanwhile (${kind})`, async () => {
        const one = await open(kind, SOON);
        const user = await logIn(provider.app);
        const reservation = await issued(provider.services, user, one.item);
        const { quote_id } = (await quoteOf(user, at(one, reservation))).value;
        const priced = await quoted(user, one.item);
        // The operator's transaction is open while the traveller cancels and books.
        const [decided, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const deciding = database().withTx(async (tx) => {
          await one.end(tx);
          decided.resolve();
          await over.promise;
        });
        await decided.promise;
        let answered = 0;
        const asked = [
          user.post(`${at(one, reservation)}/cancel`, { quote_id }, newKey()),
          user.post(`${one.item.path}/create`, { quote_id: priced.quote_id }, newKey()),
        ].map((answer) => answer.finally(() => (answered += 1)));
        const waiting = async () =>
          (await database().query<{ n: number }>("SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted"))[0]?.n ??
          0;
        // Embedded, one waits for the other's whole transaction.
        if (database().engine === "postgres") while (answered + (await waiting()) < asked.length);
        over.resolve();
        await deciding;
        const [cancelled, created] = await Promise.all(asked);
        expect(cancelled?.reason, cancelled?.text).toBe("ended_by_supplier");
        expect(created?.status, created?.text).toBe(422);
        await one.runJob(provider.services);
        expect(await refundsOf(reservation)).toMatchObject([{ amount: reservation.totals.payable }]);
        await isSound();
      });

      onEngine(`gives back, once, what was kept of a cancellation that did not see it (${kind})`, async () => {
        const one = await open(kind, SOON);
        const user = await logIn(provider.app);
        const reservation = await issued(provider.services, user, one.item);
        const { payable } = reservation.totals;
        const { quote_id, penalty } = (await quoteOf(user, at(one, reservation))).value;
        const cancelled = await user.post(`${at(one, reservation)}/cancel`, { quote_id }, newKey());
        expect(cancelled.status, cancelled.text).toBe(200);
        await runOutbox(provider.services);
        await end(one);
        // Cancelled before it was decided, it owes the penalty.
        await one.runJob(provider.services);
        expect((await read(user, at(one, reservation))).totals.penalty).toBe(penalty);
        // As the version before leaves it, which reads no fact.
        await database().query(
          kind === "tour"
            ? "UPDATE tour_departure SET decided_at = decided_at - interval '1 hour' WHERE id = $1"
            : "UPDATE flight_change SET at = at - interval '1 hour' WHERE flight_id = $1",
          [one.id],
        );
        await database().query(
          "UPDATE reservation SET created_at = created_at - interval '2 hours' WHERE confirmation_code = $1",
          [reservation.confirmation_code],
        );
        await Promise.all([one.runJob(provider.services), one.runJob(provider.services)]);
        await one.runJob(provider.services);
        const refunds = await refundsOf(reservation);
        expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(payable);
        expect(refunds.filter(({ cause }) => cause !== "ended")).toMatchObject([{ amount: penalty, state: "paid" }]);
        const value = await read(user, at(one, reservation));
        expect(value).toMatchObject({ status: "cancelled", totals: { penalty: 0 } });
        expect(value.history.at(-1)).toMatchObject({ actor: "supplier", reason: one.reason });
        expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(payable);
        for (let turn = 0; turn < 3; turn += 1) await runOutbox(provider.services);
        expect(await smsTo(provider.app, user.mobile)).toContain("تومان");
        await isSound();
      });
    }

    onEngine("gives no seats any more (flight)", async () => {
      const one = await open("flight");
      const user = await logIn(provider.app);
      const held = await named(user, one.item);
      await end(one);
      const body = { seats: [{ flight_id: one.id, traveller: 0, seat: "20B" }], agreed_total: 0 };
      const chosen = await user.post(`${at(one, held)}/seats`, body, newKey());
      expect([chosen.status, chosen.reason], chosen.text).toEqual([422, "ended_by_supplier"]);
      expect(await database().query("SELECT 1 FROM flight_seat WHERE flight_id = $1", [one.id])).toEqual([]);
    });

    onEngine(
      "is read as it is, before the job: new times are shown before they are paid, and may be refused",
      async () => {
        const one = await open("flight", SOON);
        while ((await applyFlightChanges(provider.services)) > 0);
        const user = await logIn(provider.app);
        const [ready, bought] = [await readyToPay(user, one.item), await issued(provider.services, user, one.item)];
        expect((await quoteOf(user, at(one, bought))).value.penalty).toBeGreaterThan(0);
        const [{ departs, arrives } = { departs: 0, arrives: 0 }] = await database().query<{
          departs: number;
          arrives: number;
        }>(
          "SELECT extract(epoch FROM departs_at)::int AS departs, extract(epoch FROM arrives_at)::int AS arrives FROM flight WHERE id = $1",
          [one.id],
        );
        const later = 4 * HOUR_SECONDS;
        const moved = await operator().post(`operator/v2/flights/${one.id}/retime`, {
          operator: "test",
          reason: "The aircraft comes later",
          departs_at: departs + later,
          arrives_at: arrives + later,
        });
        expect(moved.status, moved.text).toBe(200);
        const start = { confirmation_code: ready.confirmation_code, gateway: "test", use_wallet: false };
        expect((await user.post("payment/v2/start", start, newKey())).reason).toBe("times_changed");
        expect((await quoteOf(user, at(one, bought))).value).toMatchObject({
          penalty: 0,
          refundable: bought.totals.payable,
        });
        const seen = (await user.get<FlightReservationValue>(at(one, ready))).value;
        expect(seen.subject.flights[0]?.segments[0]?.departs_at).toBe(departs + later);
        expect(seen.changes).toMatchObject([{ kind: "retimed", is_major: true, state: "open" }]);
        expect((await user.post("payment/v2/start", start, newKey())).status).toBe(200);
        // A reservation made at the new times is told nothing of the old ones. An offer says in seconds when it was made.
        await wait(database(), 1);
        const after = await named(await logIn(provider.app), one.item);
        expect(await applyFlightChanges(provider.services)).toBe(0);
        expect((after as FlightReservationValue).changes).toEqual([]);
      },
    );
  },
  (services) => {
    ({ books, gateway } = openTestBank());
    return { ...services, gateways: new Map([["test", gateway]]) };
  },
);
