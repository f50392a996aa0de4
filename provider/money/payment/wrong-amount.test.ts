import { expect } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { onProvider } from "#tests/engines.ts";
import { areReturned, payWrongAmounts, wayNames } from "#tests/prove/wrong-amounts.ts";
import { wrongAmountsProvider } from "#tests/prove/wrong-amounts-provider.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import type { Log } from "../../kernel/log.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { createBank } from "../bank/bank.ts";
import { openBooks } from "../bank/books.ts";
import type { WrongWayName } from "../bank/wrong-amounts.ts";
import { ledgerFaults } from "../ledger/check.ts";
import { reconcilePayments } from "./reconcile.ts";
import { zarinpal } from "./zarinpal.ts";

const BASE = "http://bank.test";
let bankNow = 1_800_000_000;
const books = openBooks(":memory:", () => bankNow);
const bank = createBank(books);
/** Paths whose answers do not arrive. */
const cut = new Set<string>();
const gateway = zarinpal({
  name: "test",
  base: BASE,
  merchantId: "test",
  fetch: async (address, init) => {
    const path = String(address).slice(BASE.length);
    const answer = await bank.request(path, init);
    if (cut.has(path.split("/").at(-1) ?? "")) throw new TypeError("terminated");
    return answer;
  },
});
const errors: unknown[] = [];
const log: Log = { info() {}, warn() {}, error: (event, fields) => errors.push([event, fields?.alarm]) };

onProvider(
  "A bank that holds another sum than it was asked for",
  (provider, onEngine) => {
    const { database, make, submitted } = bookingAt(provider);
    const begin = async (use_wallet = false) => {
      const { user, reservation } = await submitted(await make());
      const code = reservation.confirmation_code;
      const body = { confirmation_code: code, gateway: "test", use_wallet };
      const start = async () => (await user.post<StartValue>("payment/v2/start", body, newKey())).value;
      return { user, code, total: reservation.totals.payable, started: await start(), start };
    };
    const authorityOf = ({ redirect_address }: StartValue) => redirect_address.split("/").at(-1) ?? "";
    const payAtBank = (authority: string, way?: WrongWayName) => {
      if (way !== undefined) books.goWrong(authority, way);
      books.decide(authority, "paid");
    };
    const comeBack = async (authority: string) =>
      provider.app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`);
    const paymentOf = async (user: Caller, { payment_id }: StartValue) =>
      (await user.get<PaymentValue>(`payment/v2/${payment_id}`)).value;
    const messages = async (mobile: string): Promise<string[]> => {
      await runOutbox(provider.services);
      await runOutbox(provider.services);
      const outbox: { messages: { text: string }[] } = await (
        await provider.app.request(`/__demo/outbox?mobile=${mobile}`)
      ).json();
      return outbox.messages.map(({ text }) => text);
    };
    const refunds = async (user: Caller) =>
      (await user.get<{ items: RefundValue[] }>("user/v2/refund-requests")).value.items;
    const wallet = async (user: Caller) => (await user.get<BalanceValue>("wallet/v2/balance")).value;
    onEngine("in ten ways: ten alarms, ten lines, and all of it goes back where it came from", async () => {
      errors.length = 0;
      const before = books.totals().paid;
      const paid = await payWrongAmounts(wrongAmountsProvider(provider, bank));
      console.log(paid.outcomes.map((one) => JSON.stringify(one)).join("\n"));
      expect(wayNames).toHaveLength(10);
      expect(areReturned(paid), JSON.stringify(paid)).toBe(true);
      expect(errors.filter((line) => JSON.stringify(line).includes("wrong_amount"))).toHaveLength(10);
      expect(books.totals().paid).toBe(before);
    });

    onEngine("tells the traveller both sums, lets them pay again, and the right sum is booked", async () => {
      const { user, code, total, started, start } = await begin();
      payAtBank(authorityOf(started), "tenth");
      await comeBack(authorityOf(started));
      const read = async () => (await user.get<StayReservationValue>(`reserve/v2/${code}`)).value;
      expect(await read()).toMatchObject({ status: "payment_failed", status_reason: "wrong_amount" });
      expect((await read()).actions).toContain("pay");
      expect((await read()).payment).toMatchObject({ gateway_part: total, held_amount: total / 10 });
      const held = formatMoneyText(total / 10, "fa");
      expect((await messages(user.mobile))[0]).toContain(`به جای ${formatMoneyText(total, "fa")}، ${held}`);
      await reconcilePayments(provider.services);
      expect(await paymentOf(user, started)).toMatchObject({
        state: "reversed",
        failure_reason: "wrong_amount",
        held_amount: total / 10,
      });
      expect(await refunds(user)).toMatchObject([{ amount: total / 10, destination: "card", state: "paid" }]);
      expect((await messages(user.mobile))[0]).toContain(`${held} که بانک به‌اشتباه`);
      const again = await start();
      payAtBank(authorityOf(again));
      await comeBack(authorityOf(again));
      expect(await paymentOf(user, again)).toMatchObject({ state: "verified", held_amount: null });
      expect((await read()).totals.paid).toBe(total);
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    });

    onEngine("is found too where its payer never came back, or was said to have given up", async () => {
      for (const status of [null, "NOK"]) {
        const { user, started } = await begin();
        const authority = authorityOf(started);
        payAtBank(authority, "as_unpaid");
        if (status !== null) {
          await provider.app.request(`/payment/v2/callback/test?Authority=${authority}&Status=${status}`);
          expect((await paymentOf(user, started)).state).toBe("failed");
        }
        await reconcilePayments(provider.services);
        await reconcilePayments(provider.services);
        expect((await paymentOf(user, started)).state).toBe("reversed");
        expect(books.find(authority)?.state).toBe("reversed");
      }
    });

    onEngine(
      "lets go of the wallet's part, and gives back into the wallet what the bank sends back no more",
      async () => {
        const { user, started: charge } = await begin().then(async ({ user }) => ({
          user,
          started: (await user.post<StartValue>("wallet/v2/charge", { amount: 10_000_000, gateway: "test" }, newKey()))
            .value,
        }));
        payAtBank(authorityOf(charge));
        await comeBack(authorityOf(charge));
        const [reservation] = (
          await user.get<{ items: { confirmation_code: string; payable: number }[] }>("user/v2/reserves")
        ).value.items;
        const body = { confirmation_code: reservation!.confirmation_code, gateway: "test", use_wallet: true };
        const started = (await user.post<StartValue>("payment/v2/start", body, newKey())).value;
        expect((await wallet(user)).available).toBe(0);
        const ours = reservation!.payable - 10_000_000;
        const authority = authorityOf(started);
        payAtBank(authority, "tenfold");
        cut.add("reverse.json");
        await comeBack(authority);
        expect(await wallet(user)).toMatchObject({ balance: 10_000_000, available: 10_000_000, holds: [] });
        // Verified by us, and its reversal was never heard of until the bank reversed no more.
        cut.add("inquiry.json");
        await reconcilePayments(provider.services);
        cut.clear();
        bankNow += HOUR_SECONDS;
        await wait(database(), HOUR_SECONDS);
        await reconcilePayments(provider.services);
        expect(await paymentOf(user, started)).toMatchObject({ state: "refunded", held_amount: ours * 10 });
        expect((await wallet(user)).balance).toBe(10_000_000 + ours * 10);
        expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      },
    );

    onEngine("charges no wallet, and says so", async () => {
      const { user } = await begin();
      const body = { amount: 2_000_000, gateway: "test" };
      const { value } = await user.post<StartValue>("wallet/v2/charge", body, newKey());
      payAtBank(authorityOf(value), "one_rial_less");
      await comeBack(authorityOf(value));
      await reconcilePayments(provider.services);
      expect((await wallet(user)).balance).toBe(0);
      expect((await paymentOf(user, value)).state).toBe("reversed");
      expect((await messages(user.mobile)).join("\n")).toContain("برای شارژ کیف پول");
    });

    onEngine("is one alarm and one return, with concurrent callers and lost answers", async () => {
      const { user, started, total } = await begin();
      const authority = authorityOf(started);
      payAtBank(authority, "tenth");
      // The sum that it holds is unknown at first: nothing is concluded but that it is another one.
      cut.add("unVerified.json");
      await comeBack(authority);
      expect(await paymentOf(user, started)).toMatchObject({ state: "failed", held_amount: null });
      cut.clear();
      await Promise.all([...Array(4)].flatMap(() => [comeBack(authority), reconcilePayments(provider.services)]));
      await reconcilePayments(provider.services);
      expect(await paymentOf(user, started)).toMatchObject({ state: "reversed", held_amount: total / 10 });
      const mine = await database().query(
        "SELECT alarm.id FROM alarm JOIN payment ON alarm.subject = 'payment:' || payment.id WHERE public_id = $1",
        [started.payment_id],
      );
      expect(mine).toHaveLength(1);
      expect(await refunds(user)).toHaveLength(1);
      expect((await messages(user.mobile)).filter((text) => text.includes("به جای"))).toHaveLength(1);
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    });

    onEngine("the database books no wrong amount as paid, and pays back no more than was taken", async () => {
      const { started, total } = await begin();
      const set = (columns: string) =>
        database().query(`UPDATE payment SET ${columns} WHERE public_id = $1`, [started.payment_id]);
      await expect(set(`held_amount = ${total / 10}, state = 'verified'`)).rejects.toThrow();
      await expect(set(`held_amount = ${total}`)).rejects.toThrow();
    });
  },
  (services) => ({ ...services, log, gateways: new Map([["test", gateway]]) }),
);
