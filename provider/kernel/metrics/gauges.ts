import { isOpen, lateStates, paymentStates } from "#domain/payment/states.ts";
import type { Database } from "../database/database.ts";

/** Source of the figures. */
export type Measured = Pick<Database, "query" | "load" | "publicReads">;

/** One figure that is asked for when the metrics are read: a value for each of a label's values, or one without a label. */
type GaugeOf = {
  readonly name: string;
  readonly help: string;
  readonly label: string | null;
  read(database: Measured): Promise<readonly { of: string; value: number }[]>;
};

/** SQL that answers rows of `of` and `value`; each uses an index, since it is asked every few seconds. */
const sql =
  (text: string): GaugeOf["read"] =>
  (database) =>
    database.query(text);

const listed = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(", ");
const age = (column: string): string => `extract(epoch FROM app_now() - ${column})::float8`;

/** Gauges of the whole system, the same from any process, and of this process's connections. */
export const gauges: readonly GaugeOf[] = [
  // The first: those that follow ask the database, and would count themselves as waiting.
  {
    name: "shamseh_pool_connections",
    help: "Connections of this process to the database, and calls that wait for one",
    label: "state",
    read: async (database) => Object.entries(database.load()).map(([of, value]) => ({ of, value })),
  },
  {
    name: "shamseh_outbox_oldest_seconds",
    help: "Since when the oldest message that is due has waited",
    label: "lane",
    read: sql(`SELECT lane AS of, greatest(max(${age("not_before")}), 0) AS value FROM outbox
      WHERE state = 'waiting' AND not_before <= app_now() GROUP BY lane`),
  },
  {
    name: "shamseh_outbox_waiting",
    help: "Messages that are due and wait to be delivered",
    label: "lane",
    read: sql(`SELECT lane AS of, count(*)::int AS value FROM outbox
      WHERE state = 'waiting' AND not_before <= app_now() GROUP BY lane`),
  },
  {
    name: "shamseh_payment_oldest_seconds",
    help: "For how long the oldest payment whose end the gateway has not said is overdue to be asked about",
    label: null,
    read: sql(`SELECT '' AS of, greatest(max(${age("next_check_at")}), 0) AS value FROM payment
      WHERE next_check_at <= app_now() AND state IN (${listed(paymentStates.filter(isOpen))}) HAVING count(*) > 0`),
  },
  {
    name: "shamseh_payments_open",
    help: "Payments that the reconciler still asks about",
    label: "state",
    read: sql(`SELECT state AS of, count(*)::int AS value FROM payment
      WHERE next_check_at IS NOT NULL AND state IN (${listed([...paymentStates.filter(isOpen), ...lateStates])}) GROUP BY state`),
  },
  {
    name: "shamseh_reservations_live",
    help: "Reservations that a deadline runs for",
    label: "status",
    read: sql(
      "SELECT status AS of, count(*)::int AS value FROM reservation WHERE timer_at IS NOT NULL GROUP BY status",
    ),
  },
  {
    name: "shamseh_deadline_oldest_seconds",
    help: "For how long the oldest deadline that has passed has not been acted on",
    label: null,
    read: sql(`SELECT '' AS of, greatest(max(${age("timer_at")}), 0) AS value FROM reservation
      WHERE timer_at <= app_now() HAVING count(*) > 0`),
  },
  {
    name: "shamseh_last_hold_timestamp_seconds",
    help: "When something was last held; 0: never",
    label: null,
    read: sql(
      "SELECT '' AS of, extract(epoch FROM created_at)::float8 AS value FROM reservation ORDER BY id DESC LIMIT 1",
    ),
  },
  {
    name: "shamseh_alarms_open",
    help: "Alarms that no operator has resolved",
    label: "kind",
    read: sql("SELECT kind AS of, count(*)::int AS value FROM alarm WHERE resolved_at IS NULL GROUP BY kind"),
  },
  {
    name: "shamseh_job_last_success_timestamp_seconds",
    help: "When a job that one process at a time runs last came to its end",
    // Prometheus keeps `job` for itself.
    label: "name",
    read: sql("SELECT name AS of, extract(epoch FROM last_ok)::float8 AS value FROM job WHERE last_ok IS NOT NULL"),
  },
  {
    name: "shamseh_database_up",
    help: "Whether the database answers this process",
    label: null,
    read: async (database) => {
      const isUp = await database.query("SELECT 1").then(
        () => true,
        () => false,
      );
      return [{ of: "", value: isUp ? 1 : 0 }];
    },
  },
  {
    name: "shamseh_public_reads",
    help: "Reads for anybody since the start: from a standby, or from the primary because one was behind or none answered",
    label: "from",
    read: async (database) => Object.entries(database.publicReads()).map(([of, value]) => ({ of, value })),
  },
];
