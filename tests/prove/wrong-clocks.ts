import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { GRACE_SECONDS, HOLD_SECONDS, PAYMENT_SECONDS, reviewDue } from "#domain/reservation/deadlines.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { type BookableItem, hold, type Kind, quoteOf } from "./bookable-items.ts";
import { placesOf } from "./places.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Deadlines follow the database's clock, whatever the clock of a process. */

type Step = "name" | "submit" | "extend";

/** A deadline of a reservation: the steps that start it, its end, and the status before and after. */
type Deadline = {
  readonly confirmation?: "on_request";
  /** Steps of its owner after the hold. */
  readonly steps: readonly Step[];
  /** The instant in the answer; epoch seconds. */
  endsAt(value: ReservationEnvelope): number | null;
  /** Required length from `now` on, seconds. */
  length(now: number): number;
  readonly before: ReservationStatus;
  readonly after: ReservationStatus;
};

const toPay: readonly Step[] = ["name", "submit"];
const deadlines: Readonly<Record<string, Deadline>> = {
  hold: {
    steps: [],
    endsAt: ({ hold_expires_at }) => hold_expires_at,
    length: () => HOLD_SECONDS,
    before: "in_progress",
    after: "expired",
  },
  review: {
    confirmation: "on_request",
    steps: toPay,
    endsAt: ({ review_due_at }) => review_due_at,
    length: (now) => reviewDue(now) - now,
    before: "under_review",
    after: "expired",
  },
  payment: {
    steps: toPay,
    endsAt: ({ payment_deadline_at }) => payment_deadline_at,
    length: () => PAYMENT_SECONDS.online,
    before: "ready_to_pay",
    after: "payment_deadline_expired",
  },
  grace: {
    steps: toPay,
    endsAt: ({ payment_deadline_at }) => payment_deadline_at && payment_deadline_at + GRACE_SECONDS,
    length: () => PAYMENT_SECONDS.online + GRACE_SECONDS,
    before: "payment_deadline_expired",
    after: "expired",
  },
  extension: {
    steps: [...toPay, "extend"],
    endsAt: ({ payment_deadline_at }) => payment_deadline_at,
    length: () => 2 * PAYMENT_SECONDS.online,
    before: "ready_to_pay",
    after: "expired",
  },
};

/** Seconds that a busy machine may take between a change and its answer. A process's own clock would be minutes off. */
const SLACK = 20;
/** Offset from a deadline at which it is checked, seconds. */
const NEAR = 10;

type Made = { user: Caller; value: ReservationEnvelope };

async function madeAt(
  cluster: TestCluster,
  provider: number,
  item: BookableItem,
  steps: readonly Step[],
): Promise<Made> {
  const user = (await cluster.userAtEachProvider())[provider]!;
  const { confirmation_code: code } = await hold(user, item, await quoteOf(cluster, item));
  const one = `${item.path}/${code}`;
  const act: Record<Step, () => ReturnType<Caller["post"]>> = {
    name: () => user.post(`${one}/${item.saving}`, item.travellers, newKey()),
    submit: () => user.post(`${one}/submit`, {}, newKey()),
    extend: () => user.post(`${one}/extend-payment-deadline`, {}, newKey()),
  };
  for (const step of steps) {
    const answer = await act[step]();
    if (answer.status !== 200) throw new Error(`${step}: ${answer.text}`);
  }
  return { user, value: (await user.get<ReservationEnvelope>(one)).value };
}

/** Makes a reservation at each process, while that process's clock is wrong. */
async function madeAtEachProvider(cluster: TestCluster, item: BookableItem, steps: readonly Step[]): Promise<Made[]> {
  const made: Made[] = [];
  for (const provider of cluster.clients.keys()) made.push(await madeAt(cluster, provider, item, steps));
  return made;
}

const statusesOf = (made: readonly Made[], { path }: BookableItem): Promise<string[]> =>
  Promise.all(
    made.map(async ({ user, value }) => {
      const answer = await user.get<ReservationEnvelope>(`${path}/${value.confirmation_code}/status`);
      return answer.value.status;
    }),
  );

/** Moves the database's clock to an instant, epoch seconds. */
async function standAt(cluster: TestCluster, instant: number): Promise<void> {
  const [row] = await cluster.database.query<{ now: number }>(
    "SELECT floor(extract(epoch FROM app_now()))::int AS now",
  );
  await wait(cluster.database, Math.round(instant - (row?.now ?? 0)));
}

/** Faults of the processes, in words; must be empty. */
export type WrongClocks = { looked_at: number; faults: string[] };

/**
 * Makes a reservation under each deadline at every provider, checks its length, and checks its status ten seconds before
 * its end and ten seconds after.
 */
export async function passDeadlines(cluster: TestCluster, kind: Kind): Promise<WrongClocks> {
  const found: WrongClocks = { looked_at: 0, faults: [] };
  for (const [name, deadline] of Object.entries(deadlines)) {
    const { confirmation = "online", steps, endsAt, length, before, after } = deadline;
    const { item } = await placesOf[kind](cluster, { places: cluster.clients.length, confirmation });
    const made = await madeAtEachProvider(cluster, item, steps);
    const ends = made.map(({ value }) => endsAt(value) ?? 0);
    for (const [provider, { value }] of made.entries()) {
      const short = value.now + length(value.now) - (ends[provider] ?? 0);
      if (Math.abs(short) > SLACK) found.faults.push(`${name} at provider ${provider}: ${short} seconds short`);
    }
    const compare = async (when: string, wanted: ReservationStatus) => {
      for (const [provider, status] of (await statusesOf(made, item)).entries()) {
        found.looked_at += 1;
        if (status !== wanted) found.faults.push(`${name} at provider ${provider}, ${when}: ${status}`);
      }
    };
    await standAt(cluster, Math.min(...ends) - NEAR);
    await compare("before", before);
    await standAt(cluster, Math.max(...ends) + NEAR);
    await compare("after", after);
  }
  return found;
}

/** Seconds until the departure of `closeDeparture` closes: shorter than a payment's deadline. */
const OPEN_FOR = 1_200;
/** Reason in the answer after closing. */
const closedReasons = { tour: "departure_closed", flight: "offer_expired" } as const;

/**
 * A departure closes: every provider sells it ten seconds before and refuses it ten seconds after, a payment's deadline is
 * its closing, and nothing is extended past it.
 */
export async function closeDeparture(cluster: TestCluster, kind: keyof typeof closedReasons): Promise<WrongClocks> {
  const found: WrongClocks = { looked_at: 0, faults: [] };
  const providers = [...cluster.clients.keys()];
  const { item, closesAt } = await placesOf[kind](cluster, { places: 2 * providers.length, closesIn: OPEN_FOR });
  const closes = (await closesAt()) ?? 0;
  const made = await madeAtEachProvider(cluster, item, toPay);
  const compare = (what: string, answered: readonly (string | number | null)[], wanted: string | number) => {
    found.looked_at += answered.length;
    for (const [provider, one] of answered.entries())
      if (one !== wanted) found.faults.push(`${what} at provider ${provider}: ${one}`);
  };
  const quotes = () =>
    Promise.all(
      cluster.clients.map(async (client) =>
        callerOf(client).post<QuoteEnvelope>(`${item.path}/quote`, await item.request()),
      ),
    );
  const deadline = made.map(({ value }) => value.payment_deadline_at);
  compare("the payment's deadline", deadline, closes);

  await standAt(cluster, closes - NEAR);
  compare("the status before", await statusesOf(made, item), "ready_to_pay");
  const before = await quotes();
  const priced = before.map(({ status }) => status);
  compare("a price before", priced, 200);

  await standAt(cluster, closes + NEAR);
  compare("the status after", await statusesOf(made, item), "payment_deadline_expired");
  const after = (await quotes()).map(({ reason }) => reason);
  compare("a price after", after, closedReasons[kind]);
  const holds = providers.map(async (provider) => {
    const user = (await cluster.userAtEachProvider())[provider]!;
    const { reason } = await user.post(`${item.path}/create`, { quote_id: before[provider]?.value.quote_id }, newKey());
    return reason;
  });
  compare("a hold after", await Promise.all(holds), closedReasons[kind]);
  const extensions = made.map(async ({ user, value }) => {
    const one = `${item.path}/${value.confirmation_code}`;
    return (await user.post(`${one}/extend-payment-deadline`, {}, newKey())).status;
  });
  compare("an extension after", await Promise.all(extensions), 422);
  return found;
}

export const areRight = ({ looked_at, faults }: WrongClocks): boolean => looked_at > 0 && faults.length === 0;
