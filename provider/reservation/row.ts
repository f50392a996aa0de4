import type { IsoDate } from "#domain/calendar/types.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import type { Facts } from "#domain/reservation/transitions.ts";
import { arrayLiteral, type Queryable } from "../database/database.ts";

/** A reservation as the database holds it. Instants are epoch seconds by the database's clock, `now` among them. */
export type ReservationRow = {
  id: number;
  kind: "property" | "tour" | "flight";
  confirmationCode: string;
  trackingCode: string;
  hashTrackingCode: string;
  userId: number;
  status: ReservationStatus;
  statusReason: string | null;
  propertyId: number;
  checkIn: IsoDate;
  checkOut: IsoDate;
  isOnRequest: boolean;
  rackTotal: number;
  total: number;
  penalty: number;
  paid: number;
  holdExpiresAt: number | null;
  reviewDueAt: number | null;
  paymentDeadlineAt: number | null;
  paymentSeconds: number | null;
  isExtended: boolean;
  timerAt: number | null;
  createdAt: number;
  submittedAt: number | null;
  confirmedAt: number | null;
  paidAt: number | null;
  issuedAt: number | null;
  endedAt: number | null;
  propertyConfirmationCode: string | null;
  version: number;
  now: number;
  /** Time has changed its status, and nobody has written that down yet. */
  isDue: boolean;
};

const instant = (column: string, name: string) => `floor(extract(epoch FROM ${column}))::float8 AS "${name}"`;

const COLUMNS = [
  "id",
  "kind",
  'confirmation_code AS "confirmationCode"',
  'tracking_code AS "trackingCode"',
  'hash_tracking_code AS "hashTrackingCode"',
  'user_id AS "userId"',
  "status",
  'status_reason AS "statusReason"',
  'property_id AS "propertyId"',
  'check_in AS "checkIn"',
  'check_out AS "checkOut"',
  'is_on_request AS "isOnRequest"',
  'rack_total AS "rackTotal"',
  "total",
  "penalty",
  "paid",
  instant("hold_expires_at", "holdExpiresAt"),
  instant("review_due_at", "reviewDueAt"),
  instant("payment_deadline_at", "paymentDeadlineAt"),
  'payment_seconds AS "paymentSeconds"',
  'is_extended AS "isExtended"',
  instant("timer_at", "timerAt"),
  instant("created_at", "createdAt"),
  instant("submitted_at", "submittedAt"),
  instant("confirmed_at", "confirmedAt"),
  instant("paid_at", "paidAt"),
  instant("issued_at", "issuedAt"),
  instant("ended_at", "endedAt"),
  'property_confirmation_code AS "propertyConfirmationCode"',
  "version",
  instant("app_now()", "now"),
  'coalesce(timer_at <= app_now(), false) AS "isDue"',
].join(", ");

export const SELECT_RESERVATION = `SELECT ${COLUMNS} FROM reservation`;
/** After `WHERE …`: nobody else changes these rows until the transaction ends. */
export const LOCKED = "FOR NO KEY UPDATE";

/** Whose reservation is asked for: by its own code alone, or a user's among theirs. */
export type Which = { code: string; userId?: number } | { id: number } | { hashTrackingCode: string };

const conditionOf = (which: Which): [string, (string | number)[]] => {
  if ("id" in which) return ["id = $1", [which.id]];
  if ("hashTrackingCode" in which) return ["hash_tracking_code = $1", [which.hashTrackingCode]];
  if (which.userId === undefined) return ["confirmation_code = $1", [which.code]];
  return ["confirmation_code = $1 AND user_id = $2", [which.code, which.userId]];
};

/** Null when there is none, or when it is somebody else's. */
export async function findReservation(from: Queryable, which: Which, lock = ""): Promise<ReservationRow | null> {
  const [condition, values] = conditionOf(which);
  const [row] = await from.query<ReservationRow>(`${SELECT_RESERVATION} WHERE ${condition} ${lock}`, values);
  return row ?? null;
}

/** Reservations by their numbers, in no particular order. */
export const reservationsOf = (from: Queryable, ids: readonly number[]): Promise<ReservationRow[]> =>
  from.query<ReservationRow>(`${SELECT_RESERVATION} WHERE id = ANY($1::bigint[])`, [arrayLiteral(ids)]);

/** What its next step depends on. */
export const factsOf = ({ paid, isOnRequest, isExtended }: ReservationRow): Facts => ({
  isPaid: paid > 0,
  isOnRequest,
  isExtended,
});
