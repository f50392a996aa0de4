import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { GRACE_SECONDS, HOLD_SECONDS, PAYMENT_SECONDS, reviewDue } from "#domain/reservation/deadlines.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { hold, quoteOf } from "./deadlines.ts";
import type { House } from "./house.ts";
import { placesOf } from "./places.ts";
import type { Kind, Wares } from "./wares.ts";

/** Reliability G7: deadlines follow the database's clock, whatever the clock of a process. */

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

async function madeAt(house: House, door: number, wares: Wares, steps: readonly Step[]): Promise<Made> {
  const user = (await house.userAtEachDoor())[door]!;
  const { confirmation_code: code } = await hold(user, wares, await quoteOf(house, wares));
  const one = `${wares.path}/${code}`;
  const act: Record<Step, () => ReturnType<Caller["post"]>> = {
    name: () => user.post(`${one}/${wares.saving}`, wares.travellers, newKey()),
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
async function madeAtEachDoor(house: House, wares: Wares, steps: readonly Step[]): Promise<Made[]> {
  const made: Made[] = [];
  for (const door of house.doors.keys()) made.push(await madeAt(house, door, wares, steps));
  return made;
}

const statusesOf = (made: readonly Made[], { path }: Wares): Promise<string[]> =>
  Promise.all(
    made.map(async ({ user, value }) => {
      const answer = await user.get<ReservationEnvelope>(`${path}/${value.confirmation_code}/status`);
      return answer.value.status;
    }),
  );

/** Moves the database's clock to an instant, epoch seconds. */
async function standAt(house: House, instant: number): Promise<void> {
  const [row] = await house.database.query<{ now: number }>("SELECT floor(extract(epoch FROM app_now()))::int AS now");
  await wait(house.database, Math.round(instant - (row?.now ?? 0)));
}

/** Faults of the processes, in words; must be empty. */
export type WrongClocks = { looked_at: number; faults: string[] };

/**
 * Makes a reservation under each deadline at every door, checks its length, and checks its status ten seconds before
 * its end and ten seconds after.
 */
export async function passDeadlines(house: House, kind: Kind): Promise<WrongClocks> {
  const found: WrongClocks = { looked_at: 0, faults: [] };
  for (const [name, deadline] of Object.entries(deadlines)) {
    const { confirmation = "online", steps, endsAt, length, before, after } = deadline;
    const { wares } = await placesOf[kind](house, { places: house.doors.length, confirmation });
    const made = await madeAtEachDoor(house, wares, steps);
    const ends = made.map(({ value }) => endsAt(value) ?? 0);
    for (const [door, { value }] of made.entries()) {
      const short = value.now + length(value.now) - (ends[door] ?? 0);
      if (Math.abs(short) > SLACK) found.faults.push(`${name} at door ${door}: ${short} seconds short`);
    }
    const compare = async (when: string, wanted: ReservationStatus) => {
      for (const [door, status] of (await statusesOf(made, wares)).entries()) {
        found.looked_at += 1;
        if (status !== wanted) found.faults.push(`${name} at door ${door}, ${when}: ${status}`);
      }
    };
    await standAt(house, Math.min(...ends) - NEAR);
    await compare("before", before);
    await standAt(house, Math.max(...ends) + NEAR);
    await compare("after", after);
  }
  return found;
}

/** Seconds until the departure of `closeDeparture` closes: shorter than a payment's deadline. */
const OPEN_FOR = 1_200;
/** Reason in the answer after closing. */
const closedReasons = { tour: "departure_closed", flight: "offer_expired" } as const;

/**
 * A departure closes: every door sells it ten seconds before and refuses it ten seconds after, a payment's deadline is
 * its closing, and nothing is extended past it.
 */
export async function closeDeparture(house: House, kind: keyof typeof closedReasons): Promise<WrongClocks> {
  const found: WrongClocks = { looked_at: 0, faults: [] };
  const doors = [...house.doors.keys()];
  const { wares, closesAt } = await placesOf[kind](house, { places: 2 * doors.length, closesIn: OPEN_FOR });
  const closes = (await closesAt()) ?? 0;
  const made = await madeAtEachDoor(house, wares, toPay);
  const compare = (what: string, answered: readonly (string | number | null)[], wanted: string | number) => {
    found.looked_at += answered.length;
    for (const [door, one] of answered.entries())
      if (one !== wanted) found.faults.push(`${what} at door ${door}: ${one}`);
  };
  const quotes = () =>
    Promise.all(
      house.doors.map(async (door) => callerOf(door).post<QuoteEnvelope>(`${wares.path}/quote`, await wares.request())),
    );
  const deadline = made.map(({ value }) => value.payment_deadline_at);
  compare("the payment's deadline", deadline, closes);

  await standAt(house, closes - NEAR);
  compare("the status before", await statusesOf(made, wares), "ready_to_pay");
  const before = await quotes();
  const priced = before.map(({ status }) => status);
  compare("a price before", priced, 200);

  await standAt(house, closes + NEAR);
  compare("the status after", await statusesOf(made, wares), "payment_deadline_expired");
  const after = (await quotes()).map(({ reason }) => reason);
  compare("a price after", after, closedReasons[kind]);
  const holds = doors.map(async (door) => {
    const user = (await house.userAtEachDoor())[door]!;
    const { reason } = await user.post(`${wares.path}/create`, { quote_id: before[door]?.value.quote_id }, newKey());
    return reason;
  });
  compare("a hold after", await Promise.all(holds), closedReasons[kind]);
  const extensions = made.map(async ({ user, value }) => {
    const one = `${wares.path}/${value.confirmation_code}`;
    return (await user.post(`${one}/extend-payment-deadline`, {}, newKey())).status;
  });
  compare("an extension after", await Promise.all(extensions), 422);
  return found;
}

export const areRight = ({ looked_at, faults }: WrongClocks): boolean => looked_at > 0 && faults.length === 0;
