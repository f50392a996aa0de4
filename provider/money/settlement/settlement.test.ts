import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type {
  DecidedSettlementValue,
  DifferenceValue,
  SettlementLine,
  SettlementValue,
} from "#domain/contract/settlement.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { newKey } from "#tests/support/client.ts";
import { eventually } from "#tests/support/eventually.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { raiseAlarm, resolveAlarm } from "../../kernel/alarm/alarm.ts";
import { silentLog } from "../../kernel/log.ts";
import { createBank } from "../bank/bank.ts";
import { openBooks } from "../bank/books.ts";
import { ledgerFaults } from "../ledger/check.ts";
import type { PaymentGateway } from "../payment/gateway.ts";
import { reconcilePayments } from "../payment/reconcile.ts";
import { zarinpal } from "../payment/zarinpal.ts";
import { compareDays } from "./daily.ts";

const BASE = "http://bank.test";
const TODAY = tehranDate(FROZEN_NOW);

let bankNow = FROZEN_NOW;
/** A bank for each engine. */
let books = openBooks(":memory:", () => bankNow);
let bank = createBank(books);
const line = async (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
  bank.request(String(address).slice(BASE.length), init);
const atBank = zarinpal({ name: "test", base: BASE, merchantId: "test", settles: true, fetch: line });
/** Sessions about which the gateway does not answer, until it is let go. */
const hanging = new Map<string, Promise<void>>();
const gateway: PaymentGateway = {
  ...atBank,
  async verify(authority, amount) {
    await hanging.get(authority);
    return atBank.verify(authority, amount);
  },
};

onProvider(
  "A settlement",
  (provider, onEngine) => {
    const booking = bookingAt(provider);
    const { database, operator } = booking;
    /** A stay that can be paid; its session at the bank where one is wanted. */
    const stay = async () => {
      bankNow = FROZEN_NOW;
      const { user, reservation } = await booking.submitted(await booking.make());
      const code = reservation.confirmation_code;
      const start = async () => {
        const wanted = { confirmation_code: code, gateway: "test", use_wallet: false };
        const { value } = await user.post<StartValue>("payment/v2/start", wanted, newKey());
        return value.redirect_address.slice(`${BASE}/pg/StartPay/`.length);
      };
      return { user, code, total: reservation.totals.payable, start };
    };
    const pay = (authority: string) => books.decide(authority, "paid");
    /** Money that the bank took for a session which we know nothing of, verified as it would be after a restore. */
    const stranger = async (amount: number, isVerified = true) => {
      const authority = books.open(amount, "lost", "http://shop.test/back");
      pay(authority);
      if (isVerified) await atBank.verify(authority, amount);
      return authority;
    };
    const compare = async (lines: SettlementLine[] | null = null, day = TODAY) =>
      operator().post<SettlementValue>("operator/v2/settlements/test", {
        operator: "Mina",
        day,
        lines,
        is_first: true,
        is_last: true,
      });
    const act = (id: number, what: "return" | "book", body: object) =>
      operator().post<{ state: string }>(`operator/v2/differences/${id}/${what}`, { operator: "Mina", ...body });
    const of = ({ differences }: SettlementValue, authority: string): DifferenceValue =>
      differences.find((one) => one.authority === authority)!;
    const alarms = async () =>
      (await operator().get<AlarmsValue>("operator/v2/alarms")).value.items.map(
        ({ kind, subject }) => `${kind} ${subject}`,
      );
    /** Compares what the gateway has by our books with what the bank says. */
    const expectAgreed = async () => {
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      const [ours] = await database().query<{ sum: number }>(
        `SELECT coalesce(-sum(amount), 0)::bigint AS sum FROM ledger_posting
         JOIN ledger_account ON ledger_account.id = account_id WHERE kind = 'gateway_clearing'`,
      );
      return { ours: ours?.sum ?? 0, atBank: books.totals().verified };
    };
    const lineOf = (authority: string, changes: Partial<SettlementLine> = {}): SettlementLine => ({
      authority,
      ref_id: String(books.find(authority)?.ref_id),
      amount: books.find(authority)?.amount ?? 1,
      card_masked: "603770******5443",
      paid_at: FROZEN_NOW,
      ...changes,
    });

    onEngine("that agrees with our books finds nothing", async () => {
      const { start, user, code } = await stay();
      const authority = await start();
      pay(authority);
      // The payer has not come back: the comparison asks the bank itself.
      const { value } = await compare();
      expect(value).toMatchObject({ lines: 0, agreed: 0 });
      await reconcilePayments(provider.services);
      expect((await compare()).value).toMatchObject({ day: TODAY, lines: 1, agreed: 1, differences: [] });
      expect((await user.get<{ totals: { paid: number } }>(`reserve/v2/${code}`)).value.totals.paid).toBeGreaterThan(0);
      expect(await alarms()).toEqual([]);
    });

    onEngine("finds money that we do not know, which goes back once or is booked to its reservation", async () => {
      const before = await expectAgreed();
      const { code, total } = await stay();
      const [lost, known] = [await stranger(7_000_000), await stranger(total)];
      const { value } = await compare();
      expect([of(value, lost), of(value, known)]).toMatchObject([
        { kind: "unknown", state: "open", amount: 7_000_000, our_amount: null },
        { kind: "unknown", state: "open", amount: total },
      ]);
      expect((await compare()).value.differences).toHaveLength(2);
      const raised = [lost, known].map((authority) => `unknown_payment settlement:${of(value, authority).id}`);
      expect((await alarms()).toSorted()).toEqual(raised.toSorted());
      const between = await expectAgreed();
      expect(between.ours - before.ours).toBe(7_000_000 + total);
      expect(between.ours).toBe(between.atBank);

      for (const _ of [1, 2])
        expect((await act(of(value, lost).id, "return", {})).value).toEqual({ state: "returned" });
      expect(books.find(lost)?.state).toBe("reversed");
      const other = await stay();
      const wrong = await act(of(value, known).id, "book", { confirmation_code: "nowhere" });
      expect(wrong.reason).toBe("not_found");
      expect((await act(of(value, known).id, "book", { confirmation_code: code })).value.state).toBe("verified");
      expect((await act(of(value, known).id, "book", { confirmation_code: code })).value.state).toBe("booked");
      expect((await act(of(value, known).id, "book", { confirmation_code: other.code })).value.state).toBe("booked");
      expect((await act(of(value, known).id, "return", {})).reason).toBe("not_open");
      expect(await alarms()).toEqual([]);
      const after = await expectAgreed();
      expect([after.ours, after.ours - before.ours]).toEqual([after.atBank, total]);
      expect((await compare()).value.differences).toEqual([]);
    });

    onEngine(
      "looks for what is left of money that was refunded since, and for none of what went back whole",
      async () => {
        const before = await expectAgreed();
        const [part, whole, later] = [await stranger(7_000_000), await stranger(5_000_000), await stranger(3_000_000)];
        books.refund(part, 2_000_000, "refund:part");
        books.refund(whole, 5_000_000, "refund:whole");
        const { value } = await compare();
        expect(of(value, part)).toMatchObject({ kind: "unknown", amount: 5_000_000 });
        expect(of(value, whole)).toBeUndefined();
        const found = await expectAgreed();
        expect([found.ours - before.ours, found.ours]).toEqual([8_000_000, found.atBank]);

        // Sent back in the gateway's own panel while it was open here.
        books.refund(later, 3_000_000, "refund:later");
        expect(of((await compare()).value, later)).toBeUndefined();
        expect((await expectAgreed()).ours - before.ours).toBe(5_000_000);
        const { id } = of(value, part);
        expect((await act(id, "return", { reference: "1405-78" })).value).toEqual({ state: "returned" });
        expect([await alarms(), (await expectAgreed()).ours]).toEqual([[], before.ours]);
      },
    );

    onEngine("of a large sum is decided by two people", async () => {
      const lost = await stranger(600_000_000);
      const { id } = of((await compare()).value, lost);
      for (const _ of [1, 2]) expect((await act(id, "return", {})).value.state).toBe("second_person_needed");
      expect(books.find(lost)?.state).toBe("paid");
      expect((await act(id, "return", { operator: "Sara" })).value.state).toBe("returned");
      expect(books.find(lost)?.state).toBe("reversed");
    });

    onEngine("whose gateway reverses nothing any more is returned by hand, with a reference", async () => {
      const lost = await stranger(3_000_000);
      const { id } = of((await compare()).value, lost);
      bankNow += 3_600;
      expect((await act(id, "return", {})).value.state).toBe("too_late_to_reverse");
      expect((await act(id, "return", { reference: "1405-77" })).value.state).toBe("returned");
      expect((await ledgerFaults(database())).sum).toBe(0);
      // Sent from the gateway's panel, which the test bank has none of.
      books.reverse(lost);
    });

    onEngine("that is cut short raises one alarm, which ends by the whole of it", async () => {
      const paid: string[] = [];
      for (let made = 0; made < 7; made += 1) {
        const authority = await (await stay()).start();
        pay(authority);
        paid.push(authority);
      }
      await reconcilePayments(provider.services);
      const before = await alarms();
      const fresh = async () => (await alarms()).filter((alarm) => !before.includes(alarm));
      const { value } = await compare([lineOf(paid[0]!)]);
      expect(paid.slice(1).map((authority) => of(value, authority).kind)).toEqual(Array(6).fill("missing"));
      expect(await fresh()).toEqual([`missing_payment settlement:test/${TODAY}`]);
      await compare();
      expect(await fresh()).toEqual([]);
    });

    const decide = (body: object, operatorName = "Mina", day: string = TODAY) =>
      operator().post<DecidedSettlementValue>(`operator/v2/settlements/test/${day}/decide`, {
        operator: operatorName,
        reason: "A restore",
        ...body,
      });
    const stateOf = ({ items }: DecidedSettlementValue, id: number): string | undefined =>
      items.find(({ subject }) => subject === `settlement:${id}`)?.state;

    onEngine("is returned whole by one decision, of which a large sum waits for a second person", async () => {
      const before = await expectAgreed();
      const [one, two, large] = [await stranger(7_000_000), await stranger(8_000_000), await stranger(600_000_000)];
      const { value } = await compare();
      const [first, second, third] = [one, two, large].map((authority) => of(value, authority).id) as [
        number,
        number,
        number,
      ];
      const { value: said } = await decide({ decision: "return" });
      expect([first, second, third].map((id) => stateOf(said, id))).toEqual([
        "returned",
        "returned",
        "second_person_needed",
      ]);
      expect([one, two, large].map((authority) => books.find(authority)?.state)).toEqual([
        "reversed",
        "reversed",
        "paid",
      ]);
      // The same person again changes nothing; another one says the same of what waits.
      expect((await decide({ decision: "return" })).value.items.map(({ state }) => state)).toEqual([
        "second_person_needed",
      ]);
      expect((await decide({ decision: "return" }, "Sara")).value.items).toEqual([
        { kind: "unknown_payment", subject: `settlement:${third}`, state: "returned" },
      ]);
      expect((await decide({ decision: "return" }, "Sara")).value).toEqual({ items: [], total: 0 });
      expect([(await expectAgreed()).ours, books.find(large)?.state]).toEqual([before.ours, "reversed"]);
      const kept = await database().query(
        "SELECT operator, call, subject, reason FROM operator_act WHERE call = 'operator.decideSettlement' ORDER BY id LIMIT 1",
      );
      const act = {
        operator: "Mina",
        call: "operator.decideSettlement",
        subject: `test ${TODAY}`,
        reason: "A restore",
      };
      expect(kept).toEqual([act]);
    });

    onEngine("has what its gateway reverses no more returned by hand, with one reference of all", async () => {
      const lost = [await stranger(3_000_000), await stranger(4_000_000)];
      await compare();
      bankNow += 3_600;
      const { value } = await decide({ decision: "return" });
      expect(value.items.map(({ state }) => state)).toEqual(["too_late_to_reverse", "too_late_to_reverse"]);
      const byHand = await decide({ decision: "return", reference: "1405-77" });
      expect(byHand.value.items.map(({ state }) => state)).toEqual(["returned", "returned"]);
      expect((await ledgerFaults(database())).sum).toBe(0);
      for (const authority of lost) books.reverse(authority);
    });

    onEngine("has its alarms resolved by one decision, and no other's", async () => {
      const known = await (await stay()).start();
      pay(known);
      await reconcilePayments(provider.services);
      const other = { kind: "wrong_amount", subject: "payment:0", facts: { gateway: "test" } } as const;
      await database().withTx((tx) => raiseAlarm(tx, silentLog, other));
      const lines = ["A-of-no-book-1", "A-of-no-book-2"].map((authority) => lineOf(authority, { ref_id: "1" }));
      await compare([...lines, lineOf(known, { amount: 10 })]);
      const before = await alarms();
      expect(before.length).toBeGreaterThanOrEqual(4);
      const { value } = await decide({ decision: "resolve" });
      expect(value.items.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["unknown_payment", "unknown_payment", "wrong_amount"]),
      );
      expect(new Set(value.items.map(({ state }) => state))).toEqual(new Set(["resolved"]));
      expect(await alarms()).toEqual(["wrong_amount payment:0"]);
      const resolved = await database().query(
        "SELECT DISTINCT resolved_by, resolution FROM alarm WHERE resolution = 'A restore'",
      );
      expect(resolved).toEqual([{ resolved_by: "Mina", resolution: "A restore" }]);
      for (const _ of [1, 2]) expect((await decide({ decision: "resolve" })).value).toEqual({ items: [], total: 0 });
      await database().withTx((tx) => resolveAlarm(tx, other.kind, other.subject, "over"));
      // Their differences are dealt with too, and end with the next comparison.
      await decide({ decision: "return", reference: "1405-80" });
      expect((await compare()).value.differences).toEqual([]);
    });

    onEngine("is decided by its gateway, its day and a reason, or not at all", async () => {
      await compare();
      expect((await decide({ decision: "resolve", reason: " " })).errors[0]?.name).toBe("reason");
      expect((await decide({ decision: "forget" })).errors[0]?.name).toBe("decision");
      expect((await decide({ decision: "resolve" }, "")).errors[0]?.name).toBe("operator");
      for (const day of ["2020-01-01", "yesterday", "2026-13-40"])
        expect((await decide({ decision: "resolve" }, "Mina", day)).status, day).toBe(404);
      const nowhere = `operator/v2/settlements/paypal/${TODAY}/decide`;
      const said = { operator: "Mina", reason: "A restore", decision: "resolve" };
      expect((await operator().post(nowhere, said)).status).toBe(404);
    });

    onEngine("names another sum, and what it does not name of what we booked", async () => {
      const [one, two] = [await stay(), await stay()];
      const [paid, forgotten] = [await one.start(), await two.start()];
      for (const authority of [paid, forgotten]) pay(authority);
      await reconcilePayments(provider.services);
      const { value } = await compare([lineOf(paid, { amount: one.total / 10 })]);
      expect([of(value, paid), of(value, forgotten)]).toMatchObject([
        { kind: "wrong_amount", amount: one.total / 10, our_amount: one.total },
        { kind: "missing", amount: null, our_amount: two.total },
      ]);
      expect((await alarms()).map((alarm) => alarm.replace(/ .*/, "")).toSorted()).toContain("missing_payment");
      expect((await act(of(value, forgotten).id, "return", {})).reason).toBe("not_open");
      // The next day's settlement names it after all, and the first was mended.
      await compare([lineOf(paid), lineOf(forgotten)]);
      expect((await compare()).value.differences.filter(({ kind }) => kind !== "unknown")).toEqual([]);
    });

    onEngine("is asked for by the job once for each day that is over", async () => {
      await standAtFrozenNoon(database());
      bankNow = FROZEN_NOW;
      const lost = await stranger(1_000_000);
      await wait(database(), DAY_SECONDS);
      await compareDays(provider.services);
      const listed = (await operator().get<{ items: DifferenceValue[] }>("operator/v2/differences")).value.items;
      expect(listed).toMatchObject([{ authority: lost, kind: "unknown", amount: 1_000_000 }]);
      const days = await database().query<{ day: string }>("SELECT day FROM settlement_run ORDER BY day DESC LIMIT 1");
      expect(days).toEqual([{ day: TODAY }]);
      expect(addDays(TODAY, 1)).toBe(tehranDate(FROZEN_NOW + DAY_SECONDS));
      expect((await act(listed[0]!.id, "return", { reference: "x" })).value.state).toBe("returned");
    });

    onEngine("is refused when it is none: an unknown gateway, one that cannot be asked, a broken line", async () => {
      const body = { operator: "Mina", day: TODAY, lines: null, is_first: true, is_last: true };
      expect((await operator().post("operator/v2/settlements/nobank", body)).reason).toBe("not_found");
      expect((await operator().post("operator/v2/settlements/zarinpal", body)).reason).toBe("invalid_input");
      const broken = { ...lineOf("A".repeat(30)), amount: -5 };
      expect((await operator().post("operator/v2/settlements/test", { ...body, lines: [broken] })).reason).toBe(
        "invalid_input",
      );
    });

    onEngine("is not waited for: unverified money of unknown sessions, and strangers' returns, are kept", async () => {
      const unverified = await stranger(2_000_000, false);
      await reconcilePayments(provider.services);
      const returned = await stranger(4_000_000);
      const open = books.open(5_000_000, "not paid", "http://shop.test/back");
      for (const authority of [open, "A0", "A1", "x".repeat(40), returned]) {
        expect((await provider.app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`)).status).toBe(
          303,
        );
      }
      const listed = (await operator().get<{ items: DifferenceValue[] }>("operator/v2/differences")).value.items;
      expect(listed.map(({ authority, amount }) => [authority, amount])).toEqual([
        [unverified, 2_000_000],
        [returned, null],
      ]);
      expect((await alarms()).filter((alarm) => alarm.startsWith("unknown_payment"))).toHaveLength(2);
      expect((await act(listed[0]!.id, "return", {})).value.state).toBe("returned");
      expect(books.find(unverified)?.state).toBe("reversed");
      expect((await act(listed[1]!.id, "return", { operator: "Sara" })).value.state).toBe("second_person_needed");
      expect((await act(listed[1]!.id, "return", {})).value.state).toBe("returned");
      expect((await ledgerFaults(database())).sum).toBe(0);
    });

    onEngine("of one payment at which the gateway hangs delays no other", async () => {
      const stays = [await stay(), await stay(), await stay()];
      const authorities: string[] = [];
      for (const { start } of stays) authorities.push(await start());
      for (const authority of authorities) pay(authority);
      let answer = () => {};
      hanging.set(authorities[0]!, new Promise((resolve) => (answer = resolve)));
      await wait(database(), 60);
      const running = reconcilePayments(provider.services);
      const statesOf = async () =>
        (
          await database().query<{ state: string }>(
            "SELECT state FROM payment WHERE authority = ANY ($1::text[]) ORDER BY id",
            [`{${authorities.join(",")}}`],
          )
        ).map(({ state }) => state);
      await eventually(async () => expect(await statesOf()).toEqual(["requested", "verified", "verified"]));
      // Another process leaves alone what is under a lease.
      await reconcilePayments({
        ...provider.services,
        gateways: new Map([["test", { ...gateway, unverified: async () => [] }]]),
      });
      hanging.clear();
      answer();
      await running;
      expect(await statesOf()).toEqual(["verified", "verified", "verified"]);
    });
  },
  (services) => {
    books = openBooks(":memory:", () => bankNow);
    bank = createBank(books);
    return { ...services, gateways: new Map([["test", gateway]]) };
  },
);
