import type { CancelledPart } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservationChange } from "#domain/contract/change.shapes.ts";
import type { ReservationPayment } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { unansweredStates } from "#domain/payment/states.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import type { Facts } from "#domain/reservation/transitions.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import { HELD_UNTIL } from "../../money/payment/hold.ts";
import { REFUNDS_OF_RESERVATION, type ReservationRefunds } from "../../money/refund/legs.ts";
import { HELD_CHANGE, type LatestHeld } from "./held-change.ts";
import type { Product } from "./product.ts";

/** A reservation as the database holds it. Instants are epoch seconds by the database's clock, `now` among them. */
export type ReservationRow = {
  id: number;
  kind: string;
  confirmationCode: string;
  trackingCode: string;
  hashTrackingCode: string;
  userId: number;
  status: ReservationStatus;
  statusReason: string | null;
  startsAt: number;
  /** No payment deadline goes past it. */
  lastPayAt: number;
  /** From then on it is over. */
  endsAt: number;
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
  /** Deadline for its supplier to issue it; null before that was asked. */
  issueDueAt: number | null;
  issuedAt: number | null;
  endedAt: number | null;
  supplierConfirmationCode: string | null;
  /** Sealed: their time of arrival, and their wish. */
  arrival: string | null;
  note: string | null;
  version: number;
  now: number;
  /** A deadline has passed, and the status that follows is not written yet. */
  isDue: boolean;
  /** Offer at the time of the booking: its product alone looks inside. */
  offer: unknown;
};

declare const upToDate: unique symbol;
/**
 * A reservation, locked, whose due timers have run and which every committed fact of its supplier has reached. Only
 * `up-to-date.ts` makes one, and `change` takes no other, so that nothing is decided from a state that is over.
 */
export type UpToDate<Row extends ReservationRow = ReservationRow> = Row & {
  readonly [upToDate]: true;
  /** A fact has reached it in this very transaction: its owner does not know of it. */
  readonly hasNews: boolean;
};

const instant = (column: string, name: string) => `floor(date_part('epoch', ${column})) AS "${name}"`;

/**
 * All columns of a reservation that can change, as `ReservationRow` names them: for reads, and for statements that
 * return what they write.
 */
export const COLUMNS = [
  "id",
  "kind",
  'confirmation_code AS "confirmationCode"',
  'tracking_code AS "trackingCode"',
  'hash_tracking_code AS "hashTrackingCode"',
  'user_id AS "userId"',
  "status",
  'status_reason AS "statusReason"',
  instant("starts_at", "startsAt"),
  instant("last_pay_at", "lastPayAt"),
  instant("ends_at", "endsAt"),
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
  instant("issue_due_at", "issueDueAt"),
  instant("issued_at", "issuedAt"),
  instant("ended_at", "endedAt"),
  'supplier_confirmation_code AS "supplierConfirmationCode"',
  "arrival",
  "note",
  "version",
  instant("app_now()", "now"),
  'coalesce(timer_at <= app_now(), false) AS "isDue"',
].join(", ");

export const SELECT_RESERVATION = `SELECT ${COLUMNS}, offer FROM reservation`;
/** After `WHERE …`: locks these rows until the transaction ends. */
export const LOCKED = "FOR NO KEY UPDATE";

/** Selector of a reservation: by its own code alone, or a user's among theirs; of one kind, or of any. */
export type Which =
  | { code: string; userId?: number; kind?: string }
  | { id: number }
  | { hashTrackingCode: string }
  | { trackingCode: string };

/** The name of a way to ask, its condition, and the condition's values. */
export const conditionOf = (which: Which): [string, string, (string | number | null)[]] => {
  if ("id" in which) return ["by_id", "id = $1", [which.id]];
  if ("hashTrackingCode" in which) return ["by_link", "hash_tracking_code = $1", [which.hashTrackingCode]];
  if ("trackingCode" in which) return ["by_tracking_code", "tracking_code = $1", [which.trackingCode]];
  const { code, userId = null, kind = null } = which;
  return [
    "by_code",
    "confirmation_code = $1 AND ($2::bigint IS NULL OR user_id = $2) AND ($3::text IS NULL OR kind = $3)",
    [code, userId, kind],
  ];
};

/** Null when there is none, or when it is another user's. */
export async function findReservation(
  from: Queryable,
  which: Which,
  lock: "" | typeof LOCKED = "",
): Promise<ReservationRow | null> {
  const [name, condition, values] = conditionOf(which);
  const [row] = await from.query<ReservationRow>(
    `${SELECT_RESERVATION} WHERE ${condition} ${lock}`,
    values,
    `reservation_${name}${lock && "_locked"}`,
  );
  return row ?? null;
}

/** Event in a reservation's history, as calls say it. */
export type HistoryEvent = StayReservationValue["history"][number];

/**
 * Travellers, each sealed, in the order of the rooms; the whole history; the attempt to pay that counts; the refunds; the
 * parts that were cancelled alone; and the changes.
 */
export type Parts = {
  travellers: string[];
  history: HistoryEvent[];
  payment: ReservationPayment | null;
  refunds: ReservationRefunds | null;
  cancelledParts: readonly CancelledPart[];
  changes: readonly ReservationChange[];
  /** The latest change that a card was to pay. */
  heldChange: LatestHeld | null;
  /** Result of `Product.live`; absent: not read yet, or outdated. */
  live?: unknown;
};

/** A reservation with all that is kept beside its row. */
export type Reservation = ReservationRow & Parts;

const UNANSWERED = unansweredStates.map((state) => `'${state}'`).join(", ");

/** SQL over a row of `reservation`: true while the bank is asked about one of its owner's payments. */
export const IS_ASKING_BANK = `EXISTS (SELECT FROM payment WHERE reservation_id = reservation.id AND share_id IS NULL AND change_id IS NULL AND state IN (${UNANSWERED}))`;

/**
 * Reads the parts beside the row of a reservation; empty when there is none.
 *
 * @param product of the reservation, where the live part of its subject is to be read as well.
 */
export async function readParts(from: Queryable, which: Which, product?: Product): Promise<Parts> {
  const [name, condition, values] = conditionOf(which);
  const [parts] = await from.query<Parts>(
    `SELECT ${partsOf(product)} FROM reservation WHERE ${condition}`,
    values,
    `parts_${product?.live ? `of_${product.kind}_` : ""}${name}`,
  );
  const none = { travellers: [], history: [], payment: null, refunds: null };
  return parts ?? { ...none, cancelledParts: [], changes: [], heldChange: null };
}

/**
 * A reservation with all parts beside its row, in one statement: a concurrent change is in all of it or in none. Null
 * when there is none.
 */
export async function findWhole(from: Queryable, id: number, product: Product): Promise<Reservation | null> {
  const [whole] = await from.query<Reservation>(
    `SELECT ${COLUMNS}, offer, ${partsOf(product)} FROM reservation WHERE id = $1`,
    [id],
    `whole_${product.kind}`,
  );
  return whole ?? null;
}

/** SQL over a row of `reservation`: the parts that were cancelled alone, in order, as calls say them. */
const CANCELLED_PARTS = `coalesce((
    SELECT json_agg(json_build_object('of', "of", 'position', position, 'title_fa', title_fa, 'title_en', title_en,
      'paid', part.paid, 'penalty', part.penalty, 'at', floor(extract(epoch FROM part.at))) ORDER BY number)
    FROM cancelled_part AS part WHERE reservation_id = reservation.id), '[]')`;

/** The parts of one reservation that were cancelled alone. */
export async function cancelledPartsOf(from: Queryable, id: number): Promise<CancelledPart[]> {
  const [row] = await from.query<{ parts: CancelledPart[] }>(
    `SELECT ${CANCELLED_PARTS} AS parts FROM reservation WHERE id = $1`,
    [id],
    "cancelled_parts",
  );
  return row?.parts ?? [];
}

/** SQL over a row of `reservation`: its changes in order, as calls say them. */
const CHANGES = `coalesce((
    SELECT json_agg(json_build_object('what', what, 'before', json_build_object('starts_on', started_on, 'ends_on', ended_on),
      'after', json_build_object('starts_on', starts_on, 'ends_on', ends_on), 'paid', change.paid,
      'penalty', change.penalty, 'comes', comes, 'at', floor(extract(epoch FROM change.at))) ORDER BY number)
    FROM own_change AS change WHERE reservation_id = reservation.id), '[]')`;

const partsOf = (product: Product | undefined): string => `
       ARRAY(SELECT sealed FROM reservation_passenger WHERE reservation_id = reservation.id ORDER BY position) AS travellers,
       coalesce((
         SELECT json_agg(json_build_object('from', from_status, 'to', to_status, 'actor', actor, 'reason', reason,
           'at', floor(extract(epoch FROM event.at))) ORDER BY event.id)
         FROM reservation_event AS event WHERE reservation_id = reservation.id), '[]') AS history,
       (SELECT json_build_object('payment_id', public_id, 'state', state, 'gateway_part', amount - wallet_part,
          'held_amount', held_amount,
          'wallet_held', CASE WHEN is_held THEN wallet_part ELSE 0 END, 'held_until', ${HELD_UNTIL},
          'ref_id', ref_id, 'card_masked', card_masked, 'failure_reason', failure_reason)
        FROM payment WHERE reservation_id = reservation.id AND share_id IS NULL AND change_id IS NULL
        ORDER BY state IN (${UNANSWERED}) DESC, payment.id DESC LIMIT 1) AS payment,
       ${REFUNDS_OF_RESERVATION} AS refunds,
       ${CANCELLED_PARTS} AS "cancelledParts", ${CHANGES} AS changes, ${HELD_CHANGE} AS "heldChange"${product?.live ? `, ${product.live.sql} AS live` : ""}`;

/** Live part of a reservation's subject (`Product.live`), by its confirmation code; undefined where there is none. */
export async function readLive(from: Queryable, { kind, live }: Product, code: string): Promise<unknown> {
  if (live === undefined) return undefined;
  const [read] = await from.query<{ live: unknown }>(
    `SELECT ${live.sql} AS live FROM reservation WHERE confirmation_code = $1`,
    [code],
    `live_${kind}`,
  );
  return read?.live ?? null;
}

/** Reservations by their numbers, in no particular order. */
export const reservationsOf = (from: Queryable, ids: readonly number[]): Promise<ReservationRow[]> =>
  from.query<ReservationRow>(`${SELECT_RESERVATION} WHERE id = ANY($1::bigint[])`, [arrayLiteral(ids)]);

/** Facts that its next step depends on. */
export const factsOf = ({
  paid,
  isOnRequest,
  isExtended,
  endsAt,
  now,
}: Pick<ReservationRow, "paid" | "isOnRequest" | "isExtended" | "endsAt" | "now">): Facts => ({
  isPaid: paid > 0,
  isOnRequest,
  isExtended,
  isOver: now >= endsAt,
});
