import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import type { BookableItem } from "./bookable-items.ts";
import type { Client } from "./test-cluster.ts";

/** Decisions about booked items, one after another, while people book them. */
export type Schedule = {
  /** Items to book: mostly those about to be decided. */
  readonly item: BookableItem;
  /**
   * Makes the decisions at a provider that is away now and then, until all are made; empty when a job of the provider
   * makes them.
   */
  decide(client: Client): Promise<void>;
  /** Milliseconds from now until all decisions are made. */
  untilOver(): number;
  /** Waits until a job of the provider has made the first decision, which a process that has just started may not have. */
  untilMade(client: Client): Promise<void>;
  /** True when the decision has reached a reservation, as its owner reads it. */
  hasReached(value: ReservationEnvelope): boolean;
  /** Evidence from the provider's books and counters, read after it has stopped. */
  after(database: Database): Promise<ScheduleAfter>;
};

/** `happened`: each must be above 0, or nothing is proved. `wrong`: each must be 0. */
export type ScheduleAfter = {
  happened: Readonly<Record<string, number>>;
  wrong: Readonly<Record<string, number>>;
};

export const haveHappened = ({ happened }: ScheduleAfter): boolean =>
  Object.values(happened).every((count) => count > 0);
export const isSound = ({ wrong }: ScheduleAfter): boolean => Object.values(wrong).every((count) => count === 0);

/** For a table `mine` of reservations: those that ended more than once, or were refunded more than once. */
export const TWICE = `
  (SELECT count(*) FROM (SELECT FROM reservation_event WHERE to_status IN ('expired', 'unsuccessful', 'cancelled')
   AND from_status IS DISTINCT FROM to_status GROUP BY reservation_id HAVING count(*) > 1) AS twice)::int AS ended_twice,
  (SELECT count(*) FROM (SELECT FROM refund WHERE reservation_id IS NOT NULL GROUP BY reservation_id HAVING count(*) > 1) AS twice)::int AS refunded_twice`;
