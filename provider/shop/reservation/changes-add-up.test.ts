import fc from "fast-check";
import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { type Kind, kinds } from "#tests/prove/bookable-items.ts";
import { type Changeable, changeableOf, queryOf } from "#tests/prove/changeable.ts";
import { heldInTrust } from "#tests/prove/trust.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { BAG, extrasOwed, owedOf, prepareExtra } from "#tests/support/extras.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { ledgerFaults } from "../../money/ledger/check.ts";
import { findDrift } from "./stock-check.ts";

/** Bookings of each product that are changed in sequences of their own. */
const RUNS = 4;
const STEPS = 4;
/** Each line of a penalty is rounded to ten rial: two purchases of two rooms. */
const ROUNDED = 40;

const step = fc.record({
  what: fc.constantFrom("change", "change", "there_and_back", "part", "wait"),
  choice: fc.nat({ max: 100 }),
  hours: fc.integer({ min: 1, max: 90 }),
});

const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: STEPS }),
  /** Whole, or in parts beginning with one of them. */
  end: fc.option(fc.nat({ max: 100 }), { nil: null }),
  beside: fc.constantFrom("nothing", "code", "extras"),
  policy: fc.constantFrom("standard", "flexible", "strict", "non_refundable"),
});

type History = typeof history extends fc.Arbitrary<infer Made> ? Made : never;
type Step = History["steps"][number];

const changed = (choice: number) => ({ what: "change", choice, hours: 1 }) as const;
const plain = { end: null, beside: "nothing", policy: "standard" } as const;
/**
 * Histories that once did not add up: an earlier, cheaper night freed the one before from its penalty, and what went took
 * a discount of what stayed along. The last has extras, which a draw may not.
 */
const FOUND: readonly History[] = [
  { ...plain, steps: [changed(5), changed(0)] },
  { ...plain, steps: [changed(1), { ...changed(3), what: "there_and_back" }], beside: "code" },
  { ...plain, steps: [changed(1), { what: "part", choice: 1, hours: 1 }, changed(4)], beside: "extras" },
];

onProvider("Changes of a booking, in any order,", (provider, onEngine) => {
  const database = () => provider.services.database;

  const codeFor = async (place: number): Promise<string> => {
    const code = `ADDS${place}`;
    const sale = { sale_from: FROZEN_NOW - DAY_SECONDS, sale_until: FROZEN_NOW + 100 * DAY_SECONDS };
    const body = { operator: "Mina", code, percent: 13, budget: 100_000_000_000, ...sale };
    expect((await operator().post("operator/v2/campaigns", body)).status).toBe(200);
    return code;
  };

  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });

  type Choice = NonNullable<Changeable["item"]["choice"]>;
  const choiceOf = async (beside: History["beside"], place: number): Promise<Choice | undefined> => {
    if (beside === "nothing") return undefined;
    if (beside === "code") {
      const code = await codeFor(place);
      return () => ({ path: "discount-code", body: { code } });
    }
    const each = await prepareExtra(operator(), { kind: "insurance", per: "traveller" });
    const whole = await prepareExtra(operator(), { kind: "transfer", per: "booking", cancellation: [] });
    const extras = [
      ...[1, 2].map((traveller) => ({ code: each, traveller, direction: null })),
      { code: whole, traveller: null, direction: null },
    ];
    return () => ({ path: "extras", body: { extras, total: 3 * BAG } });
  };

  /** An issued booking, and the money of its owner as each answer said it. */
  async function trip({ item, wishes, parts }: Changeable, choice: Choice | undefined) {
    const user = await logIn(provider.app);
    const { confirmation_code, totals } = await issued(provider.services, user, { ...item, ...(choice && { choice }) });
    const path = `${item.path}/${confirmation_code}`;
    const read = async () => (await user.get<ReservationEnvelope>(path)).value;
    const balance = async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance;
    const cancellation = (part?: string) =>
      user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`);
    const said = { paidIn: totals.payable, kept: 0 };
    /** Place of what it is of now among the wishes. */
    let now = 0;

    const change = async (choice: number): Promise<ChangeQuoteValue | null> => {
      const before = await read();
      const { query, travellers } = wishes[choice % wishes.length]!(before);
      const asked = await user.get<ChangeQuoteValue>(`${path}/change-quote?${queryOf(query)}`);
      if (asked.status !== 200) {
        expect(["invalid_input", "change_begun", "blocked", "sold_out"]).toContain(asked.reason);
        return null;
      }
      const quote = asked.value;
      const whole = (await cancellation()).value;
      const [wallet, { paid, penalty, comes, total, due, refundable }] = [await balance(), quote];
      expect(total).toBe(before.totals.paid - paid + comes);
      expect(due - refundable).toBe(comes - paid + penalty);
      expect(Math.min(due, refundable)).toBe(0);
      expect(penalty).toBeLessThanOrEqual(Math.min(paid, whole.penalty));
      await chargeWalletOf(database(), confirmation_code, due);
      const agreed = { ...query, ...(travellers && { travellers }), quote_id: quote.quote_id };
      const changed = await user.post(`${path}/change`, agreed, newKey());
      expect([changed.status, changed.reason]).toEqual([200, null]);
      expect(await balance()).toBe(wallet + refundable);
      const after = await read();
      expect(after.totals.paid).toBe(total);
      // A penalty has left the trust, with the site's share of it.
      const ofExtras = (after.extras ?? []).reduce((sum, { price }) => sum + price, 0);
      const inTrust = item.kind === "tour" ? total - ofExtras + (after.discount_code?.discount ?? 0) : 0;
      expect((await owedOf(provider.services, confirmation_code)).trust).toBe(inTrust);
      // Nothing is freed from its penalty by a change before the cancellation.
      expect(penalty + (await cancellation()).value.penalty).toBeGreaterThanOrEqual(whole.penalty - ROUNDED);
      said.paidIn += due;
      said.kept += penalty;
      now = choice % wishes.length;
      return quote;
    };

    /** Cancels a part, or all of it, at what its quote says; null where that is refused. */
    const cancel = async (part?: string): Promise<CancellationQuoteValue | null> => {
      const { status, value: quote } = await cancellation(part);
      if (status !== 200) return null;
      const [before, wallet] = [await read(), await balance()];
      expect(quote.paid).toBe(quote.penalty + quote.refundable);
      const body = { quote_id: quote.quote_id, ...(part && { part }) };
      expect((await user.post(`${path}/cancel`, body, newKey())).status).toBe(200);
      expect(await balance()).toBe(wallet + quote.refundable);
      if (part) expect((await read()).totals.paid).toBe(before.totals.paid - quote.paid);
      said.kept += quote.penalty;
      return quote;
    };

    const thereAndBack = async (choice: number) => {
      if (now !== 0) await change(0);
      const before = (await read()).totals.paid;
      const there = await change(choice);
      const back = there && (await change(0));
      if (!there || !back) return;
      const after = (await read()).totals.paid;
      // The discount and the extras of what has gone do not come back with it.
      if (choice === undefined) expect(after).toBe(before);
      const cost = there.due + back.due - there.refundable - back.refundable;
      expect(cost).toBe(there.penalty + back.penalty + after - before);
    };
    return { ...{ read, balance, change, cancel, cancellation, thereAndBack, parts, said } };
  }
  type Trip = Awaited<ReturnType<typeof trip>>;

  async function take({ change, thereAndBack, cancel, read, parts }: Trip, { what, choice, hours }: Step) {
    if (what === "change") await change(choice);
    if (what === "there_and_back") await thereAndBack(choice);
    if (what === "part" && parts.length > 0) await cancel(parts[choice % parts.length]);
    if (what === "wait") await wait(database(), hours * HOUR_SECONDS);
    // A session that is used goes on.
    await read();
  }

  /** Cancels part after part at one hour: that costs what cancelling whole costs then. */
  async function endInParts({ cancel, cancellation }: Trip, first: number) {
    const { status, value: whole } = await cancellation();
    if (status !== 200) return;
    let kept = 0;
    for (let at = first; ; at++) {
      const open = (await cancellation()).value.parts?.filter(({ is_open }) => is_open) ?? [];
      const part = open[at % Math.max(1, open.length)];
      const quote = await cancel(part && `${part.of}-${part.position}`);
      kept += quote?.penalty ?? Number.NaN;
      if (part === undefined) break;
    }
    expect(kept).toBe(whole.penalty);
  }

  for (const kind of kinds)
    onEngine(`cost what their quotes said, and what is kept and comes back is what was paid: ${kind}`, async () => {
      await standAtFrozenNoon(database());
      const trust = await heldInTrust(database());
      const wanted = { places: 2 * RUNS, today: FROZEN_TODAY };
      const made = new Map<string, Changeable>();
      let place = 0;
      await fc.assert(
        fc.asyncProperty(history, async ({ steps, end, beside, policy }) => {
          await standAtFrozenNoon(database());
          const known = kind === "stay" ? policy : "";
          const item = made.get(known) ?? (await changeableOf[kind](database(), { ...wanted, policy }));
          made.set(known, item);
          const one = await trip(item, await choiceOf(beside, kinds.indexOf(kind) * 1_000 + ++place));
          for (const each of steps) await take(one, each);
          if (end === null) await one.cancel();
          else await endInParts(one, end);
          const left = (await one.read()).status === "cancelled" ? 0 : (await one.read()).totals.paid;
          expect(one.said.paidIn).toBe(one.said.kept + (await one.balance()) + left);
          expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
          expect(await findDrift(database(), provider.services.products)).toEqual([]);
          expect(await heldInTrust(database())).toBeGreaterThanOrEqual(trust);
          const { owed, ofAll } = await extrasOwed(operator());
          expect(ofAll).toBe(owed);
        }),
        {
          numRuns: RUNS + FOUND.length,
          seed: SEEDS[kind],
          examples: FOUND.map((one) => [one]),
        },
      );
    });
});

/** A run is the same each time; other seeds were tried as well. */
const SEEDS: Readonly<Record<Kind, number>> = { stay: 1405, tour: 1406, flight: 1407 };
