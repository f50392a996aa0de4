import { setTimeout as delay } from "node:timers/promises";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { newKey } from "#tests/support/client.ts";
import { scheduleOf } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { enginesFrom, type LoadScenario, onLoadScenario } from "./load-scenario.ts";
import { passTime } from "./until-done.ts";

/** Faults and attacks on the return from a bank. */

type Session = { code: string; authority: string; isPaid: boolean };
type Way = (scenario: LoadScenario, session: Session, back: Back) => Promise<void>;
/** Requests the callback's address with a status; returns the HTTP status. */
type Back = (authority: string, status: string) => Promise<number>;

const pay = async (scenario: LoadScenario, session: Session, choice: "pay" | "dropped" = "pay"): Promise<void> => {
  session.isPaid = true;
  await scenario.atBank(session.authority, choice);
};

const ways = {
  duplicated: async (scenario, session, back) => {
    await pay(scenario, session);
    await Promise.all(Array.from({ length: 8 }, () => back(session.authority, "OK")));
  },
  reordered: async (scenario, session, back) => {
    await pay(scenario, session);
    await back(session.authority, "OK");
    await back(session.authority, "NOK");
  },
  nok_before_ok: async (scenario, session, back) => {
    await back(session.authority, "NOK");
    await pay(scenario, session);
    await back(session.authority, "OK");
  },
  forged: async (_town, session, back) => {
    await Promise.all([back(session.authority, "OK"), back(session.authority, "OK"), back(session.authority, "")]);
  },
  early: async (scenario, session, back) => {
    await back(session.authority, "OK");
    await pay(scenario, session);
    await back(session.authority, "OK");
  },
  missing: async (scenario, session) => pay(scenario, session, "dropped"),
  declined: async (scenario, session, back) => {
    await scenario.atBank(session.authority, "decline");
    await back(session.authority, "NOK");
    await back(session.authority, "OK");
  },
  strangers: async (scenario, session, back) => {
    const others = ["A0", "x".repeat(90), "%00", "' OR 1=1 --", `${session.authority.slice(0, -1)}0`];
    await Promise.all(others.map((authority) => back(authority, "OK")));
    await pay(scenario, session);
    await back(session.authority, "OK");
  },
} as const satisfies Record<string, Way>;

export type Returns = {
  engine: string;
  sessions: number;
  paid: number;
  /** Numbers of payment journals: for paid sessions, beyond one each, and for unpaid sessions. */
  booked_once: number;
  booked_again: number;
  booked_unpaid: number;
  failures_5xx: number;
  settled_after_ms: number | null;
  ledger: { sum: number; journals: number; balances: number };
};

const SETTLED_WITHIN_MS = 120_000;

export async function returnInEveryWay(scenario: LoadScenario, count: number): Promise<Returns> {
  let failures = 0;
  const back: Back = async (authority, status) => {
    const query = new URLSearchParams({ Authority: authority, Status: status });
    const answer = await scenario.client.request(`/payment/v2/callback/test?${query}`, { redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status >= 500) failures += 1;
    return answer.status;
  };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const sessions: Session[] = [];
  const AT_ONCE = 8;
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, async (_, index) => {
        const session = await open(scenario, from + index);
        sessions.push(session);
        await ways[names[(from + index) % names.length]!](scenario, session, back);
      }),
    );
  }
  const settled_after_ms = await untilHeard(scenario);
  // An hour later every callback is repeated.
  await passTime(scenario, HOUR_SECONDS);
  await Promise.all(sessions.map(({ authority, isPaid }) => back(authority, isPaid ? "OK" : "NOK")));
  return {
    engine: scenario.engine,
    sessions: sessions.length,
    paid: sessions.filter(({ isPaid }) => isPaid).length,
    failures_5xx: failures,
    settled_after_ms,
    ...(await scenario.inspect((database) => judge(database, sessions))),
  };
}

/** Makes a reservation that is ready to pay, and opens its session at the bank. */
async function open(scenario: LoadScenario, index: number): Promise<Session> {
  const user = scenario.people[index % scenario.people.length]!;
  const { path, saving, travellers, ...item } = scenario.item;
  const quote = await user.post<StayQuoteValue>(`${path}/quote`, await item.request());
  const held = await user.post<StayReservationValue>(`${path}/create`, { quote_id: quote.value.quote_id }, newKey());
  const code = held.value.confirmation_code;
  await user.post(`${path}/${code}/${saving}`, travellers, newKey());
  await user.post(`${path}/${code}/submit`, {}, newKey());
  const wanted = { confirmation_code: code, gateway: "test", use_wallet: false };
  const started = await user.post<StartValue>("payment/v2/start", wanted, newKey());
  return { code, authority: started.value.redirect_address.split("/").at(-1) ?? "", isPaid: false };
}

/** Waits until the provider knows of all money that the bank took; null at the time limit. */
async function untilHeard(scenario: LoadScenario): Promise<number | null> {
  for (const started = performance.now(); performance.now() - started < SETTLED_WITHIN_MS; await delay(200)) {
    const { paid, verified } = await scenario.bankTotals();
    if (paid === verified) return Math.round(performance.now() - started);
  }
  return null;
}

async function judge(database: Database, sessions: readonly Session[]) {
  const booked = await database.query<{ code: string; journals: number }>(
    `SELECT reservation.confirmation_code AS code, count(*)::int AS journals
     FROM ledger_journal JOIN reservation ON reservation.id = ledger_journal.reservation_id
     WHERE ledger_journal.kind IN ('payment', 'late_payment') GROUP BY 1`,
  );
  const journalsOf = new Map(booked.map(({ code, journals }) => [code, journals]));
  const of = ({ code }: Session): number => journalsOf.get(code) ?? 0;
  const paid = sessions.filter(({ isPaid }) => isPaid);
  return {
    booked_once: paid.filter((session) => of(session) === 1).length,
    booked_again: paid.filter((session) => of(session) > 1).length,
    booked_unpaid: sessions.filter((session) => !session.isPaid && of(session) > 0).length,
    ledger: await ledgerFaults(database),
  };
}

export const haveOneEffectEach = (returns: Returns): boolean =>
  returns.booked_once === returns.paid &&
  returns.booked_again + returns.booked_unpaid + returns.failures_5xx === 0 &&
  returns.settled_after_ms !== null &&
  Object.values(returns.ledger).every((fault) => fault === 0);

/**
 * `sessions` whose payers return twice, reversed, early, forged, late or never; on both engines; `--product` as in
 * `crash`, without decisions about departures: the subject is a return.
 */
export const { run, small } = defineProof({
  full: { sessions: 200 },
  small: { sessions: 16 },
  prove: async ({ sessions }, args) => {
    const schedule = scheduleOf(args, 0);
    const outcomes: Returns[] = [];
    for (const engine of enginesFrom(args))
      outcomes.push(
        await onLoadScenario({ engine, people: sessions, rooms: sessions, schedule }, (scenario) =>
          returnInEveryWay(scenario, sessions),
        ),
      );
    return { holds: outcomes.every(haveOneEffectEach), outcomes };
  },
});
