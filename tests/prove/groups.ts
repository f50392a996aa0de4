import type { Database } from "#provider/database/database.ts";
import { releaseTrust } from "#provider/tour/trust.ts";
import { prepareTour, type TestTour, type TourWanted } from "#tests/support/tour.ts";
import { heldInTrust } from "./trust.ts";

/** Departures of tours that are decided one after another while people book them: some fail, some leave. */
export type Groups = {
  /** One of those that are about to be decided. */
  now(): TestTour;
  /** Milliseconds from now until all are decided and gone. */
  untilOver(): number;
};

/** What becomes of a departure that is decided in so many seconds. */
const fates: readonly ((seconds: number, everySeconds: number) => TourWanted)[] = [
  // Its group never comes together: all money goes back.
  (decidedIn) => ({ decidedIn, minGroup: 10_000 }),
  // It leaves soon after: its money goes to the agency.
  (decidedIn, everySeconds) => ({ decidedIn, leavesIn: decidedIn + everySeconds }),
  // It leaves in a month.
  () => ({}),
];

/** People book it and the next ones, so that each is booked until the moment it is decided. */
const BOOKED_AT_ONCE = fates.length;

export async function prepareGroups(
  database: Database,
  { count, everySeconds }: { count: number; everySeconds: number },
): Promise<Groups> {
  const places = { seats: 10_000, rooms: 10_000 };
  const tours: TestTour[] = [];
  const started = performance.now();
  while (tours.length < count) {
    const fate = fates[tours.length % fates.length]!;
    tours.push(await prepareTour(database, { ...places, ...fate((tours.length + 1) * everySeconds, everySeconds) }));
  }
  const last = await prepareTour(database, places);
  const passed = () => (performance.now() - started) / 1_000;
  return {
    now: () => tours[Math.floor(passed() / everySeconds) + Math.floor(Math.random() * BOOKED_AT_ONCE)] ?? last,
    untilOver: () => Math.max(0, ((count + 2) * everySeconds - passed()) * 1_000),
  };
}

/** What the books and the counters say of tours once all is over. */
export type ToursAfter = {
  failed_departures: number;
  departed: number;
  /** Paid reservations that ended because their group failed. */
  paid_and_ended_by_group: number;
  /** Of what must be 0. Open reservations of departures that failed. */
  left_open: number;
  /** Reservations that ended more than once, that were refunded more than once, and failed ones refunded in part. */
  ended_twice: number;
  refunded_twice: number;
  refunded_in_part: number;
  /** Rial between what is held in trust and what was paid for tours that have not left. */
  trust_differs: number;
};

const COUNTS = `
  SELECT (SELECT count(*) FROM tour_departure WHERE end_reason = 'group_not_reached')::int AS failed_departures,
    (SELECT count(*) FROM mine WHERE released_at IS NOT NULL AND starts_at <= app_now() AND status = 'successful')::int AS departed,
    (SELECT count(*) FROM mine WHERE is_of_failed AND paid > 0)::int AS paid_and_ended_by_group,
    (SELECT count(*) FROM mine JOIN tour_departure AS departure ON departure.id = departure_id
     WHERE departure.state = 'cancelled' AND ended_at IS NULL)::int AS left_open,
    (SELECT count(*) FROM (SELECT FROM reservation_event WHERE to_status IN ('expired', 'unsuccessful', 'cancelled')
     AND from_status IS DISTINCT FROM to_status GROUP BY reservation_id HAVING count(*) > 1) AS twice)::int AS ended_twice,
    (SELECT count(*) FROM (SELECT FROM refund WHERE reservation_id IS NOT NULL GROUP BY reservation_id HAVING count(*) > 1) AS twice)::int AS refunded_twice,
    (SELECT count(*) FROM mine WHERE is_of_failed
       AND paid > 0 AND paid <> coalesce((SELECT sum(amount) FROM refund WHERE refund.reservation_id = mine.id), 0))::int AS refunded_in_part,
    (SELECT coalesce(sum(paid), 0) FROM mine WHERE ended_at IS NULL AND starts_at > app_now())::float8 AS trust_due`;

/** The provider has stopped: what its job would release within a minute is released here. */
export async function toursAfter(database: Database): Promise<ToursAfter> {
  while ((await releaseTrust({ database })) > 0);
  const [row] = await database.query<Omit<ToursAfter, "trust_differs"> & { trust_due: number }>(
    `WITH mine AS (
       SELECT reservation.*, departure_id, released_at, status_reason = 'group_not_reached' IS TRUE AS is_of_failed
       FROM reservation JOIN reservation_tour ON reservation_id = reservation.id) ${COUNTS}`,
  );
  if (row === undefined) throw new Error("Nothing was counted");
  const { trust_due, ...counts } = row;
  return { ...counts, trust_differs: (await heldInTrust(database)) - trust_due };
}

/** Whether there was something to prove: paid tours of groups that failed, and of such that left. */
export const haveHappened = ({ paid_and_ended_by_group, departed }: ToursAfter): boolean =>
  paid_and_ended_by_group > 0 && departed > 0;

/** Whether nothing went wrong. */
export const areSound = (after: ToursAfter): boolean =>
  after.left_open + after.ended_twice + after.refunded_twice + after.refunded_in_part === 0 &&
  after.trust_differs === 0;
