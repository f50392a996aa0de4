import { setTimeout as delay } from "node:timers/promises";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { MethodsValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import { defineProof } from "./define-proof.ts";
import { enginesFrom, type LoadScenario, onLoadScenario } from "./load-scenario.ts";
import {
  amidKills,
  answered,
  comesBack,
  hasDiedEverywhere,
  type Killed,
  type Killing,
  passTime,
  untilDone,
} from "./until-done.ts";

/**
 * Sums that are paid in parts while the provider is killed: what is whole is paid once, what is incomplete at the deadline
 * or at a cancellation goes back, part by part, and the account of parts is empty in the end.
 */

/**
 * Reservations whose parts are paid at once. Most of them wait: for the reconciler, and for leases of a provider that died.
 */
const AT_ONCE = 48;
/** Longest time until all money is where it belongs, ms. */
const SETTLED_WITHIN_MS = 180_000;

const ends = ["whole", "at_deadline", "cancelled", "whole"] as const;
const returns = ["once", "doubled", "never", "late"] as const;

export type Parted = Killed & {
  engine: string;
  reservations: number;
  parts: number;
  whole: number;
  /** Reservations with another number of paid sums, or of returned parts, than their end has. */
  wrong: number;
  parts_not_returned: number;
  left_in_parts: number;
  settled: boolean;
  ledger: { sum: number; journals: number; balances: number };
};

type Opened = { index: number; code: string; due: number; end: (typeof ends)[number]; parts: number };

async function open(scenario: LoadScenario, index: number): Promise<Opened> {
  const user = scenario.people[index]!;
  const { path, saving, travellers, ...item } = scenario.item;
  const asked = await item.request();
  const quote = await answered(scenario, () => user.post<StayQuoteValue>(`${path}/quote`, asked));
  const post = <T>(to: string, body: unknown) => {
    const key = newKey();
    return answered(scenario, () => user.post<T>(`${path}/${to}`, body, key));
  };
  const held = await post<StayReservationValue>("create", { quote_id: quote.value.quote_id });
  const code = held.value.confirmation_code;
  await post(`${code}/${saving}`, travellers);
  const ready = await post<StayReservationValue>(`${code}/submit`, {});
  return { index, code, due: ready.value.totals.payable, end: ends[index % ends.length]!, parts: 2 + (index % 5) };
}

/**
 * Gives up what is at the bank, as the page of a payment offers it: a session whose answer died with the provider was shown
 * to no payer, and takes its sum and its place among the six until then.
 */
async function giveUpOpen(user: Caller, code: string): Promise<void> {
  const { value } = await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${code}`);
  for (const { payment_id, is_paid } of value?.parts?.items ?? [])
    if (!is_paid) await user.post(`payment/v2/${payment_id}/check`, { is_left: true });
}

/** Pays the parts of a reservation, all or all but the last one. */
async function payParts(scenario: LoadScenario, { index, code, due, end, parts }: Opened): Promise<void> {
  const user = scenario.people[index]!;
  const each = Math.floor(due / parts / 10) * 10;
  for (let number = 1; number <= (end === "whole" ? parts : parts - 1); number++) {
    const wanted = { confirmation_code: code, gateway: "test", use_wallet: false };
    const body = number === parts ? wanted : { ...wanted, part: each };
    const key = newKey();
    const started = await untilDone(scenario, async () => {
      const answer = await user.post<StartValue>("payment/v2/start", body, key);
      if (answer.status === 200) return answer;
      await giveUpOpen(user, code);
      throw new Error(`Not started: ${answer.text}`);
    });
    const authority = started.value.redirect_address.split("/").at(-1) ?? "";
    const back = (status: "OK" | "NOK") => comesBack(scenario, authority, status);
    const way = returns[(index + number) % returns.length]!;
    if (way === "late") await back("NOK");
    await scenario.atBank(authority, way === "never" ? "dropped" : "pay");
    if (way !== "never") await Promise.all(Array.from({ length: way === "doubled" ? 4 : 1 }, () => back("OK")));
    await answered(scenario, async () => {
      const paid = await user.get<{ state: string }>(`payment/v2/${started.value.payment_id}`);
      if (paid.status === 200 && paid.value.state !== "verified") throw new Error(`Not verified: ${paid.text}`);
      return paid;
    });
  }
  if (end === "cancelled") {
    const quote = await answered(scenario, () =>
      user.get<{ quote_id: string }>(`reserve/v2/${code}/cancellation-quote`),
    );
    const key = newKey();
    await answered(scenario, () => user.post(`reserve/v2/${code}/cancel`, { quote_id: quote.value.quote_id }, key));
  }
}

export async function payInParts(
  scenario: LoadScenario,
  { reservations: count, ...killing }: { reservations: number } & Killing,
): Promise<Parted> {
  const opened: Opened[] = [];
  let next = 0;
  const payer = async () => {
    while (next < count) {
      const one = await open(scenario, next++);
      opened.push(one);
      await payParts(scenario, one);
    }
  };
  const payers = Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, payer));
  const killed = await amidKills(scenario, killing, payers);
  // Past the longest deadline, and past the time after it.
  for (const hours of [25, 1, 1]) {
    await passTime(scenario, hours * HOUR_SECONDS);
    await delay(5_000);
  }
  const settled = await untilReturned(scenario, opened);
  return {
    engine: scenario.engine,
    reservations: count,
    ...killed,
    settled,
    ...(await scenario.inspect((from) => judge(from, opened))),
  };
}

/** True once every part of an incomplete sum is back, as its payer sees it. */
async function untilReturned(scenario: LoadScenario, opened: readonly Opened[]): Promise<boolean> {
  const waiting = new Set(opened.filter(({ end }) => end !== "whole"));
  for (const started = performance.now(); performance.now() - started < SETTLED_WITHIN_MS; await delay(1_000)) {
    for (const one of waiting) {
      const found = await scenario.people[one.index]!.get<{ items: unknown[] }>("user/v2/refund-requests");
      if (found.status === 200 && found.value.items.length >= one.parts - 1) waiting.delete(one);
      // The others have had no more time than this one.
      else break;
    }
    if (waiting.size === 0) return true;
  }
  return false;
}

type Row = {
  code: string;
  paid: number;
  total: number;
  sums: number;
  verified: number;
  returned: number;
  parts: number;
};

async function judge(database: Database, opened: readonly Opened[]) {
  const rows = await database.query<Row>(
    `SELECT confirmation_code AS code, paid, total,
       (SELECT count(*)::int FROM ledger_journal WHERE reservation_id = reservation.id AND kind = 'payment') AS sums,
       (SELECT coalesce(sum(amount), 0)::bigint FROM payment
        WHERE reservation_id = reservation.id AND state = 'verified') AS verified,
       (SELECT count(*)::int FROM payment WHERE reservation_id = reservation.id AND state IN ('reversed', 'refunded')) AS returned,
       (SELECT count(*)::int FROM ledger_journal WHERE reservation_id = reservation.id AND kind = 'part') AS parts
     FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ','))`,
    [opened.map(({ code }) => code).join(",")],
  );
  const [held] = await database.query<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_posting
     WHERE account_id = (SELECT id FROM ledger_account WHERE kind = 'paid_in_parts')`,
  );
  const rowOf = new Map(rows.map((row) => [row.code, row]));
  const isRight = ({ code, end, parts }: Opened): boolean => {
    const row = rowOf.get(code);
    if (row === undefined) return false;
    return end === "whole"
      ? row.paid === row.total &&
          row.sums === 1 &&
          row.verified === row.total &&
          row.returned === 0 &&
          row.parts === parts
      : row.paid === 0 && row.sums === 0 && row.verified === 0 && row.returned === row.parts;
  };
  return {
    parts: rows.reduce((sum, { parts }) => sum + parts, 0),
    whole: rows.filter(({ paid }) => paid > 0).length,
    wrong: opened.filter((one) => !isRight(one)).length,
    parts_not_returned: rows.filter(({ paid, verified }) => paid === 0 && verified > 0).length,
    left_in_parts: held?.sum ?? 0,
    ledger: await ledgerFaults(database),
  };
}

export const isEachWholeOrBack = (parted: Parted): boolean =>
  parted.settled &&
  parted.whole > 0 &&
  parted.wrong + parted.parts_not_returned + parted.left_in_parts === 0 &&
  Object.values(parted.ledger).every((fault) => fault === 0);

/** Places inside a part where the provider dies. */
const PLACES = [
  "mid:part",
  "before:gateway.request",
  "after:gateway.request",
  "after:gateway.verify",
  "after:verify.before-commit",
  "after:commit.before-reply",
] as const;

/** `reservations` that are paid in two to six parts, the provider killed so many times at most; on both engines. */
export const { run, small } = defineProof({
  full: { reservations: 1_000, kills: 120, everyMs: 4_000 },
  small: { reservations: 12, kills: 8, everyMs: 1_500 },
  prove: async (size, args) => {
    const outcomes: Parted[] = [];
    for (const engine of enginesFrom(args)) {
      const { reservations } = size;
      outcomes.push(
        await onLoadScenario({ engine, people: reservations, rooms: reservations }, (scenario) =>
          payInParts(scenario, { ...size, places: PLACES }),
        ),
      );
    }
    return { holds: outcomes.every((one) => isEachWholeOrBack(one) && hasDiedEverywhere(one)), outcomes };
  },
});
