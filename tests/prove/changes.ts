import { setTimeout as delay } from "node:timers/promises";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { openSms } from "#provider/kernel/outbox/sms.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { createVault } from "#provider/kernel/vault.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer, type TestFlight } from "#tests/support/flight.ts";
import { waitForNoon } from "#tests/support/stay.ts";
import { type BookableItem, flightsOf, hold, quoteOf } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import { chargeWallet } from "./ledger.ts";
import { onTwoProviders, untilNone } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";

/** A carrier moves or cancels a flight while the people on it pay, cancel and let their time run out. */

export const carrierActs = ["minor", "major", "cancelled"] as const;
export type CarrierAct = (typeof carrierActs)[number];
/** A delay of two hours is a major change; a minute less is a minor one. */
const LATER: Readonly<Record<Exclude<CarrierAct, "cancelled">, number>> = {
  minor: 2 * HOUR_SECONDS - 60,
  major: 2 * HOUR_SECONDS,
};

/** Passenger's act at the moment of the change. `stays`: has paid, and does nothing. */
const plans = ["stays", "pays", "cancels", "expires", "names"] as const;
type Plan = (typeof plans)[number];
type Passenger = { user: Caller; code: string; path: string; plan: Plan; total: number };

const WALLET = 900_000_000_000;
const TRIES = 100;

/** Result of one act. All but the first two must be 0. */
export type Changed = {
  reservations: number;
  reached: number;
  /** Open reservations that the change has not reached, or that record another kind of change. */
  missed: number;
  /** Messages to paying passengers: missing or duplicated. */
  not_noticed: number;
  noticed_twice: number;
  /** Cancellation offers that are not free after a major change, or free after a minor one. */
  wrong_fees: number;
  left_open: number;
  ended_twice: number;
  refunded_twice: number;
  refunded_in_part: number;
  server_errors: number;
};

/** Repeats a call answered with "too busy", with the same key, as a client does. */
export async function patiently<T>(send: () => Promise<Answered<T>>): Promise<Answered<T>> {
  let answer = await send();
  for (let tries = 0; answer.status === 503 && tries < TRIES; tries += 1) {
    await delay(200 + Math.random() * 300);
    answer = await send();
  }
  return answer;
}

function payFromWallet(user: Caller, code: string): Promise<Answered<unknown>> {
  const key = newKey();
  const wanted = { confirmation_code: code, gateway: "test", use_wallet: true };
  return patiently(() => user.post("payment/v2/start", wanted, key));
}

/** A passenger just before the carrier's act. */
async function passengerOf(cluster: TestCluster, item: BookableItem, plan: Plan): Promise<Passenger> {
  const user = await cluster.user();
  const { id } = (await user.get<{ id: number }>("user/v2/me")).value;
  await chargeWallet(cluster.database, id, WALLET, `change:${id}`);
  const { confirmation_code: code, totals } = await hold(user, item, await quoteOf(cluster, item));
  const path = `${item.path}/${code}`;
  if (plan !== "names") {
    await user.post(`${path}/${item.saving}`, item.travellers, newKey());
    await user.post(`${path}/submit`, {}, newKey());
  }
  if (plan === "stays" || plan === "cancels") await payFromWallet(user, code);
  return { user, code, path, plan, total: totals.payable };
}

/** Carries out a passenger's plan at the moment of the change. */
async function act(
  cluster: TestCluster,
  item: BookableItem,
  { user, code, path, plan }: Passenger,
): Promise<Answered<unknown>[]> {
  const key = newKey();
  switch (plan) {
    case "stays":
      return [];
    case "pays":
      return [await payFromWallet(user, code)];
    case "names":
      return [await patiently(() => user.post(`${path}/${item.saving}`, item.travellers, key))];
    case "expires":
      await cluster.database.query("UPDATE reservation SET timer_at = app_now() WHERE confirmation_code = $1", [code]);
      return [];
    case "cancels": {
      const quote = await patiently(() => user.get<CancellationQuoteValue>(`${path}/cancellation-quote`));
      const body = { quote_id: quote.value?.quote_id ?? "", destination: "wallet" };
      return [quote, await patiently(() => user.post(`${path}/cancel`, body, key))];
    }
  }
}

function carrierCall(operator: Caller, { id, parts }: TestFlight, what: CarrierAct): Promise<Answered<unknown>> {
  const [{ departsAt, arrivesAt }] = parts as [TestFlight["parts"][number]];
  const said = { operator: "Mina", reason: "The proof wants it" };
  if (what === "cancelled") return operator.post(`operator/v2/flights/${id}/cancel`, said);
  const later = LATER[what];
  const times = { departs_at: departsAt + later, arrives_at: arrivesAt + later };
  return operator.post(`operator/v2/flights/${id}/retime`, { ...said, ...times });
}

/**
 * Reservations of one flight, whose carrier acts at the same time as its passengers. `apply` runs a provider's jobs.
 */
export async function changeFlight(
  cluster: TestCluster,
  { what, reservations, apply }: { what: CarrierAct; reservations: number; apply: () => Promise<unknown> },
): Promise<Changed> {
  const seats = 2 * reservations;
  const flight = await prepareFlight(cluster.database, { seats, fares: [{ seats }] });
  const offer = await prepareOffer(cluster.database, flight.parts);
  const item = flightsOf(() => flightRequest(cluster.database, [offer], { adult_count: 2 }));
  const passengers: Passenger[] = [];
  while (passengers.length < reservations) {
    passengers.push(await passengerOf(cluster, item, plans[passengers.length % plans.length]!));
  }
  const answers = await Promise.all([
    ...passengers.map((one) => act(cluster, item, one)),
    delay(1).then(async () => [await patiently(() => carrierCall(cluster.operator(), flight, what))]),
  ]);
  await apply();
  const failed = answers.flat().filter(({ status }) => status >= 500);
  for (const { status, text } of failed) console.error(`${status} ${text}`);
  return { ...(await judge(cluster, flight, what, passengers)), server_errors: failed.length };
}

type Row = {
  code: string;
  tracking: string;
  status: string;
  paid: number;
  ends: number;
  refunds: number;
  back: number;
};

const ROWS = `
  SELECT confirmation_code AS code, tracking_code AS tracking, status, paid::float8 AS paid,
    (SELECT count(*) FROM reservation_event AS event WHERE event.reservation_id = reservation.id
     AND to_status IN ('expired', 'unsuccessful', 'cancelled') AND from_status IS DISTINCT FROM to_status)::int AS ends,
    (SELECT count(*) FROM refund WHERE reservation_id = reservation.id)::int AS refunds,
    coalesce((SELECT sum(amount) FROM refund WHERE reservation_id = reservation.id), 0)::float8 AS back
  FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ','))`;

async function judge(cluster: TestCluster, flight: TestFlight, what: CarrierAct, passengers: readonly Passenger[]) {
  const codes = passengers.map(({ code }) => code).join(",");
  const rows = new Map((await cluster.database.query<Row>(ROWS, [codes])).map((row) => [row.code, row]));
  const texts = await messages(cluster);
  const counts = { reached: 0, missed: 0, not_noticed: 0, noticed_twice: 0, wrong_fees: 0, left_open: 0 };
  const ends = { ended_twice: 0, refunded_twice: 0, refunded_in_part: 0 };
  for (const { user, path, code, plan } of passengers) {
    const { value } = await user.get<FlightReservationValue>(path);
    const { tracking, paid, ends: ended, refunds, back } = rows.get(code)!;
    const change = value.changes.find(({ flight_id }) => flight_id === flight.id);
    const isOver = isTerminal(value.status);
    const isTold = change !== undefined && change.is_major === (what !== "minor");
    if (change !== undefined) counts.reached += 1;
    if (what === "cancelled" && !isOver) counts.left_open += 1;
    if (!isOver && !isTold) counts.missed += 1;
    const heard = texts.filter((text) => text.includes(tracking) && /تغییر داد|لغو کرد/.test(text)).length;
    if (plan === "stays" && heard < 1) counts.not_noticed += 1;
    if (heard > 1) counts.noticed_twice += 1;
    if (plan === "stays" && what !== "cancelled") {
      const quote = (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`)).value;
      if ((quote.penalty === 0) !== (what === "major")) counts.wrong_fees += 1;
    }
    if (ended > 1) ends.ended_twice += 1;
    if (refunds > 1) ends.refunded_twice += 1;
    if (what === "cancelled" && plan === "stays" && back !== paid) ends.refunded_in_part += 1;
  }
  return { reservations: passengers.length, ...counts, ...ends };
}

/** Texts of all enqueued SMS. */
async function messages({ database }: TestCluster): Promise<string[]> {
  const vault = createVault(readSettings({ APP_ENV: "demo" }).piiKey);
  const rows = await database.query<{ payload: string; reference: string }>(
    "SELECT payload, reference FROM outbox WHERE kind = 'sms' AND payload IS NOT NULL",
  );
  return rows.map(({ payload, reference }) => openSms(vault, JSON.parse(payload), { reference }).text);
}

export const isOnceEach = ({ reservations, reached, ...wrong }: Changed): boolean =>
  reservations > 0 && reached > 0 && Object.values(wrong).every((count) => count === 0);

/** Longer than a change waits for reservations that had read the flight before it. */
const REACHED_WITHIN_MS = 180_000;

const WAITING =
  "SELECT FROM flight_change WHERE NOT is_done UNION ALL SELECT FROM outbox WHERE state = 'waiting' AND not_before <= app_now() LIMIT 1";

/** Two provider processes on one PostgreSQL: `reservations` of a flight, for each possible act of its carrier. */
export const { run, small } = defineProof({
  full: { reservations: 500 },
  small: { reservations: 15 },
  prove: ({ reservations }) =>
    onTwoProviders(async (cluster) => {
      await waitForNoon(cluster.database);
      const apply = () => untilNone(cluster.database, WAITING, REACHED_WITHIN_MS);
      const outcomes: Partial<Record<CarrierAct, Changed>> = {};
      for (const what of carrierActs) outcomes[what] = await changeFlight(cluster, { what, reservations, apply });
      return { holds: Object.values(outcomes).every(isOnceEach), ...outcomes };
    }),
});
