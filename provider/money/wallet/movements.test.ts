import { expect } from "vitest";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { BalanceValue, MovementsValue, MovementValue, ReceiptValue } from "#domain/contract/wallet.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, wait } from "#tests/support/stay.ts";
import { authorityOf, comeBack, openTestBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { reconcilePayments } from "../payment/reconcile.ts";

const { books, gateway } = openTestBank();

/** Effect of a movement on the wallet's balance, rial. */
function toWallet({ kind, state, amount, parts }: MovementValue): number {
  const wallet = parts.find(({ by }) => by === "wallet")?.amount ?? 0;
  if (kind === "hold") return 0;
  if (kind === "payment") return -wallet;
  if (kind === "refund") return wallet;
  return kind === "withdrawal" && state === "returned" ? 0 : amount;
}

onProvider(
  "A user's movements",
  (provider, onEngine) => {
    const booking = bookingAt(provider);
    const pay = async (started: StartValue) => {
      const authority = authorityOf(started);
      books.decide(authority, "paid");
      await comeBack(provider.app, authority);
    };
    const charge = async (user: Caller, amount: number) =>
      pay((await user.post<StartValue>("wallet/v2/charge", { amount, gateway: "test" }, newKey())).value);
    const all = async (user: Caller, query = ""): Promise<MovementValue[]> => {
      const items: MovementValue[] = [];
      for (let page = 1; ; page++) {
        const { value } = await user.get<MovementsValue>(`wallet/v2/movements?page=${page}${query}`);
        items.push(...value.items);
        if (items.length >= value.total || value.items.length === 0) return items;
      }
    };
    const receipt = (user: Caller, number: string | null) => user.get<ReceiptValue>(`wallet/v2/receipts/${number}`);

    /** A traveller to whom everything has happened; the last stay waits for the rest of its payment. */
    const lived = async () => {
      const room = await booking.make({ policy: "flexible", rooms: 5 });
      const { user, reservation } = await booking.submitted(room);
      const code = reservation.confirmation_code;
      await charge(user, 10_000_000);
      const start = (confirmation_code: string) =>
        user.post<StartValue>("payment/v2/start", { confirmation_code, gateway: "test", use_wallet: true }, newKey());
      await pay((await start(code)).value);
      await runOutbox(provider.services);
      const { quote_id } = (await user.get<CancellationQuoteValue>(`reserve/v2/${code}/cancellation-quote`)).value;
      await user.post(`reserve/v2/${code}/cancel`, { quote_id, destination: "card" }, newKey());
      await wait(booking.database(), 5);
      await reconcilePayments(provider.services);
      const account = await user.post<BankAccountValue>("user/save-bank-account-information", {
        sheba: "IR820540102680020817909002",
        owner_name: "علی رضایی",
      });
      const withdraw = (amount: number) =>
        user.post<{ id: number }>(
          "user/create-refund-request",
          { source: "wallet", amount, destination: "bank", bank_account_id: account.value.id },
          newKey(),
        );
      await withdraw(1_000_000);
      const { id } = (await withdraw(2_000_000)).value;
      await user.post(`user/v2/refund-requests/${id}/withdraw`, {}, newKey());
      const [{ userId, reservationId } = { userId: 0, reservationId: 0 }] = await booking.database().query<{
        userId: number;
        reservationId: number;
      }>('SELECT user_id AS "userId", id AS "reservationId" FROM reservation WHERE confirmation_code = $1', [code]);
      await booking
        .database()
        .query(
          "INSERT INTO profit_entry (user_id, reservation_id, amount, matured_at) VALUES ($1, $2, 310000, app_now())",
          [userId, reservationId],
        );
      await user.post("user/v2/settle-profit-counter", {}, newKey());
      const next = (await booking.create(user, (await booking.quoteOf(room)).quote_id)).value;
      await booking.act(user, next, "save-guests", guestsFor());
      await booking.act(user, next, "submit");
      await start(next.confirmation_code);
      return { user, code, next, total: reservation.totals.payable };
    };

    onEngine("R29 are every one there is: card, wallet, refund with its legs, and what is held", async () => {
      const { user, code, next, total } = await lived();
      const items = await all(user);
      const told = items.map(({ kind, state, amount, parts }) => [
        kind,
        state,
        amount,
        ...parts.map((part) => `${part.by} ${part.amount}`),
      ]);
      expect(told).toEqual([
        ["hold", "held", -9_310_000, "wallet 9310000"],
        ["profit", "done", 310_000, "wallet 310000"],
        ["withdrawal", "returned", -2_000_000, "bank 2000000"],
        ["withdrawal", "on_its_way", -1_000_000, "bank 1000000"],
        ["refund", "done", total, `card ${total - 10_000_000}`, "wallet 10000000"],
        ["payment", "done", -total, `card ${total - 10_000_000}`, "wallet 10000000"],
        ["top_up", "done", 10_000_000, "card 10000000"],
      ]);
      expect(items[0]).toMatchObject({ number: null, confirmation_code: next.confirmation_code });
      expect(items[0]?.until).toBeGreaterThan(items[0]?.at ?? 0);
      expect(items[4]).toMatchObject({ confirmation_code: code, tracking_code: expect.stringMatching(/^\d+$/) });
      expect(items[4]?.parts[0]).toMatchObject({ number: "603770******5443", sent_at: expect.any(Number) });
      expect(items[3]?.parts[0]).toMatchObject({ number: expect.stringMatching(/^IR82/), sent_at: null });
      // Together they make the balance.
      const { balance } = (await user.get<BalanceValue>("wallet/v2/balance")).value;
      expect(items.reduce((sum, one) => sum + toWallet(one), 0)).toBe(balance);
      expect((await all(user, "&kind=withdrawal")).map(({ kind }) => kind)).toEqual(["withdrawal", "withdrawal"]);
    });

    onEngine("have receipts made out to the company of the profile, once it names one", async () => {
      const { user } = await lived();
      const paper = async () => (await receipt(user, (await all(user, "&kind=payment"))[0]!.number)).value;
      const before = await paper();
      expect(before.customer.company).toBeNull();
      const company = { company_name: "شرکت نمونه", legal_id: "10380284790", economic_code: null };
      await user.post("profile/user-information/save-legal-information", company);
      const after = await paper();
      expect(after.customer.company).toEqual(company);
      expect(after.reference).toBe(before.reference);
    });

    onEngine("have a receipt each, whose lines add up, for its owner alone", async () => {
      const { user, total } = await lived();
      const other = await logIn(provider.app);
      const numbers: string[] = [];
      const references: string[] = [];
      for (const { number, kind, amount } of await all(user)) {
        if (kind === "hold") continue;
        const { status, value } = await receipt(user, number);
        expect([status, value.number, value.vat]).toEqual([200, number, { percent: 0, amount: 0 }]);
        expect(value.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(Math.abs(amount));
        expect(value.customer.mobile).toBe(user.mobile);
        expect(value.reservation === null).toBe(!["payment", "refund"].includes(kind));
        numbers.push(number ?? "");
        expect(value.reference).toMatch(/^\d{15}$/);
        references.push(value.reference);
        expect((await receipt(other, number)).status).toBe(404);
        expect((await callerOf(provider.app).get(`wallet/v2/receipts/${number}`)).status).toBe(401);
      }
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(new Set(references).size).toBe(numbers.length);
      // A number says nothing of its row or its owner.
      for (const number of numbers) expect(number).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
      const refund = (await all(user, "&kind=refund"))[0]!;
      const paper = (await receipt(user, refund.number)).value;
      expect(paper).toMatchObject({ amount: total, lines: [{ what: "refund", amount: total }] });
      for (const wrong of ["null", "1", "payment:1", "x".repeat(32)]) {
        expect((await receipt(user, wrong)).status).toBe(404);
      }
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
