import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { RefundsValue, RefundValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { SettlementValue } from "#domain/contract/settlement.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue, TransactionsValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, logIn, newKey } from "#tests/support/client.ts";
import { type RoomWanted, wait } from "#tests/support/stay.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { createBank } from "../bank/bank.ts";
import { openBooks } from "../bank/books.ts";
import { ledgerFaults } from "../ledger/check.ts";
import type { PaymentGateway } from "../payment/gateway.ts";
import { reconcilePayments } from "../payment/reconcile.ts";
import { zarinpal } from "../payment/zarinpal.ts";

const BASE = "http://bank.test";
const TODAY = tehranDate(FROZEN_NOW);
const CARD = "603770******5443";

/** A bank whose answers can be lost, and whose clock can be moved. */
let bankNow = FROZEN_NOW;
let books = openBooks(":memory:", () => bankNow);
let bank = createBank(books);
let lostAnswer: string | null = null;
const line = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const path = String(address).slice(BASE.length);
  const answer = await bank.request(path, init);
  if (lostAnswer !== null && path.endsWith(lostAnswer)) throw new TypeError("terminated");
  return answer;
};
const options = { name: "test", base: BASE, merchantId: "test", settles: true, fetch: line } as const;
/** As the test bank is, and as ZarinPal is: it reverses whole sessions and refunds no parts. */
const withParts = zarinpal({ ...options, refunds: true });
const withoutParts = zarinpal(options);
let gateway: PaymentGateway = withParts;
const theGateway = new Proxy({} as PaymentGateway, { get: (_, name) => Reflect.get(gateway, name) });

onProvider(
  "Money back to the card",
  (provider, onEngine) => {
    const booking = bookingAt(provider);
    const { database, operator } = booking;
    const begin = () => {
      bankNow = FROZEN_NOW;
      gateway = withParts;
      lostAnswer = null;
    };
    const authorityOf = ({ redirect_address }: StartValue) => redirect_address.slice(`${BASE}/pg/StartPay/`.length);
    const payAtBank = async (started: StartValue) => {
      books.decide(authorityOf(started), "paid");
      await provider.app.request(`/payment/v2/callback/test?Authority=${authorityOf(started)}&Status=OK`);
      return authorityOf(started);
    };
    const topUp = async (user: Caller, amount: number) =>
      payAtBank((await user.post<StartValue>("wallet/v2/charge", { amount, gateway: "test" }, newKey())).value);
    /** Two nights, issued, of which the wallet paid so much and a card the rest. */
    const stay = async (walletPart: number, policy: RoomWanted["policy"] = "standard") => {
      begin();
      const { user, reservation } = await booking.submitted(
        await booking.make({ policy, checkIn: addDays(FROZEN_TODAY, 4) }),
      );
      if (walletPart > 0) await topUp(user, walletPart);
      const { confirmation_code } = reservation;
      const wanted = { confirmation_code, gateway: "test", use_wallet: walletPart > 0 };
      const started = (await user.post<StartValue>("payment/v2/start", wanted, newKey())).value;
      const authority = walletPart < reservation.totals.payable ? await payAtBank(started) : null;
      await runOutbox(provider.services);
      const total = reservation.totals.payable;
      const quote = async () =>
        (await user.get<CancellationQuoteValue>(`reserve/v2/${confirmation_code}/cancellation-quote`)).value;
      const cancel = async (body: object = {}, key = newKey()) =>
        user.post<StayReservationValue>(
          `reserve/v2/${confirmation_code}/cancel`,
          { quote_id: (await quote())?.quote_id ?? "none", ...body },
          key,
        );
      const read = async () => (await booking.read(user, reservation)).value;
      return {
        user,
        mobile: user.mobile,
        reservation,
        code: confirmation_code,
        authority,
        total,
        card: total - walletPart,
        quote,
        cancel,
        read,
      };
    };
    /** Moves the clock to so many hours before 14:00 of the check-in day. */
    const hoursBefore = (reservation: StayReservationValue, hours: number) =>
      database().query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [
        checkInInstant(reservation.check_in) - hours * HOUR_SECONDS - reservation.now,
      ]);
    const balance = async (user: Caller) => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance;
    const refunds = async (user: Caller) => (await user.get<RefundsValue>("user/v2/refund-requests")).value.items;
    const owed = async () => {
      const [row] = await database().query<{ sum: number }>(
        `SELECT coalesce(sum(amount), 0)::float8 AS sum FROM ledger_posting
         JOIN ledger_account ON ledger_account.id = account_id WHERE kind = 'refunds_payable'`,
      );
      return row?.sum;
    };
    /** Our books add up, nothing is on its way, and the bank has what our books say it has. */
    const expectBooksAgree = async () => {
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      expect(await owed()).toBe(0);
      const [ours] = await database().query<{ sum: number }>(
        `SELECT coalesce(-sum(amount), 0)::float8 AS sum FROM ledger_posting
         JOIN ledger_account ON ledger_account.id = account_id WHERE kind = 'gateway_clearing'`,
      );
      expect(books.totals().verified).toBe(ours?.sum);
      const body = { operator: "Mina", day: TODAY, lines: null, is_first: true, is_last: true };
      const compared = (await operator().post<SettlementValue>("operator/v2/settlements/test", body)).value;
      expect(compared.differences).toEqual([]);
    };
    /** The reconciler, a little later: each stay begins at noon again. */
    const send = async () => {
      await wait(database(), 5);
      await reconcilePayments(provider.services);
    };

    onEngine(
      "of a mixed payment goes whole in two legs where nothing is kept: the card's and the wallet's",
      async () => {
        const { user, authority, total, card, quote, cancel, read } = await stay(10_000_000, "flexible");
        const shown = await quote();
        expect(shown).toMatchObject({ refundable: total, penalty: 0 });
        expect(shown.ways.map(({ to, is_open }) => [to, is_open])).toEqual([
          ["card", true],
          ["bank", true],
          ["wallet", true],
        ]);
        expect(shown.ways[0]?.legs).toMatchObject([
          { to: "card", amount: card, number: CARD, due_at: expect.any(Number), sent_at: null },
          { to: "wallet", amount: 10_000_000, number: null },
        ]);
        const { value } = await cancel({ destination: "card" });
        expect(value.refund).toMatchObject({
          amount: total,
          state: "paying",
          legs: [
            { to: "card", amount: card, number: CARD, sent_at: null },
            { to: "wallet", amount: 10_000_000, sent_at: expect.any(Number) },
          ],
        });
        expect(await balance(user)).toBe(10_000_000);
        expect(await owed()).toBe(card);
        await send();
        expect((await read()).refund).toMatchObject({ state: "paid", legs: [{ sent_at: expect.any(Number) }, {}] });
        // All of the card's charge: it is reversed.
        expect(books.find(authority ?? "")?.state).toBe("reversed");
        expect(await refunds(user)).toMatchObject([
          { amount: total, destination: "card", state: "paid", source: "reserve" },
        ]);
        await expectBooksAgree();
      },
    );

    onEngine("less a penalty that the wallet's part covers: the card has all of its charge back", async () => {
      const { user, reservation, total, card, cancel } = await stay(20_000_000);
      await hoursBefore(reservation, 20);
      const { value } = await cancel({ destination: "card" });
      const penalty = value.totals.penalty;
      expect(penalty).toBeGreaterThan(0);
      expect(penalty).toBeLessThan(20_000_000);
      await send();
      expect(await balance(user)).toBe(20_000_000 - penalty);
      expect((await refunds(user))[0]).toMatchObject({
        amount: total - penalty,
        penalty,
        legs: [{ amount: card }, {}],
      });
      await expectBooksAgree();
    });

    onEngine("less a penalty that eats the wallet's whole leg and a part of the card's", async () => {
      const { user, authority, reservation, total, card, cancel } = await stay(1_000_001);
      await hoursBefore(reservation, 20);
      const { value } = await cancel({ destination: "card" });
      const penalty = value.totals.penalty;
      expect(penalty).toBeGreaterThan(1_000_001);
      await send();
      expect(await balance(user)).toBe(0);
      expect((await refunds(user))[0]).toMatchObject({
        amount: total - penalty,
        destination: "card",
        state: "paid",
        legs: [{ to: "card", amount: total - penalty }],
      });
      // The penalty stays at the bank, right to the rial.
      expect(books.find(authority ?? "")?.state).toBe("paid");
      expect(card - (total - penalty)).toBe(penalty - 1_000_001);
      await expectBooksAgree();
    });

    onEngine("is the default, for the traveller, for an operator and for a stay that is not issued", async () => {
      const one = await stay(5_000_000, "flexible");
      expect((await one.cancel()).value.refund?.legs).toMatchObject([{ to: "card" }, { to: "wallet" }]);

      const other = await stay(5_000_000, "flexible");
      const cancelled = await operator().post(`operator/v2/reserves/${other.code}/cancel`, { operator: "Mina" });
      expect(cancelled.status).toBe(200);
      expect((await other.read()).refund?.legs).toMatchObject([
        { to: "card", amount: other.card },
        { to: "wallet", amount: 5_000_000 },
      ]);

      const given = await stay(5_000_000, "non_refundable");
      const body = { operator: "Mina", amount: 7_000_000, reason: "No water" };
      await operator().post(`operator/v2/reserves/${given.code}/cancel`, body);
      expect((await given.read()).refund?.legs).toMatchObject([{ to: "card", amount: 7_000_000 }]);
      await send();
      await expectBooksAgree();
    });

    onEngine("where the wallet paid it all goes to the wallet at once", async () => {
      const { user, total, quote, cancel } = await stay(200_000_000, "flexible");
      expect((await quote()).ways.map(({ to }) => to)).toEqual(["bank", "wallet"]);
      expect((await cancel()).value.refund).toMatchObject({ state: "paid", legs: [{ to: "wallet", amount: total }] });
      expect(await balance(user)).toBe(200_000_000);
      await expectBooksAgree();
    });

    onEngine("is one refund, however often one intent is sent, and with however many intents at once", async () => {
      const { user, code, card, quote } = await stay(5_000_000, "flexible");
      const { quote_id } = await quote();
      const key = newKey();
      const body = { quote_id, destination: "card" };
      const send12 = (keyOf: typeof newKey) =>
        Promise.all(
          Array.from({ length: 6 }, () => user.post<StayReservationValue>(`reserve/v2/${code}/cancel`, body, keyOf())),
        );
      const answers = [...(await send12(() => key)), ...(await send12(newKey))];
      const done = answers.filter(({ status }) => status === 200);
      expect(new Set(done.map(({ text }) => text)).size).toBe(1);
      expect(await refunds(user)).toHaveLength(1);
      await Promise.all([send(), send(), send()]);
      expect(await balance(user)).toBe(5_000_000);
      expect((await refunds(user))[0]?.legs[0]).toMatchObject({ to: "card", amount: card });
      await expectBooksAgree();
    });

    onEngine(
      "is sent once when the bank's answer is lost, whole or in part, and by the process after one that died",
      async () => {
        for (const [walletPart, policy, hours, path] of [
          [5_000_000, "flexible", null, "/reverse.json"],
          [0, "standard", 20, "/refund.json"],
        ] as const) {
          const { user, reservation, card, cancel, read } = await stay(walletPart, policy);
          if (hours !== null) await hoursBefore(reservation, hours);
          await cancel({ destination: "card" });
          lostAnswer = path;
          await send();
          expect((await read()).refund?.state).toBe("paying");
          lostAnswer = null;
          // Nothing is due before its pause, and a claim of a process that died ends by itself.
          await send();
          expect((await read()).refund?.state).toBe("paying");
          await database().query(
            "UPDATE refund SET next_check_at = app_now() + interval '60 seconds' WHERE state = 'paying'",
          );
          await wait(database(), 61);
          await Promise.all([send(), send()]);
          expect((await read()).refund?.state).toBe("paid");
          const [{ legs } = { legs: [] }] = await refunds(user);
          expect(legs[0]?.amount).toBe(hours === null ? card : card - (await read()).totals.penalty);
          await expectBooksAgree();
        }
      },
    );

    onEngine("is still owed while the bank cannot be asked, however long", async () => {
      const { user, cancel, read } = await stay(5_000_000, "flexible");
      await cancel({ destination: "card" });
      lostAnswer = "/inquiry.json";
      await send();
      await wait(database(), 2 * HOUR_SECONDS);
      await send();
      expect((await read()).refund?.state).toBe("paying");
      expect(await balance(user)).toBe(5_000_000);
      lostAnswer = null;
      await wait(database(), HOUR_SECONDS);
      await send();
      expect((await read()).refund?.state).toBe("paid");
      await expectBooksAgree();
    });

    onEngine("goes to the wallet where the gateway refuses it after all, and the refund says so", async () => {
      const { user, mobile, total, cancel, read } = await stay(5_000_000, "flexible");
      await cancel({ destination: "card" });
      gateway = { ...withParts, reverse: async () => "refused", refund: async () => "refused" };
      await send();
      expect((await read()).refund).toMatchObject({ state: "paid", legs: [{ to: "wallet", amount: total }] });
      expect(await balance(user)).toBe(total);
      expect((await refunds(user))[0]).toMatchObject({
        destination: "wallet",
        legs: [{ to: "wallet", amount: total }],
      });
      const outbox = async () => {
        await runOutbox(provider.services);
        await runOutbox(provider.services);
        const { messages } = await (await provider.app.request(`/__demo/outbox?mobile=${mobile}`)).json();
        return messages.map(({ text }: { text: string }) => text).join("\n");
      };
      expect(await outbox()).toContain(`${formatMoneyText(total - 5_000_000, "fa")} از رزرو`);
      gateway = withParts;
      const { items } = (await user.get<TransactionsValue>("wallet/v2/transactions")).value;
      expect(items.slice(0, 2)).toMatchObject([
        { type: "refund", amount: total - 5_000_000 },
        { type: "refund", amount: 5_000_000 },
      ]);
      await expectBooksAgree();
    });

    onEngine("is not booked by a process whose claim has ended meanwhile", async () => {
      const { user, cancel, read } = await stay(5_000_000, "flexible");
      await cancel({ destination: "card" });
      gateway = {
        ...withParts,
        async inquire(authority) {
          await database().query("UPDATE refund SET checks = checks + 1 WHERE state = 'paying'");
          return withParts.inquire(authority);
        },
        reverse: async () => "refused",
        refund: async () => "refused",
      };
      await send();
      expect((await read()).refund?.state).toBe("paying");
      expect(await balance(user)).toBe(5_000_000);
      gateway = withParts;
      await wait(database(), 61);
      await send();
      expect((await read()).refund?.state).toBe("paid");
      await expectBooksAgree();
    });

    onEngine(
      "of a gateway that only reverses is offered while it can, and refused by its new quote afterwards",
      async () => {
        const early = await stay(5_000_000, "flexible");
        gateway = withoutParts;
        expect((await early.quote()).ways[0]).toMatchObject({ to: "card", is_open: true });
        const { quote_id } = await early.quote();
        await wait(database(), 1_600);
        expect((await early.quote()).ways[0]).toMatchObject({ to: "card", is_open: false });
        const path = `reserve/v2/${early.code}/cancel`;
        const late = await early.user.post<CancellationQuoteValue>(path, { quote_id, destination: "card" }, newKey());
        expect([late.status, late.reason, late.value.ways[0]?.is_open]).toEqual([422, "cancellation_changed", false]);
        // The default is what can be done: the wallet.
        expect((await early.cancel()).value.refund?.legs).toMatchObject([{ to: "wallet", amount: early.total }]);

        const penalised = await stay(0);
        gateway = withoutParts;
        await hoursBefore(penalised.reservation, 20);
        expect((await penalised.quote()).ways[0]).toMatchObject({ to: "card", is_open: false });
        gateway = withParts;
        await expectBooksAgree();
      },
    );

    onEngine("goes to an account of the traveller's own alone", async () => {
      const { cancel } = await stay(0, "flexible");
      const stranger = await logIn(provider.app);
      const account = await stranger.post<{ id: number }>("user/save-bank-account-information", {
        sheba: "IR820540102680020817909002",
        owner_name: "علی رضایی",
      });
      const answer = await cancel({ destination: "bank", bank_account_id: account.value.id });
      expect(answer.errors).toMatchObject([{ name: "bank_account_id", code: "required" }]);
    });

    onEngine("R160 takes a top-up back to its card, up to what that card was charged, and once", async () => {
      begin();
      await booking.make();
      const user = await logIn(provider.app);
      const [small, large] = [await topUp(user, 2_000_000), await topUp(user, 6_000_000)];
      const ask = (amount: number) =>
        user.post<RefundValue>(
          "user/create-refund-request",
          { source: "wallet", amount, destination: "card" },
          newKey(),
        );
      const largest = async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.top_up;
      expect(await largest()).toEqual({ number: CARD, amount: 6_000_000 });
      expect((await ask(6_000_001)).errors).toMatchObject([
        { name: "amount", code: "max_value", params: { max: 6_000_000 } },
      ]);
      expect((await ask(1_500_000)).value).toMatchObject({
        state: "paying",
        destination: "card",
        legs: [{ to: "card", amount: 1_500_000, number: CARD }],
      });
      const both = await Promise.all([ask(4_000_000), ask(4_000_000)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(await balance(user)).toBe(2_500_000);
      await send();
      expect((await refunds(user)).map(({ state }) => state)).toEqual(["paid", "paid"]);
      expect(books.settled(0, bankNow + 1).find(({ authority }) => authority === large)?.refunded).toBe(5_500_000);
      expect(books.find(small)?.state).toBe("paid");
      expect(await largest()).toEqual({ number: CARD, amount: 2_000_000 });
      await expectBooksAgree();
      // Refused by the bank: it is in the wallet again.
      await ask(400_000);
      gateway = { ...withParts, refund: async () => "refused" };
      await send();
      gateway = withParts;
      expect((await refunds(user))[0]).toMatchObject({ state: "rejected", legs: [{ to: "wallet", amount: 400_000 }] });
      expect(await balance(user)).toBe(2_500_000);
      await expectBooksAgree();
    });

    onEngine("the settlement finds what the bank sent back and we did not", async () => {
      const { authority, card } = await stay(0, "flexible");
      books.refund(authority ?? "", 3_000_000, "by hand");
      const body = { operator: "Mina", day: TODAY, lines: null, is_first: true, is_last: true };
      const { differences } = (await operator().post<SettlementValue>("operator/v2/settlements/test", body)).value;
      expect(differences).toMatchObject([{ kind: "wrong_amount", amount: card - 3_000_000, our_amount: card }]);
    });

    onEngine("the database gives a card no more than it was charged, and no leg below nothing", async () => {
      const { user, code, card, cancel } = await stay(5_000_000, "flexible");
      await cancel({ destination: "card" });
      const [refund] = await refunds(user);
      const set = (columns: string, id = refund!.id) =>
        database().query(`UPDATE refund SET ${columns} WHERE id = ${id}`);
      await expect(set("card_part = card_part + 1, wallet_part = wallet_part - 1")).rejects.toThrow();
      await expect(set("card_part = card_part + 1")).rejects.toThrow();
      await expect(set("card_part = -1, wallet_part = amount + 1")).rejects.toThrow();
      await expect(set("card_payment_id = NULL")).rejects.toThrow();
      const another = `INSERT INTO refund (user_id, source, reservation_id, amount, penalty, destination, state, due_at,
          card_part, bank_part, wallet_part, card_payment_id)
        SELECT user_id, source, reservation_id, 1, 0, 'card', 'paid', due_at, 1, 0, 0, card_payment_id
        FROM refund WHERE id = ${refund!.id}`;
      await expect(database().query(another)).rejects.toThrow();
      // Another traveller's card, or another stay's, takes nothing back.
      const other = await stay(0, "flexible");
      const [foreign] = await database().query<{ id: number }>("SELECT id FROM payment WHERE authority = $1", [
        other.authority,
      ]);
      await expect(set(`card_payment_id = ${foreign!.id}`)).rejects.toThrow();
      await set("card_part = card_part - 1, wallet_part = wallet_part + 1");
      await database().query(another);
      expect([card, code.length]).toEqual([expect.any(Number), expect.any(Number)]);
    });
  },
  (services) => {
    // A bank for each engine.
    books = openBooks(":memory:", () => bankNow);
    bank = createBank(books);
    return { ...services, gateways: new Map([["test", theGateway]]) };
  },
);
