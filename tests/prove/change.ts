import { setTimeout as delay } from "node:timers/promises";
import { tehranDate } from "#domain/calendar/today.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { ReservationEnvelope, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";

import type { Database } from "#provider/kernel/database/database.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { type Answered, type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { kinds } from "./bookable-items.ts";
import { booksOfChanges, type ChangedBooks } from "./change-books.ts";
import { type Changeable, changeableOf, queryOf } from "./changeable.ts";
import { defineProof } from "./define-proof.ts";
import { chargeWallet } from "./ledger.ts";
import { enginesFrom, type LoadScenario, type LoadScenarioOptions, onLoadScenario } from "./load-scenario.ts";
import { amidKills, answered, type Killing, untilDone } from "./until-done.ts";

/**
 * Bookings of all products that are changed again and again: dates, flights, departures, parts and names, beside new
 * bookings, cancellations and acts of suppliers, while the provider is killed.
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

export type ChangedAgain = ChangedBooks & {
  engine: string;
  kills: number;
  bookings: number;
  /** Changes that were acknowledged, by their kind. */
  changed: Record<string, number>;
  refused: Record<string, number>;
  acts: number;
  vouchers: number;
  /** Vouchers with another revision than the number of acknowledged changes. */
  revisions_wrong: number;
};

const clockNow = (): number => Math.floor(Date.now() / 1_000);

/** A booking, and the changes of it that were acknowledged. */
type Told = { index: number; code: string; changes: number };

/** Sets of items, one of each product, and what was counted. */
type World = { readonly sets: readonly (readonly Changeable[])[]; readonly counted: ChangedAgain };

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
  const counted = { changed: {}, refused: {}, acts: 0, vouchers: 0, revisions_wrong: 0 } as unknown as ChangedAgain;
  const world = { sets, counted };
  const told: Told[] = [];
  let next = 0;
  let isOver = false;
  const traveller = async () => {
    while (next < scenario.people.length) {
      const index = next++;
      told.push(await travels(scenario, world, index));
    }
  };
  const acting = actsOfSuppliers(
    scenario,
    world,
    () => next / scenario.people.length,
    () => isOver,
  );
  const travelling = Promise.all(Array.from({ length: AT_ONCE }, traveller)).finally(() => {
    isOver = true;
  });
  const { kills } = await amidKills(scenario, killing, travelling);
  await acting;
  // The jobs that bring what suppliers did to each booking run every few seconds.
  await delay(SETTLED_MS);
  for (const { index, code, changes } of told) {
    const path = `${itemOf(world, index).item.path}/${code}`;
    const voucher = await answered(scenario, () => scenario.people[index]!.get<VoucherEnvelope>(`${path}/voucher`));
    if (voucher.status !== 200) continue;
    counted.vouchers += 1;
    counted.revisions_wrong += Number((voucher.value.revision ?? 0) !== changes);
  }
  const acknowledged = new Map(told.map(({ code, changes }) => [code, changes]));
  return {
    ...counted,
    engine: scenario.engine,
    bookings: told.length,
    kills,
    ...(await scenario.inspect((database) => booksOfChanges(database, acknowledged, WALLET))),
  };
}

const itemOf = ({ sets }: World, index: number): Changeable => {
  const set = sets[Math.floor(index / SHARING)] ?? [];
  return set[index % set.length]!;
};

/** Suppliers take back or move what some have changed to, in the middle of each set's time. */
async function actsOfSuppliers(
  scenario: LoadScenario,
  { sets, counted }: World,
  progress: () => number,
  isOver: () => boolean,
): Promise<void> {
  const { operatorToken } = readSettings({ APP_ENV: "demo" });
  const operator = callerOf(scenario.client, { Authorization: `Bearer ${operatorToken}` });
  for (const [place, set] of sets.entries()) {
    while (!isOver() && progress() < (place + 0.7) / sets.length) await delay(50);
    for (const { path, body } of set.flatMap(({ acts }) => acts)) {
      const { status, text } = await answered(scenario, () => operator.post(path, body));
      // Acted before, by a call whose answer was lost.
      if (status !== 200 && status !== 404 && status !== 422) throw new Error(text);
      counted.acts += 1;
    }
  }
}

/** A booking from its quote to its last change. */
async function travels(scenario: LoadScenario, world: World, index: number): Promise<Told> {
  const user = scenario.people[index]!;
  const of = itemOf(world, index);
  const code = await booked(scenario, user, of);
  const trip = { scenario, user, path: `${of.item.path}/${code}`, of, world };
  const told = { index, code, changes: 0 };
  for (let step = 0; step < STEPS; step++) told.changes += await changedOnce(trip, index + step);
  // A fourth of them is cancelled whole in the end.
  if (index % 4 === 3) await cancelled(trip);
  return told;
}

async function booked(scenario: LoadScenario, user: Caller, { item }: Changeable): Promise<string> {
  const post = <T>(to: string, body: unknown) => {
    const key = newKey();
    return answered(scenario, () => user.post<T>(to, body, key));
  };
  const asked = await item.request();
  const quote = await answered(scenario, () => user.post<StayQuoteValue>(`${item.path}/quote`, asked));
  const held = await post<ReservationEnvelope>(`${item.path}/create`, { quote_id: quote.value.quote_id });
  if (held.status !== 200) throw new Error(held.text);
  const { confirmation_code: code } = held.value;
  const path = `${item.path}/${code}`;
  await post(`${path}/${item.saving}`, item.travellers);
  await post(`${path}/submit`, {});
  await post("payment/v2/start", { confirmation_code: code, gateway: "test", use_wallet: true });
  await untilDone(scenario, async () => {
    const { status, value, text } = await user.get<ReservationEnvelope>(path);
    if (status !== 200 || value.status !== "successful") throw new Error(`Not issued: ${text}`);
  });
  return code;
}

type Trip = {
  readonly scenario: LoadScenario;
  readonly user: Caller;
  readonly path: string;
  readonly of: Changeable;
  readonly world: World;
};

/** One change of any kind; 1 where it was made. */
async function changedOnce(trip: Trip, choice: number): Promise<number> {
  const what = (["dates", "name", "dates", "part", "there_and_back"] as const)[choice % 5]!;
  const { of } = trip;
  const wish = 1 + (choice % (of.wishes.length - 1));
  if (what === "name") return named(trip, choice);
  if (what === "part" && of.parts.length > 0) return cancelled(trip, of.parts[choice % of.parts.length]);
  const there = await moved(trip, wish);
  return what === "there_and_back" ? there + (await moved(trip, 0)) : there;
}

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Confirms at the cost that was shown, and at another one where that is shown first. */
async function agreed(
  { scenario, user, path, world: { counted } }: Trip,
  what: string,
  quote: () => Promise<Answered<{ quote_id: string }>>,
  confirm: { to: string; body: object },
): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    const asked = await answered(scenario, quote);
    const key = newKey();
    const body = { ...confirm.body, quote_id: asked.value?.quote_id };
    const done =
      asked.status === 200 ? await answered(scenario, () => user.post(`${path}/${confirm.to}`, body, key)) : asked;
    if (done.status === 200) {
      count(counted.changed, what);
      return 1;
    }
    if (done.reason !== "change_changed" && done.reason !== "cancellation_changed") {
      count(counted.refused, `${what}: ${done.reason}`);
      return 0;
    }
  }
  return 0;
}

async function moved(trip: Trip, place: number): Promise<number> {
  const { user, path, of } = trip;
  const wish = of.wishes[place]!(clockNow());
  const quote = () => user.get<ChangeQuoteValue>(`${path}/change-quote?${queryOf(wish)}`);
  return agreed(trip, "dates", quote, { to: "change", body: wish });
}

async function cancelled(trip: Trip, part?: string): Promise<number> {
  const { user, path } = trip;
  const query = part === undefined ? "" : `?part=${part}`;
  const quote = () => user.get<CancellationQuoteValue>(`${path}/cancellation-quote${query}`);
  return agreed(trip, part === undefined ? "all" : "part", quote, { to: "cancel", body: part ? { part } : {} });
}

/** A letter of the first traveller's name that is another each time. */
async function named({ scenario, user, path, world: { counted } }: Trip, choice: number): Promise<number> {
  const key = newKey();
  const last_name_fa = `کریم${"ابپتثجچح"[choice % 8]}`;
  const done = await answered(scenario, () => user.post(`${path}/correct-name`, { traveller: 1, last_name_fa }, key));
  count(
    done.status === 200 ? counted.changed : counted.refused,
    `name${done.status === 200 ? "" : `: ${done.reason}`}`,
  );
  return Number(done.status === 200);
}

const areNone = (counts: Readonly<Record<string, number>>): boolean => Object.values(counts).every((one) => one === 0);

export const isEachAsAcknowledged = ({
  changed,
  acts,
  vouchers,
  revisions_wrong,
  wrong,
  ledger,
  drift,
}: ChangedAgain): boolean =>
  ["dates", "name", "part"].every((what) => (changed[what] ?? 0) > 0) &&
  Math.min(acts, vouchers) > 0 &&
  revisions_wrong + drift === 0 &&
  areNone(wrong) &&
  areNone(ledger);

/** `changes` of bookings of all products, the provider killed so many times at most; on both engines. */
export const { run, small } = defineProof({
  full: { changes: 1_000, kills: 60, everyMs: 4_000 },
  small: { changes: 48, kills: 3, everyMs: 2_500 },
  prove: async ({ changes, ...killing }, args) => {
    const outcomes: ChangedAgain[] = [];
    for (const engine of enginesFrom(args)) {
      const { sets, options } = preparedChanges(changes);
      outcomes.push(
        await onLoadScenario({ engine, ...options }, (scenario) => changeAgainAndAgain(scenario, sets, killing)),
      );
    }
    return { holds: outcomes.every(isEachAsAcknowledged), outcomes };
  },
});
