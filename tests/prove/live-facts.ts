import { setTimeout as delay } from "node:timers/promises";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { repriceFare } from "#products/flight/provider/reprice.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { products } from "#products/provider.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { wait } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { onBank } from "./bank-process.ts";
import { type BookableItem, flightsOf, hold, issuedWith, quoteOf, tourOf } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import { chargeWallet } from "./ledger.ts";
import type { ModelBank } from "./ledger-bank.ts";
import { bankAt } from "./model-banks.ts";
import { type Making, onProvingGround, type ProvingGround, untilNone } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";

/**
 * Departures and flights are cancelled, moved, closed and repriced while people with reservations of them pay, cancel,
 * extend, choose and submit, and no job runs for ten minutes.
 */

/** Close enough to the departure for a cancellation fee. */
const LEAVES_IN = 2 * DAY_SECONDS;
/** A major change. */
const LATER = 4 * HOUR_SECONDS;
/** Number of waves in which all act, and simulated seconds between them: ten minutes together. */
const WAVES = 3;
const PAUSE = 300;
const WALLET = 900_000_000_000;
const TRIES = 100;

/** An item on sale, and its supplier's act. */
type Supply = {
  readonly item: BookableItem;
  readonly flightId: number | null;
  act(operator: Caller): Promise<unknown>;
};

const said = { operator: "Mina", reason: "The proof wants it" };

async function tourThat(database: Database, fate: "cancelled" | "closed" | "repriced"): Promise<Supply> {
  const tour = await prepareTour(database, {
    seats: 10_000,
    rooms: 10_000,
    leavesIn: LEAVES_IN,
    decidedIn: DAY_SECONDS,
  });
  const acts = {
    cancelled: (operator: Caller) =>
      patiently(() => operator.post(`operator/v2/departures/${tour.departureId}/cancel`, said)),
    closed: () => database.query("UPDATE tour_departure SET closes_at = app_now() WHERE id = $1", [tour.departureId]),
    repriced: () =>
      database.query(
        `UPDATE tour_package SET prices = jsonb_set(prices, '{double}', to_jsonb((prices ->> 'double')::bigint + 1000000)) WHERE id = $1`,
        [tour.packageId],
      ),
  };
  return { item: tourOf(() => tour), flightId: null, act: acts[fate] };
}

async function flightThat(database: Database, fate: "cancelled" | "moved" | "repriced"): Promise<Supply> {
  const flight = await prepareFlight(database, { seats: 10_000, fares: [{ seats: 10_000 }], leavesIn: LEAVES_IN });
  const offer = await prepareOffer(database, flight.parts);
  const [part] = flight.parts;
  if (part === undefined) throw new Error("A flight has a fare");
  const times = { departs_at: part.departsAt + LATER, arrives_at: part.arrivesAt + LATER };
  const adult = { ...part.prices.adult, fare: part.prices.adult.fare + 1_000_000 };
  const acts = {
    cancelled: (operator: Caller) => patiently(() => operator.post(`operator/v2/flights/${flight.id}/cancel`, said)),
    moved: (operator: Caller) =>
      patiently(() => operator.post(`operator/v2/flights/${flight.id}/retime`, { ...said, ...times })),
    repriced: () => database.withTx((tx) => repriceFare(tx, part.fareId, { ...part.prices, adult })),
  };
  const request = () => flightRequest(database, [offer], { adult_count: 2 });
  return { item: flightsOf(request), flightId: flight.id, act: acts[fate] };
}

/** Plans of a person in each wave, by the status of their reservation. */
const plans = ["cancels", "pays", "returns", "starts", "extends", "names", "seats", "issues"] as const;
type Plan = (typeof plans)[number];
type Person = {
  user: Caller;
  plan: Plan;
  supply: Supply;
  code: string;
  path: string;
  redirect: string | null;
  /** First wave in which they act. */
  since: number;
};

/** Repeats a call answered with "too busy", with the same key, as a client does. */
async function patiently<T>(send: () => Promise<Answered<T>>): Promise<Answered<T>> {
  let answer = await send();
  for (let tries = 0; answer.status === 503 && tries < TRIES; tries += 1) {
    await delay(50 + Math.random() * 100);
    answer = await send();
  }
  return answer;
}

const post = <T = unknown>(user: Caller, path: string, body: unknown): Promise<Answered<T>> => {
  const key = newKey();
  return patiently(() => user.post<T>(path, body, key));
};

const start = (user: Caller, confirmation_code: string, use_wallet: boolean) =>
  post<StartValue>(user, "payment/v2/start", { confirmation_code, gateway: "test", use_wallet });

const issue = (operator: Caller, { kind }: BookableItem, code: string) =>
  post(operator, `operator/v2/reserves/${code}/issue`, { operator: "Mina", ...issuedWith(kind) });

/** A person with a reservation, just before the facts. */
async function personOf(
  cluster: TestCluster,
  operator: Caller,
  { supply, plan, since }: Pick<Person, "supply" | "plan" | "since">,
): Promise<Person> {
  const user = await cluster.user();
  const { id } = (await user.get<{ id: number }>("user/v2/me")).value;
  const { item } = supply;
  const { confirmation_code: code } = await hold(user, item, await quoteOf(cluster, item));
  const path = `${item.path}/${code}`;
  const person: Person = { user, plan, supply, code, path, redirect: null, since };
  await post(user, `${path}/${item.saving}`, item.travellers);
  if (plan === "names" || plan === "seats") return person;
  await post(user, `${path}/submit`, {});
  if (plan !== "returns" && plan !== "starts") await chargeWallet(cluster.database, id, WALLET, `facts:${id}`);
  if (plan === "cancels" || plan === "issues") await start(user, code, true);
  if (plan === "cancels") await issue(operator, item, code);
  const begun = plan === "returns" ? await start(user, code, false) : null;
  return { ...person, redirect: begun?.value.redirect_address ?? null };
}

type Acting = { operator: Caller; bank: Pick<ModelBank, "pay">; wave: number };

/** Carries out a person's plan in a wave and returns the answers. */
async function act(person: Person, { operator, bank, wave }: Acting): Promise<Answered[]> {
  const { user, plan, path, code, supply, redirect } = person;
  switch (plan) {
    case "cancels": {
      const quote = await patiently(() => user.get<CancellationQuoteValue | null>(`${path}/cancellation-quote`));
      if (quote.value === null) return [quote];
      return [quote, await post(user, `${path}/cancel`, { quote_id: quote.value.quote_id, destination: "wallet" })];
    }
    case "pays":
      return [await start(user, code, true)];
    case "returns":
      // The bank confirms after the facts, in the last wave.
      if (redirect !== null && wave === WAVES - 1) await bank.pay(redirect);
      return [await patiently(() => user.get(path))];
    case "starts": {
      const begun = await start(user, code, false);
      if (begun.status === 200) await bank.pay(begun.value.redirect_address);
      return [begun];
    }
    case "extends":
      return [await post(user, `${path}/extend-payment-deadline`, {}), await start(user, code, true)];
    case "names":
      return [
        await post(user, `${path}/${supply.item.saving}`, supply.item.travellers),
        await post(user, `${path}/submit`, {}),
      ];
    case "seats": {
      if (supply.flightId === null) return [await post(user, `${path}/submit`, {})];
      const chosen = await post<FlightReservationValue>(user, `${path}/seats`, seatOf(supply.flightId));
      return [chosen, ...(wave === 0 ? [] : [await post(user, `${path}/submit`, {})])];
    }
    case "issues":
      return [await issue(operator, supply.item, code)];
  }
}

const MIDDLE = ["B", "E"] as const;

function seatOf(flightId: number) {
  const seat = `${15 + Math.floor(Math.random() * 12)}${MIDDLE[Math.floor(Math.random() * MIDDLE.length)]}`;
  return {
    seats: [{ flight_id: flightId, traveller: 0, seat }],
    agreed_total: seatPrice({ class: "economy", traits: [] }),
  };
}

export type LiveFacts = {
  /** Events that must have happened, or nothing is proved. */
  happened: Readonly<Record<string, number>>;
  /** All of it must be 0. */
  wrong: Readonly<Record<string, number>>;
};

/** Makes the reservations; `runJobs` runs a provider's jobs until nothing is left to do. */
export async function liveFacts(
  cluster: TestCluster,
  bank: Pick<ModelBank, "pay">,
  { reservations, runJobs }: { reservations: number; runJobs: () => Promise<unknown> },
): Promise<LiveFacts> {
  const operator = cluster.operator();
  const { database } = cluster;
  const supplies = [
    await tourThat(database, "cancelled"),
    await flightThat(database, "cancelled"),
    await flightThat(database, "moved"),
    await tourThat(database, "closed"),
    await tourThat(database, "repriced"),
    await flightThat(database, "repriced"),
  ];
  const people: Person[] = [];
  while (people.length < reservations) {
    const [ofPlan, round] = [people.length % plans.length, Math.floor(people.length / plans.length)];
    const [plan, supply] = [plans[ofPlan]!, supplies[round % supplies.length]!];
    // For each plan and supply one person acts at the same time as the facts, others five and ten minutes later.
    const since = (ofPlan + round + Math.floor(round / supplies.length)) % WAVES;
    people.push(await personOf(cluster, operator, { plan, supply, since }));
  }
  const answers: Answered[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const up = people.filter(({ since }) => since <= wave);
    const acting = up.map(async (person) => {
      if (wave === 0) await delay(Math.random() * 500);
      answers.push(...(await act(person, { operator, bank, wave })));
    });
    const facts = wave > 0 ? [] : supplies.map((supply, index) => delay(index * 50).then(() => supply.act(operator)));
    await Promise.all([...acting, ...facts]);
    await wait(database, PAUSE);
  }
  // Before a job refunds anything: nothing has been charged.
  const [{ charged } = { charged: -1 }] = await database.query<{ charged: number }>(CHARGED, [codesOf(people)]);
  await runJobs();
  const refused = (reason: string) => answers.filter((answer) => answer.reason === reason).length;
  const failed = answers.filter(({ status }) => status >= 500);
  for (const { status, text } of failed) console.error(`${status} ${text}`);
  const { happened, wrong } = await judged(database, people);
  return {
    happened: { ...happened, ended_by_supplier: refused("ended_by_supplier"), times_changed: refused("times_changed") },
    wrong: { ...wrong, charged, server_errors: failed.length },
  };
}

/** Each reservation with the instant of the fact that ends it, or that frees it of penalties; null without one. */
const MINE = `
  WITH mine AS (
    SELECT reservation.*,
      coalesce((SELECT decided_at FROM reservation_tour AS journey JOIN tour_departure AS departure ON departure.id = departure_id
          WHERE journey.reservation_id = reservation.id AND departure.state = 'cancelled'),
        (SELECT one.at FROM reservation_flight AS flown JOIN flight_change AS one USING (flight_id)
          WHERE flown.reservation_id = reservation.id AND one.kind = 'cancelled')) AS ended_by,
      (SELECT one.at FROM reservation_flight AS flown JOIN flight_change AS one USING (flight_id)
        WHERE flown.reservation_id = reservation.id AND one.kind = 'retimed') AS moved_at,
      (SELECT max(event.at) FROM reservation_event AS event WHERE event.reservation_id = reservation.id
        AND to_status IN ('cancelled', 'unsuccessful', 'expired') AND from_status IS DISTINCT FROM to_status) AS ends,
      coalesce((SELECT sum(amount) FROM refund WHERE refund.reservation_id = reservation.id AND cause NOT LIKE 'late:%'), 0) AS back
    FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ',')))`;

/** Penalties, rial, that a fact forbids. */
const FORBIDDEN = "(SELECT coalesce(sum(penalty), 0) FROM mine WHERE ends >= coalesce(ended_by, moved_at))::float8";
const CHARGED = `${MINE} SELECT ${FORBIDDEN} AS charged`;

const codesOf = (people: readonly Person[]): string => people.map(({ code }) => code).join(",");

const JUDGED = `${MINE}
  SELECT (SELECT count(*) FROM mine WHERE ended_by IS NOT NULL)::int AS of_ended,
    (SELECT count(*) FROM mine WHERE ended_by IS NOT NULL AND paid > 0 AND ends >= ended_by)::int AS paid_and_ended,
    (SELECT count(*) FROM mine WHERE penalty > 0)::int AS penalties,
    (SELECT count(*) FROM mine WHERE moved_at <= ends AND paid > 0 AND status = 'cancelled')::int AS refused_new_times,
    (SELECT count(*) FROM mine JOIN payment ON payment.reservation_id = mine.id WHERE ended_by IS NOT NULL AND payment.state IN ('refunded', 'reversed'))::int AS late_money,
    ${FORBIDDEN} AS kept,
    (SELECT count(*) FROM mine JOIN payment ON payment.reservation_id = mine.id WHERE payment.created_at >= ended_by)::int AS opened_after,
    (SELECT count(*) FROM mine WHERE ended_by IS NOT NULL AND ended_at IS NULL)::int AS left_open,
    (SELECT count(*) FROM mine WHERE ended_at IS NOT NULL AND back <> paid - penalty)::int AS not_whole,
    (SELECT count(*) FROM mine JOIN payment ON payment.reservation_id = mine.id
      WHERE payment.state IN ('refund_due', 'refunding') OR payment.state = 'verified' AND paid = 0)::int AS unsettled_payments,
    (SELECT count(*) FROM mine JOIN refund ON refund.reservation_id = mine.id WHERE refund.state <> 'paid' OR cause IS NULL)::int AS unsettled_refunds,
    (SELECT count(*) FROM (SELECT FROM mine JOIN refund ON refund.reservation_id = mine.id GROUP BY mine.id, cause HAVING count(*) > 1) AS twice)::int AS refunded_twice,
    (SELECT count(*) FROM (SELECT FROM mine JOIN reservation_event AS event ON event.reservation_id = mine.id
      WHERE to_status IN ('cancelled', 'unsuccessful', 'expired') AND from_status IS DISTINCT FROM to_status
      GROUP BY mine.id HAVING count(*) > 1) AS twice)::int AS ended_twice`;

type Judged = Record<
  | "of_ended"
  | "paid_and_ended"
  | "penalties"
  | "refused_new_times"
  | "late_money"
  | "kept"
  | "opened_after"
  | "left_open"
  | "not_whole"
  | "unsettled_payments"
  | "unsettled_refunds"
  | "refunded_twice"
  | "ended_twice",
  number
>;

async function judged(database: Database, people: readonly Person[]): Promise<LiveFacts> {
  const [row] = await database.query<Judged>(JUDGED, [codesOf(people)]);
  if (row === undefined) throw new Error("Nothing was judged");
  const { of_ended, paid_and_ended, penalties, refused_new_times, late_money, ...wrong } = row;
  const drift = (await findDrift(database, productsOf(products))).length;
  return {
    happened: { of_ended, paid_and_ended, penalties, refused_new_times, late_money },
    wrong: { ...wrong, ...(await ledgerFaults(database)), drift },
  };
}

export const areLive = ({ happened, wrong }: LiveFacts): boolean =>
  Object.values(happened).every((count) => count > 0) && Object.values(wrong).every((count) => count === 0);

/** Longer than a run of the jobs of departures, flights and payments. */
const TOLD_WITHIN_MS = 300_000;

const WAITING = `
  SELECT FROM flight_change WHERE NOT is_done
  UNION ALL SELECT FROM tour_departure AS departure JOIN reservation_tour AS journey ON journey.departure_id = departure.id
    JOIN reservation ON reservation.id = reservation_id WHERE departure.state = 'cancelled' AND ended_at IS NULL
  UNION ALL SELECT FROM refund WHERE state = 'paying'
  UNION ALL SELECT FROM payment WHERE next_check_at <= app_now()
  UNION ALL SELECT FROM outbox WHERE state = 'waiting' AND not_before <= app_now() LIMIT 1`;

/**
 * Two providers without jobs on one PostgreSQL and `reservations`, then one with the jobs. When facts reach reservations
 * by jobs alone (`control`) people must be charged. The small size is each plan combined with each act of a supplier.
 */
export const { run, small } = defineProof({
  full: { reservations: 200, control: 48 },
  small: { reservations: 48 },
  prove: (size) =>
    onProvingGround((ground) =>
      onBank(async (bank) => {
        const live = await factsAt(ground, bank, size.reservations, {});
        const withoutFacts = { imported: import.meta.resolve("./without-facts.ts") };
        const control = await factsAt(ground, bank, size.control, withoutFacts);
        const isSeen = (control.wrong.charged ?? 0) > 0 && (control.wrong.opened_after ?? 0) > 0;
        return { holds: areLive(live) && isSeen, ...live, by_jobs_alone: control.wrong };
      }),
    ),
});

function factsAt(
  { withProviders }: ProvingGround,
  bank: string,
  reservations: number,
  made: Making,
): Promise<LiveFacts> {
  const of = (role: string) => ({ environment: { BANK_URL: bank, PROVIDER_ROLE: role } });
  const api = { ...made, ...of("api") };
  const runJobs = () => withProviders([of("jobs")], ({ database }) => untilNone(database, WAITING, TOLD_WITHIN_MS));
  return withProviders([api, api], (cluster) => liveFacts(cluster, bankAt(bank, cluster), { reservations, runJobs }));
}
