import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { releaseTrust } from "#products/tour/provider/trust.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued, readyToPay, supplied } from "#tests/support/supplied.ts";
import { openTestBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { ledgerFaults } from "../ledger/check.ts";
import { reconcilePayments } from "../payment/reconcile.ts";
import { refundReservation } from "./refund.ts";

let { books, gateway } = openTestBank();

onProvider(
  "What a reservation gives back",
  (provider, onEngine) => {
    const database = () => provider.services.database;
    const operator = () =>
      callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const open = async () => {
      await standAtFrozenNoon(database());
      const one = await supplied.tour(provider.services, 2 * DAY_SECONDS);
      return { one, user: await logIn(provider.app) };
    };
    /** Sum of a reservation in an account, rial. */
    const lying = async (account: "held_in_trust" | "supplier_payable", { confirmation_code }: ReservationEnvelope) =>
      (
        await database().query<{ sum: number }>(
          `SELECT coalesce(sum(amount), 0)::float8 AS sum FROM ledger_posting AS posting
           JOIN ledger_account AS account ON account.id = account_id AND account.kind = $1
           JOIN ledger_journal AS journal ON journal.id = journal_id JOIN reservation ON reservation.id = reservation_id
           WHERE confirmation_code = $2`,
          [account, confirmation_code],
        )
      )[0]?.sum;
    const leave = ({ confirmation_code }: ReservationEnvelope) =>
      database().query("UPDATE reservation SET starts_at = app_now() WHERE confirmation_code = $1", [
        confirmation_code,
      ]);
    const give = ({ confirmation_code }: ReservationEnvelope, amount: number | null) =>
      operator().post(
        `operator/v2/reserves/${confirmation_code}/cancel`,
        { operator: "test", amount, reason: "The hotel was closed" },
        newKey(),
      );
    const isSound = async () => expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });

    onEngine("comes from its agency once a tour has left, and the refusal speaks of a tour", async () => {
      const { one, user } = await open();
      const [part, over] = [
        await issued(provider.services, user, one.item),
        await issued(provider.services, user, one.item),
      ];
      const { payable } = part.totals;
      await leave(part);
      await releaseTrust(provider.services);
      expect([await lying("held_in_trust", part), await lying("supplier_payable", part)]).toEqual([0, payable]);
      const given = await give(part, 1_000_000);
      expect(given.status, given.text).toBe(200);
      expect([await lying("held_in_trust", part), await lying("supplier_payable", part)]).toEqual([
        0,
        payable - 1_000_000,
      ]);
      expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(1_000_000);
      await database().query(
        "UPDATE reservation SET starts_at = app_now(), ends_at = app_now() WHERE confirmation_code = $1",
        [over.confirmation_code],
      );
      const refused = await give(over, null);
      expect(refused.reason).toBe("stay_over");
      expect(refused.text).toContain("تور");
      expect(refused.text).not.toContain("اقامت");
      await isSound();
    });

    onEngine("comes from one account, also while the trust is being released", async () => {
      const { one, user } = await open();
      for (let round = 0; round < 5; round += 1) {
        const reservation = await issued(provider.services, user, one.item);
        await leave(reservation);
        const [given] = await Promise.all([
          give(reservation, 1_000_000),
          releaseTrust(provider.services),
          releaseTrust(provider.services),
        ]);
        expect(given.status, given.text).toBe(200);
        await releaseTrust(provider.services);
        expect([await lying("held_in_trust", reservation), await lying("supplier_payable", reservation)]).toEqual([
          0,
          reservation.totals.payable - 1_000_000,
        ]);
      }
      await isSound();
    });

    onEngine("is given back by cause: two are open beside each other, and each is booked once", async () => {
      const { one, user } = await open();
      const reservation = await readyToPay(user, one.item);
      const { confirmation_code } = reservation;
      const { payable } = reservation.totals;
      const path = `${one.item.path}/${confirmation_code}`;
      const start = { confirmation_code, gateway: "test", use_wallet: false };
      const begun = await user.post<StartValue>("payment/v2/start", start, newKey());
      const authority = begun.value.redirect_address.split("/").at(-1) ?? "";
      books.decide(authority, "paid");
      await provider.app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`);
      await runOutbox(provider.services);
      const quote = (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`)).value;
      expect(quote.penalty).toBeGreaterThan(0);
      expect(quote.refundable).toBeGreaterThan(0);
      await user.post(`${path}/cancel`, { quote_id: quote.quote_id, destination: "card" }, newKey());
      await operator().post(one.path, { operator: "test", reason: "It does not leave" });
      // As the version before leaves it, which reads no fact.
      await database().query("UPDATE tour_departure SET decided_at = decided_at - interval '1 hour' WHERE id = $1", [
        one.id,
      ]);
      await one.runJob(provider.services);
      const refunds = () =>
        database().query<{
          id: number;
          cause: string;
          amount: number;
          state: string;
          destination: string;
          user: number;
        }>(
          `SELECT reservation.id, refund.user_id AS user, cause, amount, refund.state, destination
           FROM refund JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $1 ORDER BY refund.id`,
          [confirmation_code],
        );
      const before = await refunds();
      expect(before).toMatchObject([
        { cause: "ended", amount: quote.refundable, state: "paying", destination: "card" },
        { cause: "fact:departure", amount: quote.penalty, state: "paying", destination: "card" },
      ]);
      const shown = async () => (await user.get<ReservationEnvelope>(path)).value.refund;
      expect(await shown()).toMatchObject({
        amount: payable,
        state: "paying",
        legs: [
          { to: "card", amount: quote.refundable, sent_at: null },
          { to: "card", amount: quote.penalty, sent_at: null },
        ],
      });
      await wait(database(), 5);
      await reconcilePayments(provider.services);
      expect(await shown()).toMatchObject({ amount: payable, state: "paid" });
      expect((await refunds()).map(({ state }) => state)).toEqual(["paid", "paid"]);
      expect(books.totals().verified).toBe(0);
      expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(0);
      const again = database().withTx((tx) =>
        refundReservation(tx, {
          reservationId: before[0]?.id ?? 0,
          userId: before[0]?.user ?? 0,
          from: "held_in_trust",
          cause: "fact:departure",
          amount: 1,
          penalty: 0,
          destination: { to: "wallet" },
          reason: null,
        }),
      );
      await expect(again).rejects.toThrow("fact:departure");
      await isSound();
    });
  },
  (services) => {
    ({ books, gateway } = openTestBank());
    return { ...services, gateways: new Map([["test", gateway]]) };
  },
);
