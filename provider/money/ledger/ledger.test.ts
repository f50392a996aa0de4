import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { BankAccountValue, RefundValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { SettledValue } from "#domain/contract/user.shapes.ts";
import type { BalanceValue, TransactionsValue } from "#domain/contract/wallet.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { isDatabaseAway } from "../../kernel/database/away.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { reservationPaid } from "../../shop/reservation/paid.ts";
import { accrueProfit } from "../wallet/profit.ts";
import { ledgerFaults } from "./check.ts";
import { isTooLittle, post, walletOf } from "./journal.ts";

const NO_FAULTS = { sum: 0, journals: 0, balances: 0 };
const sheba = { sheba: "IR820540102680020817909002", owner_name: "علی رضایی" };

/** Work whose lock was not free in time is done once more: on a busy machine the last of many waits longer than the limit. */
async function untilNotBusy<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

onProvider("The ledger", (provider, onEngine) => {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const idOf = async (user: Caller): Promise<number> => (await user.get<{ id: number }>("user/v2/me")).value.id;
  const balanceOf = async (user: Caller) => (await user.get<BalanceValue>("wallet/v2/balance")).value;
  let charges = 0;
  /** Puts money into a wallet, as a gateway's payment would. */
  const charge = async (userId: number, amount: number, ref = `test:${++charges}`) =>
    database().withTx((tx) =>
      post(tx, {
        kind: "charge",
        ref,
        postings: [
          { account: walletOf(userId), amount },
          { account: { kind: "gateway_clearing" }, amount: -amount },
        ],
      }),
    );
  const spend = (userId: number, amount: number, ref: string) =>
    database().withTx((tx) =>
      post(tx, {
        kind: "payment",
        ref,
        postings: [
          { account: walletOf(userId), amount: -amount },
          { account: { kind: "supplier_payable" }, amount },
        ],
      }),
    );
  /** A stay that its guest has paid and has a voucher for. */
  const paidStay = async (policy: "standard" | "non_refundable" = "standard") => {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { policy });
    const user = await logIn(provider.app);
    const quote = await callerOf(provider.app).post<StayQuoteValue>("reserve/v2/quote", room.request());
    const { value } = await user.post<StayReservationValue>(
      "reserve/v2/create",
      { quote_id: quote.value.quote_id },
      newKey(),
    );
    const at = `reserve/v2/${value.confirmation_code}`;
    await user.post(`${at}/save-guests`, guestsFor(), newKey());
    await user.post(`${at}/submit`, {}, newKey());
    await database().withTx(async (tx) => {
      const [row] = await tx.query<{ id: number; total: number }>(
        "SELECT id, total FROM reservation WHERE confirmation_code = $1",
        [value.confirmation_code],
      );
      if (row === undefined) throw new Error("no reservation");
      await post(tx, {
        kind: "payment",
        ref: `stay:${row.id}`,
        reservationId: row.id,
        postings: [
          { account: { kind: "gateway_clearing" }, amount: -row.total },
          { account: { kind: "supplier_payable" }, amount: row.total },
        ],
      });
      await reservationPaid(tx, provider.services, row.id);
    });
    await runOutbox(provider.services);
    return { user, at, total: quote.value.total };
  };

  onEngine("refuses a journal that does not add up to nothing, and forgets all of it", async () => {
    const user = await logIn(provider.app);
    const userId = await idOf(user);
    await expect(
      database().withTx((tx) =>
        post(tx, { kind: "charge", ref: "lame", postings: [{ account: walletOf(userId), amount: 5 }] }),
      ),
    ).rejects.toThrow("adds up to 5");
    expect((await balanceOf(user)).balance).toBe(0);
    expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
  });

  onEngine("changes nothing that is booked", async () => {
    const userId = await idOf(await logIn(provider.app));
    await charge(userId, 1_000);
    for (const statement of [
      "UPDATE ledger_posting SET amount = amount + 1",
      "DELETE FROM ledger_posting",
      "UPDATE ledger_journal SET kind = 'gift'",
      "DELETE FROM ledger_journal",
    ])
      await expect(database().query(statement), statement).rejects.toThrow();
    expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
  });

  onEngine("books one event once, however many bookings of it run at once", async () => {
    const user = await logIn(provider.app);
    const userId = await idOf(user);
    const journals = await Promise.all(Array.from({ length: 20 }, () => charge(userId, 7_000, "the-same")));
    expect(journals.filter((journal) => journal !== null)).toHaveLength(1);
    expect((await balanceOf(user)).balance).toBe(7_000);
  });

  onEngine("lets no wallet go below zero under 64 spends at once", async () => {
    const user = await logIn(provider.app);
    const userId = await idOf(user);
    await charge(userId, 10_000);
    const spends = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) => untilNotBusy(() => spend(userId, 1_000, `spend:${userId}:${index}`))),
    );
    const refused = spends.filter((one) => one.status === "rejected");
    expect(refused.every(({ reason }) => isTooLittle(reason))).toBe(true);
    expect(spends.length - refused.length).toBe(10);
    expect((await balanceOf(user)).balance).toBe(0);
    expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
  });

  onEngine("R150 needs a login, each call of it", async () => {
    const anyone = callerOf(provider.app);
    expect((await anyone.get("wallet/v2/balance")).status).toBe(401);
    expect((await anyone.get("wallet/v2/transactions")).status).toBe(401);
    const wanted = { amount: 1_000_000, gateway: "test" };
    expect((await anyone.post("wallet/v2/charge", wanted, newKey())).status).toBe(401);
    expect((await anyone.post("user/v2/settle-profit-counter")).status).toBe(401);
    expect((await (await logIn(provider.app)).get("wallet/v2/balance")).status).toBe(200);
  });

  onEngine("is a statement with a running balance, narrowed by kind and day, the newest first", async () => {
    await standAtFrozenNoon(database());
    const user = await logIn(provider.app);
    const userId = await idOf(user);
    await charge(userId, 50_000);
    await wait(database(), DAY_SECONDS);
    await spend(userId, 20_000, `shown:${userId}`);
    const all = await user.get<TransactionsValue>("wallet/v2/transactions");
    expect(all.value.items.map(({ type, amount, balance_after }) => [type, amount, balance_after])).toEqual([
      ["capture", -20_000, 30_000],
      ["charge", 50_000, 50_000],
    ]);
    const first = await user.get<TransactionsValue>("wallet/v2/transactions?to=1405-08-29");
    expect(first.value.items.map(({ type }) => type)).toEqual(["charge"]);
    const captures = await user.get<TransactionsValue>("wallet/v2/transactions?type=capture");
    expect([captures.value.total, captures.value.items.length]).toEqual([1, 1]);
    const other = await logIn(provider.app);
    expect((await other.get<TransactionsValue>("wallet/v2/transactions")).value.items).toEqual([]);
  });

  onEngine("gives back what a cancelled stay returns, at once into the wallet and once", async () => {
    const { user, at, total } = await paidStay();
    const cost = (await user.get<CancellationQuoteValue>(`${at}/cancellation-quote`)).value;
    expect(cost).toMatchObject({ paid: total, penalty: 0, refundable: total });
    const cancels = await Promise.all(
      Array.from({ length: 10 }, () => user.post(`${at}/cancel`, { quote_id: cost.quote_id }, newKey())),
    );
    expect(cancels.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balanceOf(user)).balance).toBe(total);
    const refunds = (await user.get<{ items: RefundValue[] }>("user/v2/refund-requests")).value.items;
    expect(refunds).toMatchObject([
      { source: "reserve", amount: total, penalty: 0, destination: "wallet", state: "paid" },
    ]);
    expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
  });

  onEngine("gives nothing back of a stay that returns nothing", async () => {
    const { user, at, total } = await paidStay("non_refundable");
    const cost = (await user.get<CancellationQuoteValue>(`${at}/cancellation-quote`)).value;
    expect(cost).toMatchObject({ penalty: total, refundable: 0 });
    expect((await user.post(`${at}/cancel`, { quote_id: cost.quote_id }, newKey())).status).toBe(200);
    expect((await balanceOf(user)).balance).toBe(0);
    expect((await user.get<{ total: number }>("user/v2/refund-requests")).value.total).toBe(0);
  });

  onEngine(
    "R160 sends money of the wallet to the owner's sheba, step by step, each once, and back when it is not sent",
    async () => {
      const user = await logIn(provider.app);
      const userId = await idOf(user);
      await charge(userId, 900_000);
      const { value: bank } = await user.post<BankAccountValue>("user/save-bank-account-information", sheba);
      const ask = (amount: number, bank_account_id = bank.id) =>
        user.post<RefundValue>("user/create-refund-request", {
          source: "wallet",
          amount,
          destination: "bank",
          bank_account_id,
        });
      expect((await ask(900_001)).reason).toBe("wallet_insufficient");
      const other = await logIn(provider.app);
      const stolen = await other.post("user/create-refund-request", {
        source: "wallet",
        amount: 1,
        destination: "bank",
        bank_account_id: bank.id,
      });
      expect(stolen.errors).toMatchObject([{ name: "bank_account_id" }]);

      const asked = (await ask(600_000)).value;
      expect(asked).toMatchObject({ state: "requested", amount: 600_000, bank_account: { sheba: "IR82…9002" } });
      // The line of the history is written after it, perhaps in the next second.
      expect([72 * 3_600, 72 * 3_600 - 1]).toContain(asked.due_at - (asked.history[0]?.at ?? 0));
      expect((await balanceOf(user)).balance).toBe(300_000);
      const decide = (what: string, body: object = {}) =>
        operator().post<{ state: string }>(`operator/v2/refunds/${asked.id}/${what}`, { operator: "Sara", ...body });
      expect((await decide("sent", { reference: "1" })).reason).toBe("not_open");
      expect((await decide("approve")).value).toEqual({ state: "approved" });
      expect((await user.post(`user/v2/refund-requests/${asked.id}/withdraw`, {}, newKey())).reason).toBe("not_open");
      const sent = await Promise.all(Array.from({ length: 10 }, () => decide("sent", { reference: "1405" })));
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);

      const second = (await ask(300_000)).value;
      const withdrawn = await user.post<RefundValue>(`user/v2/refund-requests/${second.id}/withdraw`, {}, newKey());
      expect(withdrawn.value.history.map(({ state }) => state)).toEqual(["requested", "withdrawn"]);
      expect((await balanceOf(user)).balance).toBe(300_000);
      expect((await other.post(`user/v2/refund-requests/${second.id}/withdraw`, {}, newKey())).status).toBe(404);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    },
  );

  onEngine("wants a second person to pay out a large refund", async () => {
    const user = await logIn(provider.app);
    await charge(await idOf(user), 600_000_000);
    const { value: bank } = await user.post<BankAccountValue>("user/save-bank-account-information", sheba);
    const { value } = await user.post<RefundValue>("user/create-refund-request", {
      source: "wallet",
      amount: 500_000_001,
      destination: "bank",
      bank_account_id: bank.id,
    });
    const decide = (what: string, name: string) =>
      operator().post(`operator/v2/refunds/${value.id}/${what}`, {
        operator: name,
        ...(what === "sent" ? { reference: "1" } : {}),
      });
    await decide("approve", "Sara");
    expect((await decide("sent", "Sara")).errors).toMatchObject([{ name: "operator", code: "second_person" }]);
    expect((await decide("sent", "Nima")).status).toBe(200);
  });

  onEngine("R176 moves the profit of stays that are over to the wallet, 50 times at once and once", async () => {
    const { user, total } = await paidStay();
    expect((await user.post("user/v2/settle-profit-counter")).reason).toBe("nothing_to_settle");
    await wait(database(), 40 * DAY_SECONDS);
    await Promise.all([accrueProfit(provider.services), accrueProfit(provider.services)]);
    // The token of forty days ago is over.
    const later = await logIn(provider.app, user.mobile);
    expect((await balanceOf(later)).profit_counter).toBe(total / 100);
    const settled = await Promise.all(
      Array.from({ length: 50 }, () => later.post<SettledValue>("user/v2/settle-profit-counter")),
    );
    expect(settled.filter(({ status }) => status === 200).map(({ value }) => value)).toEqual([
      { settled: total / 100, wallet_balance: total / 100, profit_counter: 0 },
    ]);
    expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    await standAtFrozenNoon(database());
  });
});
