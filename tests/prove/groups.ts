import { setTimeout as delay } from "node:timers/promises";
import { isTerminal } from "#domain/reservation/statuses.ts";
import type { DeparturesValue, TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { releaseTrust } from "#products/tour/provider/trust.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { prepareTour, type TestTour, type TourWanted } from "#tests/support/tour.ts";
import { tourOf } from "./bookable-items.ts";
import { type Schedule, type ScheduleAfter, TWICE } from "./schedule.ts";
import { heldInTrust } from "./trust.ts";

/** Outcomes of a departure, by the seconds until it is decided. */
const fates: readonly ((seconds: number, everySeconds: number) => TourWanted)[] = [
  // Its group is never complete: all money is refunded.
  (decidedIn) => ({ decidedIn, minGroup: 10_000 }),
  // It leaves soon after: its money goes to the agency.
  (decidedIn, everySeconds) => ({ decidedIn, leavesIn: decidedIn + everySeconds }),
  // It leaves in a month.
  () => ({}),
];

/** A job runs at the start of a process, and once a minute. */
const JOB_WITHIN_MS = 70_000;

/** People book it and the next ones, so that each is booked until the moment it is decided. */
const BOOKED_AT_ONCE = fates.length;

/** Departures of tours that are decided one after another while people book them: some fail, some leave. */
export async function prepareGroups(
  database: Database,
  { count, everySeconds }: { count: number; everySeconds: number },
): Promise<Schedule> {
  const places = { seats: 10_000, rooms: 10_000 };
  const tours: TestTour[] = [];
  const started = performance.now();
  while (tours.length < count) {
    const fate = fates[tours.length % fates.length]!;
    tours.push(await prepareTour(database, { ...places, ...fate((tours.length + 1) * everySeconds, everySeconds) }));
  }
  const last = await prepareTour(database, places);
  const passed = () => (performance.now() - started) / 1_000;
  const now = () => tours[Math.floor(passed() / everySeconds) + Math.floor(Math.random() * BOOKED_AT_ONCE)] ?? last;
  return {
    item: tourOf(now),
    // Its job decides.
    decide: async () => {},
    untilOver: () => Math.max(0, ((count + 2) * everySeconds - passed()) * 1_000),
    async untilMade(client) {
      const path = `/tour/v2/departures/${tours[0]?.departureId}?rooms=1`;
      for (const until = Date.now() + JOB_WITHIN_MS; Date.now() < until; await delay(250)) {
        const answer = await client.request(path, { headers: { "Client-Token": "shamseh-web" } });
        const { value } = (await answer.json()) as { value: Pick<DeparturesValue[number], "state"> };
        if (value.state === "cancelled") return;
      }
    },
    hasReached(value) {
      const { departure } = value as TourReservationValue;
      return departure.state !== "cancelled" || isTerminal(value.status);
    },
    after: toursAfter,
  };
}

const COUNTS = `
  SELECT (SELECT count(*) FROM tour_departure WHERE end_reason = 'group_not_reached')::int AS failed_departures,
    (SELECT count(*) FROM mine WHERE released_at IS NOT NULL AND starts_at <= app_now() AND status = 'successful')::int AS departed,
    (SELECT count(*) FROM mine WHERE is_of_failed AND paid > 0)::int AS paid_and_ended_by_group,
    (SELECT count(*) FROM mine JOIN tour_departure AS departure ON departure.id = departure_id
     WHERE departure.state = 'cancelled' AND ended_at IS NULL)::int AS left_open,
    ${TWICE},
    (SELECT count(*) FROM mine WHERE is_of_failed
       AND paid > 0 AND paid <> coalesce((SELECT sum(amount) FROM refund WHERE refund.reservation_id = mine.id), 0))::int AS refunded_in_part,
    (SELECT coalesce(sum(paid), 0) FROM mine JOIN tour_departure AS departure ON departure.id = departure_id
     WHERE ended_at IS NULL AND (starts_at > app_now() OR departure.state = 'scheduled' AND decide_by <= app_now()))::float8 AS trust_due`;

type Counted = {
  failed_departures: number;
  departed: number;
  /** Paid reservations that ended because their group failed. */
  paid_and_ended_by_group: number;
  /** Open reservations of departures that failed. */
  left_open: number;
  ended_twice: number;
  refunded_twice: number;
  /** Of departures that failed. */
  refunded_in_part: number;
  /**
   * Rial that must be held in trust: payments for tours that have not left, or that are not decided yet. The deciding
   * job runs once a minute, so a newly started provider may not have reached it.
   */
  trust_due: number;
};

/** Releases the trust money that the provider's job would release within a minute; decides nothing. */
async function toursAfter(database: Database): Promise<ScheduleAfter> {
  while ((await releaseTrust({ database })) > 0);
  const [row] = await database.query<Counted>(
    `WITH mine AS (
       SELECT reservation.*, departure_id, released_at, status_reason = 'group_not_reached' IS TRUE AS is_of_failed
       FROM reservation JOIN reservation_tour ON reservation_id = reservation.id) ${COUNTS}`,
  );
  if (row === undefined) throw new Error("Nothing was counted");
  const { failed_departures, departed, paid_and_ended_by_group, trust_due, ...wrong } = row;
  return {
    happened: { failed_departures, departed, paid_and_ended_by_group },
    wrong: { ...wrong, trust_differs: (await heldInTrust(database)) - trust_due },
  };
}
