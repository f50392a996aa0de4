import { expect } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { MethodsValue, PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import type { Log } from "../../kernel/log.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { sweepReservations } from "../../shop/reservation/timers.ts";
import { createBank } from "../bank/bank.ts";
import { openBooks } from "../bank/books.ts";
import { ledgerFaults } from "../ledger/check.ts";
import { post, walletOf } from "../ledger/journal.ts";
import { reconcilePayments } from "./reconcile.ts";
import { zarinpal } from "./zarinpal.ts";

const NO_FAULTS = { sum: 0, journals: 0, balances: 0 };
const BASE = "http://bank.test";

/** A bank whose line can be cut, both ways or on the way back, and whose clock can be moved. */
let bankNow = 1_800_000_000;
const books = openBooks(":memory:", () => bankNow);
const bank = createBank(books);
let isCut = false;
let lostAnswer: string | null = null;
const asked: string[] = [];
const line = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
  if (isCut) throw new TypeError("fetch failed");
  const path = String(address).slice(BASE.length);
  asked.push(path);
  const answer = await bank.request(path, init);
  if (lostAnswer !== null && path.endsWith(lostAnswer)) throw new TypeError("terminated");
  return answer;
};
const gateway = zarinpal({ name: "test", base: BASE, merchantId: "test", fetch: line });
let errors: string[] = [];
const log: Log = { info() {}, warn() {}, error: (event) => errors.push(event) };

onProvider(
  "Paying",
  (provider, onEngine) => {
    const database = () => provider.services.database;
    const balanceOf = async (user: Caller) => (await user.get<BalanceValue>("wallet/v2/balance")).value;
    /** A stay that is ready to be paid. */
    const stay = async () => {
      await standAtFrozenNoon(database());
      const room = await prepareRoom(database());
      const user = await logIn(provider.app);
      const quote = await callerOf(provider.app).post<StayQuoteValue>("reserve/v2/quote", room.request());
      const { value } = await user.post<StayReservationValue>(
        "reserve/v2/create",
        { quote_id: quote.value.quote_id },
        newKey(),
      );
      const code = value.confirmation_code;
      await user.post(`reserve/v2/${code}/save-guests`, guestsFor(), newKey());
      await user.post(`reserve/v2/${code}/submit`, {}, newKey());
      const start = (use_wallet = false) =>
        user.post<StartValue>("payment/v2/start", { confirmation_code: code, gateway: "test", use_wallet }, newKey());
      const read = async () => (await user.get<StayReservationValue>(`reserve/v2/${code}`)).value;
      return { room, user, code, total: quote.value.total, start, read };
    };
    const authorityOf = ({ redirect_address }: StartValue): string =>
      redirect_address.slice(`${BASE}/pg/StartPay/`.length);
    const atBank = (authority: string, choice: string) =>
      bank.request(`/pg/StartPay/${authority}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: `choice=${choice}`,
      });
    // Concurrent returns wait for the payment's row: one that a busy machine answers 503 is sent once more.
    const comeBack = (authority: string, Status = "OK") =>
      retryingClient(provider.app).request(`/payment/v2/callback/test?Authority=${authority}&Status=${Status}`);
    const paymentOf = async (user: Caller, { payment_id }: StartValue) =>
      (await user.get<PaymentValue>(`payment/v2/${payment_id}`)).value;
    /** Number of times that the gateway was asked about a payment, and seconds until the next. */
    const checksOf = ({ payment_id }: StartValue) =>
      database().query(
        `SELECT checks, round(extract(epoch FROM next_check_at - (SELECT max(at) FROM payment_event
           WHERE payment_id = payment.id)))::int AS pause FROM payment WHERE public_id = $1`,
        [payment_id],
      );
    /** Puts money into a wallet the way a user does. */
    const charge = async (user: Caller, amount: number) => {
      const { value } = await user.post<StartValue>("wallet/v2/charge", { amount, gateway: "test" }, newKey());
      await atBank(authorityOf(value), "pay");
      await comeBack(authorityOf(value));
      return value;
    };
    const expectBalanced = async () => expect(await ledgerFaults(database())).toEqual(NO_FAULTS);

    onEngine("R12 goes from the bank's page to a voucher", async () => {
      const { user, code, total, start, read, room } = await stay();
      const methods = (await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${code}`)).value;
      expect(methods).toMatchObject({
        payable: total,
        wallet_part: 0,
        gateway_part: total,
        gateways: [{ name: "test" }],
      });
      const started = (await start()).value;
      const authority = authorityOf(started);
      expect(books.find(authority)).toMatchObject({ amount: total, state: "open" });
      expect((await atBank(authority, "pay")).headers.get("Location")).toContain(`Authority=${authority}&Status=OK`);
      const back = await comeBack(authority);
      expect([back.status, back.headers.get("Location")]).toEqual([
        303,
        `${provider.services.settings.publicBaseUrl}/reserve-new/reserve/status/${code}?payment=${started.payment_id}`,
      ]);
      expect(await paymentOf(user, started)).toMatchObject({
        state: "verified",
        amount: total,
        card_masked: "603770******5443",
      });
      await runOutbox(provider.services);
      expect(await read()).toMatchObject({ status: "successful", totals: { paid: total } });
      expect((await room.counters())[0]).toEqual({ held: 0, sold: 1 });
      await expectBalanced();
    });

    onEngine(
      "the address of a return says without a session how the payment stands, and nothing personal",
      async () => {
        const { user, start, read } = await stay();
        const started = (await start()).value;
        const { tracking_code } = await read();
        const stranger = callerOf(provider.app);
        const told = async () => (await stranger.get(`payment/v2/${started.payment_id}/outcome`)).value;
        expect(await told()).toEqual({ outcome: "asking", tracking_code });
        await comeBack(authorityOf(started), "NOK");
        expect(await told()).toEqual({ outcome: "left", tracking_code });
        await atBank(authorityOf(started), "pay");
        await comeBack(authorityOf(started));
        expect(await told()).toEqual({ outcome: "paid", tracking_code });
        const topUp = await user.post<StartValue>("wallet/v2/charge", { amount: 5_000_000, gateway: "test" }, newKey());
        expect((await stranger.get(`payment/v2/${topUp.value.payment_id}/outcome`)).value).toEqual({
          outcome: "asking",
          tracking_code: null,
        });
        expect((await stranger.get("payment/v2/AAAAAAAAAAAAAAAAAAAAAA/outcome")).status).toBe(404);
      },
    );

    onEngine("takes every return for a hint: doubled, reversed, forged, early and of strangers", async () => {
      const { user, start, read } = await stay();
      const started = (await start()).value;
      const authority = authorityOf(started);
      // Early: the payer has not paid, although the address says OK.
      await comeBack(authority, "OK");
      expect((await paymentOf(user, started)).state).toBe("requested");
      // Forged: the address says that the payer gave up.
      await comeBack(authority, "NOK");
      expect([(await paymentOf(user, started)).state, (await read()).status]).toEqual(["failed", "payment_failed"]);
      // The bank says yes after all: what counts is the bank's word.
      await atBank(authority, "pay");
      const returns = await Promise.all(
        Array.from({ length: 8 }, (_, index) => comeBack(authority, index % 2 ? "OK" : "NOK")),
      );
      expect(returns.map(({ status }) => status)).toEqual(returns.map(() => 303));
      await comeBack(authority, "NOK");
      expect((await paymentOf(user, started)).state).toBe("verified");
      const booked = await database().query(
        "SELECT id FROM ledger_journal WHERE kind = 'payment' AND ref LIKE 'payment:%' AND reservation_id = (SELECT max(id) FROM reservation)",
      );
      expect(booked).toHaveLength(1);
      for (const query of ["", "?Authority=A0&Status=OK", `?Authority=${"x".repeat(5_000)}&Status=OK`, "?Status=OK"]) {
        const answer = await provider.app.request(`/payment/v2/callback/test${query}`);
        expect([answer.status, answer.headers.get("Location")]).toEqual([
          303,
          `${provider.services.settings.publicBaseUrl}/`,
        ]);
      }
      expect((await provider.app.request(`/payment/v2/callback/other?Authority=${authority}&Status=OK`)).status).toBe(
        303,
      );
      await expectBalanced();
    });

    onEngine("settles a payment whose payer never came back", async () => {
      const { user, start, read } = await stay();
      const started = (await start()).value;
      await atBank(authorityOf(started), "dropped");
      expect((await read()).status).toBe("ready_to_pay");
      await reconcilePayments(provider.services);
      expect((await paymentOf(user, started)).state).toBe("verified");
      expect((await read()).totals.paid).toBeGreaterThan(0);
      await expectBalanced();
    });

    onEngine("waits for a payer who is still at the bank, and not for ever", async () => {
      const { user, start, read } = await stay();
      const started = (await start()).value;
      // The bank is asked when half a minute has passed, and again after the same.
      await reconcilePayments(provider.services);
      await wait(database(), 60);
      await reconcilePayments(provider.services);
      expect(await paymentOf(user, started)).toMatchObject({ state: "requested", settled_at: null });
      expect(await checksOf(started)).toEqual([{ checks: 1, pause: 30 }]);
      await wait(database(), 1_300);
      await reconcilePayments(provider.services);
      expect([(await paymentOf(user, started)).state, (await read()).status]).toEqual(["failed", "payment_failed"]);
    });

    /** A stay that is gone, and a payer who pays for it all the same. */
    const paidTooLate = async () => {
      const made = await stay();
      const started = (await made.start()).value;
      await wait(database(), 2 * HOUR_SECONDS);
      await sweepReservations(provider.services);
      expect((await made.read()).status).toBe("expired");
      await atBank(authorityOf(started), "pay");
      return { ...made, started, authority: authorityOf(started) };
    };
    const refundsOf = async (user: Caller) =>
      (await user.get<{ items: RefundValue[] }>("user/v2/refund-requests")).value.items;
    /** The texts of all SMS to a payer. */
    const told = async ({ mobile }: { mobile: string }) => {
      await runOutbox(provider.services);
      await runOutbox(provider.services);
      const outbox: { messages: { text: string }[] } = await (
        await provider.app.request(`/__demo/outbox?mobile=${mobile}`)
      ).json();
      return outbox.messages.map(({ text }) => text).join("\n");
    };
    const reversals = () => asked.filter((path) => path.endsWith("/reverse.json")).length;

    onEngine("T24 owes money at once that came for a stay that is gone, and sends it back to its card", async () => {
      const { user, read, room, total, started, authority } = await paidTooLate();
      await comeBack(authority);
      expect((await paymentOf(user, started)).state).toBe("refund_due");
      await reconcilePayments(provider.services);
      expect((await read()).status).toBe("expired");
      expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
      // The login of two hours ago still counts: a token lives for seven days.
      expect((await balanceOf(user)).balance).toBe(0);
      expect(await paymentOf(user, started)).toMatchObject({ state: "reversed", failure_reason: "late_payment" });
      expect(books.find(authority)?.state).toBe("reversed");
      expect(await refundsOf(user)).toMatchObject([{ amount: total, destination: "card", state: "paid" }]);
      expect(await told(user)).toContain(`${formatMoneyText(total, "fa")} حداکثر تا ۷۲ ساعت به کارت شما`);
      await expectBalanced();
    });

    onEngine("T24 puts it into the wallet where the bank sends nothing back any more", async () => {
      const { user, total, started, authority } = await paidTooLate();
      // Verified by a process of ours that died before it was booked, and found half an hour later.
      await gateway.verify(authority, total);
      bankNow += HOUR_SECONDS;
      await comeBack(authority);
      await reconcilePayments(provider.services);
      expect(await paymentOf(user, started)).toMatchObject({ state: "refunded", failure_reason: "late_payment" });
      expect((await balanceOf(user)).balance).toBe(total);
      expect(await refundsOf(user)).toMatchObject([{ amount: total, destination: "wallet", state: "paid" }]);
      expect(await told(user)).toContain(`${formatMoneyText(total, "fa")} به کیف پول شما`);
      await expectBalanced();
    });

    onEngine(
      "T24 sends it back once when the bank's yes is lost, and when callback and reconciler run at once",
      async () => {
        const { user, started, authority } = await paidTooLate();
        await comeBack(authority);
        lostAnswer = "/reverse.json";
        await reconcilePayments(provider.services);
        lostAnswer = null;
        expect(books.find(authority)?.state).toBe("reversed");
        expect((await paymentOf(user, started)).state).toBe("refund_due");
        await wait(database(), 60);
        const before = reversals();
        await Promise.all([...Array(4)].flatMap(() => [reconcilePayments(provider.services), comeBack(authority)]));
        expect(reversals()).toBe(before);
        expect((await paymentOf(user, started)).state).toBe("reversed");
        expect((await balanceOf(user)).balance).toBe(0);
        expect(await refundsOf(user)).toHaveLength(1);
        await expectBalanced();
      },
    );

    onEngine(
      "T24 owes it for as long as the bank cannot be asked, and takes over the claim of a process that died",
      async () => {
        const { user, started, authority, total } = await paidTooLate();
        errors = [];
        lostAnswer = "/inquiry.json";
        await comeBack(authority);
        await reconcilePayments(provider.services);
        expect(await checksOf(started)).toEqual([{ checks: 1, pause: 15 }]);
        expect(errors).not.toContain("late money is still owed");
        await wait(database(), 2 * HOUR_SECONDS);
        await reconcilePayments(provider.services);
        expect(errors).toContain("late money is still owed");
        expect((await paymentOf(user, started)).state).toBe("refund_due");
        const [owed] = await database().query<{ sum: number }>(
          `SELECT sum(amount)::float8 AS sum FROM ledger_posting JOIN ledger_account ON ledger_account.id = account_id
         WHERE kind = 'refunds_payable' AND journal_id IN (SELECT id FROM ledger_journal WHERE kind LIKE 'late%')`,
        );
        expect(owed?.sum).toBe(total);
        lostAnswer = null;
        await database().query("UPDATE payment SET state = 'refunding' WHERE authority = $1", [authority]);
        await wait(database(), HOUR_SECONDS);
        await reconcilePayments(provider.services);
        // Longer than any bank reverses: it is not asked to any more.
        expect((await paymentOf(user, started)).state).toBe("refunded");
        expect((await balanceOf(user)).balance).toBe(total);
        await expectBalanced();
      },
    );

    onEngine("of two sessions that were both paid books one, and gives the other back", async () => {
      const { user, start, total } = await stay();
      const [one, other] = [(await start()).value, (await start()).value];
      for (const { authority } of [one, other].map((started) => ({ authority: authorityOf(started) })))
        await atBank(authority, "pay");
      await Promise.all([comeBack(authorityOf(one)), comeBack(authorityOf(other))]);
      await reconcilePayments(provider.services);
      const states = [(await paymentOf(user, one)).state, (await paymentOf(user, other)).state].toSorted();
      expect(states).toEqual(["reversed", "verified"]);
      expect((await balanceOf(user)).balance).toBe(0);
      expect(await refundsOf(user)).toMatchObject([{ amount: total, destination: "card" }]);
      await expectBalanced();
    });

    onEngine(
      "pays by the wallet first and by the gateway the rest; the wallet's part is held, and let go of a failure",
      async () => {
        const { user, start, read, total } = await stay();
        await charge(user, 10_000_000);
        const started = (await start(true)).value;
        expect(books.find(authorityOf(started))?.amount).toBe(total - 10_000_000);
        expect(await balanceOf(user)).toMatchObject({ balance: 10_000_000, available: 0 });
        await atBank(authorityOf(started), "decline");
        await comeBack(authorityOf(started), "NOK");
        expect(await balanceOf(user)).toMatchObject({ balance: 10_000_000, available: 10_000_000 });
        const again = (await user.post<StartValue>(`payment/v2/${started.payment_id}/retry`, {}, newKey())).value;
        await atBank(authorityOf(again), "pay");
        await comeBack(authorityOf(again));
        expect(await balanceOf(user)).toMatchObject({ balance: 0, available: 0 });
        expect(await paymentOf(user, again)).toMatchObject({ state: "verified", attempt: 2, wallet_part: 10_000_000 });
        expect((await read()).totals.paid).toBe(total);
        await expectBalanced();
      },
    );

    onEngine("money held for a payment that was left is a line of the wallet, and offered again", async () => {
      const { user, code, start, read, total } = await stay();
      await charge(user, 10_000_000);
      const left = (await start(true)).value;
      const [line] = (await balanceOf(user)).holds;
      expect(line).toMatchObject({ confirmation_code: code, amount: 10_000_000 });
      const { created_at } = await paymentOf(user, left);
      expect(line?.until).toBe(created_at + 1_200);
      expect((await read()).payment).toMatchObject({ state: "requested", wallet_held: 10_000_000 });
      // The wallet's part is offered for this reservation, and for no other.
      const methods = (await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${code}`)).value;
      expect(methods).toMatchObject({ wallet_balance: 10_000_000, wallet_part: 10_000_000 });

      const starts = await Promise.all(Array.from({ length: 4 }, () => start(true)));
      expect(starts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await balanceOf(user)).toMatchObject({ balance: 10_000_000, available: 0 });
      expect((await balanceOf(user)).holds).toHaveLength(1);
      const last = (await read()).payment?.payment_id;
      const paid = starts.find(({ value }) => value.payment_id === last)?.value;
      if (paid === undefined) throw new Error("The last payment is none of those that were started");
      await atBank(authorityOf(paid), "pay");
      await comeBack(authorityOf(paid));
      expect(await balanceOf(user)).toMatchObject({ balance: 0, available: 0, holds: [] });
      expect((await read()).totals.paid).toBe(total);
      // The session that was left is paid after all: its money goes back whole, and the wallet pays nothing twice.
      await atBank(authorityOf(left), "pay");
      await comeBack(authorityOf(left));
      await reconcilePayments(provider.services);
      expect((await paymentOf(user, left)).state).toBe("reversed");
      expect(await balanceOf(user)).toMatchObject({ balance: 0, available: 0, holds: [] });
      await expectBalanced();
    });

    onEngine("what is held for a payment is let go when its session ends, and when its reservation does", async () => {
      const one = await stay();
      await charge(one.user, 10_000_000);
      await one.start(true);
      await wait(database(), 1_190);
      await reconcilePayments(provider.services);
      expect((await balanceOf(one.user)).holds).toHaveLength(1);
      await wait(database(), 15);
      await reconcilePayments(provider.services);
      expect(await balanceOf(one.user)).toMatchObject({ available: 10_000_000, holds: [] });

      const other = await stay();
      await charge(other.user, 10_000_000);
      const left = (await other.start(true)).value;
      const quote = await other.user.get<{ quote_id: string }>(`reserve/v2/${other.code}/cancellation-quote`);
      const cancelled = await other.user.post<StayReservationValue>(
        `reserve/v2/${other.code}/cancel`,
        { quote_id: quote.value.quote_id },
        newKey(),
      );
      expect(cancelled.value).toMatchObject({ status: "cancelled", payment: { wallet_held: 0 } });
      expect(await balanceOf(other.user)).toMatchObject({ available: 10_000_000, holds: [] });
      // Paid all the same: what the bank took goes back, the wallet is not touched.
      await atBank(authorityOf(left), "pay");
      await comeBack(authorityOf(left));
      await reconcilePayments(provider.services);
      expect((await paymentOf(other.user, left)).state).toBe("reversed");
      expect(await balanceOf(other.user)).toMatchObject({ balance: 10_000_000, available: 10_000_000, holds: [] });
      await expectBalanced();
    });

    onEngine("T24 late money whose wallet part was spent since pays nothing, and goes back", async () => {
      const { user, start, read } = await stay();
      await charge(user, 10_000_000);
      const started = (await start(true)).value;
      await wait(database(), 1_201);
      await reconcilePayments(provider.services);
      expect((await paymentOf(user, started)).state).toBe("failed");
      await database().withTx(async (tx) => {
        const [owner] = await tx.query<{ id: number }>("SELECT user_id AS id FROM payment WHERE authority = $1", [
          authorityOf(started),
        ]);
        const postings = [
          { account: walletOf(owner!.id), amount: -10_000_000 },
          { account: { kind: "refunds_payable" }, amount: 10_000_000 },
        ] as const;
        await post(tx, { kind: "spent_elsewhere", ref: authorityOf(started), postings });
      });
      await atBank(authorityOf(started), "pay");
      await comeBack(authorityOf(started));
      await reconcilePayments(provider.services);
      expect(await paymentOf(user, started)).toMatchObject({ state: "reversed", failure_reason: "late_payment" });
      expect((await read()).totals.paid).toBe(0);
      expect((await balanceOf(user)).balance).toBe(0);
      await expectBalanced();
    });

    onEngine(
      "asks the bank when it is told to, and refuses another payment while the bank has not answered",
      async () => {
        const { user, start, read } = await stay();
        await charge(user, 10_000_000);
        const started = (await start(true)).value;
        const check = async () =>
          (await user.post<PaymentValue>(`payment/v2/${started.payment_id}/check`, {}, newKey())).value;
        await wait(database(), 5);
        expect((await check()).state).toBe("requested");
        expect((await read()).actions).toContain("pay");
        const before = asked.length;
        await check();
        expect(asked.length).toBe(before);

        isCut = true;
        await wait(database(), 5);
        expect((await check()).state).toBe("unknown");
        expect((await read()).actions).not.toContain("pay");
        expect((await start(true)).reason).toBe("payment_under_way");
        expect((await balanceOf(user)).holds).toMatchObject([{ amount: 10_000_000, until: null }]);
        isCut = false;

        await atBank(authorityOf(started), "dropped");
        await wait(database(), 5);
        expect((await check()).state).toBe("verified");
        expect((await read()).totals.paid).toBeGreaterThan(0);
        const other = await logIn(provider.app);
        expect((await other.post(`payment/v2/${started.payment_id}/check`, {}, newKey())).status).toBe(404);
        await expectBalanced();
      },
    );

    onEngine("R12 needs no gateway when the wallet has it all", async () => {
      const { user, code, start, total, read } = await stay();
      await charge(user, total + 5_000);
      const started = await start(true);
      expect(started.value.redirect_address).toBe(
        `/reserve-new/reserve/status/${code}?payment=${started.value.payment_id}`,
      );
      expect(await paymentOf(user, started.value)).toMatchObject({ state: "verified", settled_at: expect.any(Number) });
      expect(await balanceOf(user)).toMatchObject({ balance: 5_000, available: 5_000 });
      await runOutbox(provider.services);
      expect((await read()).status).toBe("successful");
      expect((await start(true)).reason).toBe("not_open");
      await expectBalanced();
    });

    onEngine("one intent is one payment, however often it is sent", async () => {
      const { user, code } = await stay();
      const key = newKey();
      const body = { confirmation_code: code, gateway: "test", use_wallet: false };
      const before = books.unverified().length;
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => user.post<StartValue>("payment/v2/start", body, key)),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await user.post("payment/v2/start", { ...body, use_wallet: true }, key)).reason).toBe(
        "idempotency_key_reused",
      );
      expect(books.unverified().length).toBe(before);
    });

    onEngine("keeps nothing when the bank does not answer, and asks again when its yes was lost", async () => {
      const { user, start } = await stay();
      await charge(user, 1_000_000);
      isCut = true;
      expect((await start(true)).reason).toBe("gateway_away");
      isCut = false;
      expect((await balanceOf(user)).available).toBe(1_000_000);
      // Without the wallet, again without it.
      const declined = (await start()).value;
      await atBank(authorityOf(declined), "decline");
      await comeBack(authorityOf(declined), "NOK");
      const started = (await user.post<StartValue>(`payment/v2/${declined.payment_id}/retry`, {}, newKey())).value;
      expect(await paymentOf(user, started)).toMatchObject({ attempt: 3, wallet_part: 0 });
      await atBank(authorityOf(started), "pay");
      isCut = true;
      await comeBack(authorityOf(started));
      isCut = false;
      expect((await paymentOf(user, started)).state).toBe("unknown");
      await wait(database(), 60);
      await reconcilePayments(provider.services);
      expect((await paymentOf(user, started)).state).toBe("verified");
      await expectBalanced();
    });

    onEngine("can be seen and paid by its owner alone", async () => {
      const { code, start } = await stay();
      const other = await logIn(provider.app);
      const body = { confirmation_code: code, gateway: "test", use_wallet: false };
      expect((await other.post("payment/v2/start", body, newKey())).status).toBe(404);
      const { payment_id } = (await start()).value;
      expect((await other.get(`payment/v2/${payment_id}`)).status).toBe(404);
      expect((await other.post(`payment/v2/${payment_id}/retry`, {}, newKey())).status).toBe(404);
      expect(
        (await other.post("wallet/v2/charge", { amount: 99_999, gateway: "test" }, newKey())).errors,
      ).toMatchObject([{ name: "amount" }]);
    });
  },
  (services) => ({ ...services, log, gateways: new Map([["test", gateway]]) }),
);
