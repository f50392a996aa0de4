import { setTimeout as delay } from "node:timers/promises";
import { tehranDate } from "#domain/calendar/today.ts";
import type { RefundsValue } from "#domain/contract/account.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";
import { HELD_CHANGE_SECONDS } from "#domain/reservation/changes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { kinds } from "./bookable-items.ts";
import { booksOfChanges, type ChangedBooks } from "./change-books.ts";
import {
  type Counted,
  cancelled,
  changedOnce,
  endOf,
  hold,
  payAtBank,
  startOf,
  type Told,
  type Trip,
} from "./change-steps.ts";
import { type Changeable, changeableOf } from "./changeable.ts";
import { defineProof } from "./define-proof.ts";
import { chargeWallet } from "./ledger.ts";
import { enginesFrom, type LoadScenario, type LoadScenarioOptions, onLoadScenario } from "./load-scenario.ts";
import {
  amidKills,
  answered,
  hasDiedEverywhere,
  type Killed,
  type Killing,
  passTime,
  untilDone,
} from "./until-done.ts";

/**
 * Bookings of all products, with extras and codes, that are changed again and again: dates, rooms, guests, rates, packages,
 * beds, fares, flights, parts and names, paid by wallets and by cards, beside new bookings, cancellations and acts of
 * suppliers, while the provider is killed.
 */

/** Travellers at once. */
const AT_ONCE = 24;
/** Changes of each booking. */
const STEPS = 4;
/** Bookings that share one set of items, of which the last ones are taken back by their suppliers. */
const SHARING = 36;
/** Rial in each wallet, more than anyone spends. */
const WALLET = 1_000_000_000_000;

/** Time for jobs of the provider once all have travelled. */
const SETTLED_MS = 8_000;
/** Longest time until all refunds have reached their cards, ms. */
const REFUNDED_WITHIN_MS = 180_000;

export type ChangedAgain = ChangedBooks &
  Counted &
  Killed & {
    engine: string;
    bookings: number;
    acts: number;
    vouchers: number;
    /** Vouchers with another revision than the number of acknowledged changes. */
    revisions_wrong: number;
    /** Held changes whose time was over when they were paid, and those of them whose money is back. */
    expired: number;
    expired_returned: number;
    /** True once no refund is on its way. */
    settled: boolean;
  };

const clockNow = (): number => Math.floor(Date.now() / 1_000);

/** Sets of items, one of each product, and what was counted. */
type World = { readonly sets: readonly (readonly Changeable[])[]; readonly counted: Counted };

/** Items for so many changes, opened before the provider starts. */
export function preparedChanges(changes: number): {
  options: Pick<LoadScenarioOptions, "people" | "rooms" | "schedule">;
  sets: (readonly Changeable[])[];
} {
  const sets: (readonly Changeable[])[] = [];
  const bookings = Math.ceil(changes / STEPS);
  const schedule = async (database: Database) => {
    const today = tehranDate(Date.now() / 1_000);
    while (sets.length < Math.ceil(bookings / SHARING)) {
      const set: Changeable[] = [];
      for (const kind of kinds) set.push(await changeableOf[kind](database, { places: SHARING, today, now: clockNow }));
      sets.push(set);
    }
    for (const { id } of await database.query<{ id: number }>("SELECT id FROM user_account"))
      await chargeWallet(database, id, WALLET, `proof:${id}`);
    return null;
  };
  return { sets, options: { people: bookings, rooms: 1, schedule } };
}

export async function changeAgainAndAgain(
  scenario: LoadScenario,
  sets: World["sets"],
  killing: Killing,
): Promise<ChangedAgain> {
  const counted = { changed: {}, refused: {}, held: {} };
  const trips: Trip[] = [];
  const operator = callerOf(scenario.client, {
    Authorization: `Bearer ${readSettings({ APP_ENV: "demo" }).operatorToken}`,
  });
  await openSale(scenario, operator);
  let next = 0;
  let isOver = false;
  const traveller = async () => {
    while (next < scenario.people.length) trips.push(await travels(scenario, { sets, counted }, next++));
  };
  const progress = () => (isOver ? 1 : next / scenario.people.length);
  const acting = actsOfSuppliers(scenario, operator, sets, progress);
  const travelling = Promise.all(Array.from({ length: AT_ONCE }, traveller)).finally(() => {
    isOver = true;
  });
  const killed = await amidKills(scenario, killing, travelling);
  const acts = await acting;
  const late = await payTooLate(scenario, trips);
  // The jobs that bring what suppliers did to each booking run every few seconds.
  await delay(SETTLED_MS);
  const settled = await untilRefunded(trips);
  const told = trips.map((trip) => trip.told);
  return {
    ...counted,
    ...killed,
    ...{ engine: scenario.engine, bookings: told.length, acts, settled },
    ...late,
    ...(await vouchersOf(trips)),
    ...(await scenario.inspect(async (database) =>
      booksOfChanges(database, told, { wallet: WALLET, bankPaid: (await scenario.bankTotals()).paid }),
    )),
  };
}

/** An extra and a code that a third of the bookings have each. */
const EXTRA = {
  ...{ operator: "Mina", code: "change-insurance", kind: "insurance", per: "traveller", price: 1_800_000 },
  ...{ title_fa: "بیمهٔ سفر", title_en: "Travel insurance" },
  ...{ provider_fa: "بیمهٔ سپهرآسا", provider_en: "Sepehrasa Insurance" },
  ...{ about_fa: "تا پایان سفر.", about_en: "Until the end of the trip." },
  cancellation: [
    { hours_before: 400, percent: 0 },
    { hours_before: 1, percent: 30 },
  ],
};
/** 2096, beyond any clock that a proof sets. */
const UNTIL = 4_000_000_000;
const CAMPAIGN = { operator: "Mina", code: "CHANGED", percent: 13, budget: WALLET, sale_until: UNTIL };

async function openSale(scenario: LoadScenario, operator: Caller): Promise<void> {
  for (const [path, body] of [["operator/v2/extras", EXTRA] as const, ["operator/v2/campaigns", CAMPAIGN] as const]) {
    const { status, text } = await answered(scenario, () => operator.post(path, body));
    if (status !== 200) throw new Error(text);
  }
}

const choices = [
  null,
  {
    path: "extras",
    body: {
      extras: [1, 2].map((traveller) => ({ code: EXTRA.code, traveller, direction: null })),
      total: 2 * EXTRA.price,
    },
  },
  { path: "discount-code", body: { code: CAMPAIGN.code } },
] as const;

/** Every fifth owner holds another change for their card, and pays it when its time is over. */
async function payTooLate(
  scenario: LoadScenario,
  trips: readonly Trip[],
): Promise<Pick<ChangedAgain, "expired" | "expired_returned">> {
  const waiting: { trip: Trip; payment: StartValue }[] = [];
  for (const trip of trips.filter(({ told: { index } }) => index % 5 === 0)) {
    const held = await hold(trip, 1 + (trip.told.index % (trip.of.wishes.length - 1)));
    const payment = held && (await startOf(trip, held.id));
    if (payment) waiting.push({ trip, payment });
  }
  await passTime(scenario, HELD_CHANGE_SECONDS + 1);
  await delay(SETTLED_MS);
  const ends = await Promise.all(
    waiting.map(async ({ trip, payment }) => {
      await payAtBank(scenario, payment, "returns");
      return endOf(trip, payment, true);
    }),
  );
  return { expired: ends.length, expired_returned: ends.filter((end) => end !== "verified").length };
}

/** True once no refund is on its way to a card. */
async function untilRefunded(trips: readonly Trip[]): Promise<boolean> {
  const waiting = new Set(trips);
  for (const started = performance.now(); performance.now() - started < REFUNDED_WITHIN_MS; await delay(1_000)) {
    for (const trip of waiting) {
      const { status, value } = await trip.user.get<RefundsValue>("user/v2/refund-requests?state=paying");
      if (status !== 200 || value.items.length > 0) break;
      waiting.delete(trip);
    }
    if (waiting.size === 0) return true;
  }
  return false;
}

async function vouchersOf(trips: readonly Trip[]): Promise<Pick<ChangedAgain, "vouchers" | "revisions_wrong">> {
  const found = { vouchers: 0, revisions_wrong: 0 };
  for (const { scenario, user, path, told } of trips) {
    const voucher = await answered(scenario, () => user.get<VoucherEnvelope>(`${path}/voucher`));
    if (voucher.status !== 200) continue;
    found.vouchers += 1;
    found.revisions_wrong += Number((voucher.value.revision ?? 0) !== told.changes);
  }
  return found;
}

const itemOf = ({ sets }: Pick<World, "sets">, index: number): Changeable => {
  const set = sets[Math.floor(index / SHARING)] ?? [];
  return set[index % set.length]!;
};

/** Suppliers take back or move what some have changed to, in the middle of each set's time. Returns how often they acted. */
async function actsOfSuppliers(
  scenario: LoadScenario,
  operator: Caller,
  sets: World["sets"],
  progress: () => number,
): Promise<number> {
  let acted = 0;
  for (const [place, set] of sets.entries()) {
    while (progress() < Math.min(1, (place + 0.7) / sets.length)) await delay(50);
    for (const { path, body } of set.flatMap(({ acts }) => acts)) {
      const { status, text } = await answered(scenario, () => operator.post(path, body));
      // Acted before, by a call whose answer was lost.
      if (status !== 200 && status !== 404 && status !== 422) throw new Error(text);
      acted += 1;
    }
  }
  return acted;
}

/** A booking from its quote to its last change. */
async function travels(scenario: LoadScenario, world: World, index: number): Promise<Trip> {
  const user = scenario.people[index]!;
  const of = itemOf(world, index);
  const told = { index, code: "", changes: 0, spent: 0 };
  await booked(scenario, user, of, told);
  const trip = { scenario, user, path: `${of.item.path}/${told.code}`, of, told, counted: world.counted };
  for (let step = 0; step < STEPS; step++) await changedOnce(trip, step);
  // A fourth of them is cancelled whole in the end.
  if (index % 4 === 3) await cancelled(trip);
  return trip;
}

async function booked(scenario: LoadScenario, user: Caller, { item }: Changeable, told: Told): Promise<void> {
  const post = <T>(to: string, body: unknown) => {
    const key = newKey();
    return answered(scenario, () => user.post<T>(to, body, key));
  };
  const asked = await item.request();
  const quote = await answered(scenario, () => user.post<StayQuoteValue>(`${item.path}/quote`, asked));
  const held = await post<ReservationEnvelope>(`${item.path}/create`, { quote_id: quote.value.quote_id });
  if (held.status !== 200) throw new Error(held.text);
  told.code = held.value.confirmation_code;
  const path = `${item.path}/${told.code}`;
  await post(`${path}/${item.saving}`, item.travellers);
  const choice = choices[Math.floor(told.index / 3) % choices.length];
  const chosen = choice && (await post(`${path}/${choice.path}`, choice.body));
  if (chosen && chosen.status !== 200) throw new Error(chosen.text);
  const { value: ready } = await post<ReservationEnvelope>(`${path}/submit`, {});
  told.spent = ready.totals.payable;
  await post("payment/v2/start", { confirmation_code: told.code, gateway: "test", use_wallet: true });
  await untilDone(scenario, async () => {
    const { status, value, text } = await user.get<ReservationEnvelope>(path);
    if (status !== 200 || value.status !== "successful") throw new Error(`Not issued: ${text}`);
  });
}

const areNone = (counts: Readonly<Record<string, number>>): boolean => Object.values(counts).every((one) => one === 0);

/** @param kindsOf changes of which there is at least one. */
export const isEachAsAcknowledged = (again: ChangedAgain, kindsOf: readonly string[] = ["dates", "name"]): boolean =>
  kindsOf.every((what) => (again.changed[what] ?? 0) > 0) &&
  Math.min(again.acts, again.vouchers, again.expired) > 0 &&
  again.expired_returned === again.expired &&
  again.revisions_wrong + again.drift + again.money_differs === 0 &&
  again.settled &&
  areNone(again.wrong) &&
  areNone(again.ledger);

/** Places inside a change, from its confirmation to the verified payment of one that was held, where the provider dies. */
const PLACES = [
  "mid:change",
  "after:commit:reservation.change",
  "after:commit:tourReservation.change",
  "after:commit:flightReservation.change",
  "after:commit:payment.start",
  "after:gateway.request",
  "after:verify.before-commit",
  "after:commit.before-reply",
  "mid:refund",
] as const;

/** Kinds of change of a full run. */
const ALL = ["dates", "name", "part", "party", "rooms", "rate", "package", "fare", "all"];

/** `changes` of bookings of all products, the provider killed so many times at most; on both engines. */
export const { run, small } = defineProof({
  full: { changes: 1_000, kills: 60, everyMs: 4_000 },
  small: { changes: 48, kills: 3, everyMs: 2_500 },
  prove: async ({ changes, ...killing }, args) => {
    const outcomes: ChangedAgain[] = [];
    for (const engine of enginesFrom(args)) {
      const { sets, options } = preparedChanges(changes);
      outcomes.push(
        await onLoadScenario({ engine, ...options }, (scenario) =>
          changeAgainAndAgain(scenario, sets, { ...killing, places: PLACES }),
        ),
      );
    }
    return { holds: outcomes.every((one) => isEachAsAcknowledged(one, ALL) && hasDiedEverywhere(one)), outcomes };
  },
});
