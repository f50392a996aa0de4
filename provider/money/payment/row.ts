import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { FailureReason } from "#domain/payment/failure-reasons.ts";
import type { PaymentState } from "#domain/payment/states.ts";
import type { Queryable, SqlValue } from "../../kernel/database/database.ts";

/** A payment as it is kept. Rial; instants in epoch seconds. */
export type PaymentRow = {
  id: number;
  publicId: string;
  userId: number;
  reservationId: number | null;
  /** The confirmation code and the kind of its reservation; null where the wallet is charged. */
  code: string | null;
  kind: string | null;
  attempt: number;
  /** Its number among the parts of one sum; null: it pays the whole. */
  part: number | null;
  /** The held change whose difference it pays; null: none. */
  changeId: number | null;
  /** Its public number. */
  change: string | null;
  /** The share that a companion pays with it; null: the user pays. */
  shareId: number | null;
  gateway: GatewayName | null;
  amount: number;
  walletPart: number;
  isHeld: boolean;
  authority: string | null;
  refId: string | null;
  cardMasked: string | null;
  state: PaymentState;
  failureReason: FailureReason | null;
  /** Sum that the gateway really has, where it differs from ours. */
  heldAmount: number | null;
  createdAt: number;
  settledAt: number | null;
};

/** All columns of a payment except those of its reservation. */
export const COLUMNS = `payment.id, public_id AS "publicId", payment.user_id AS "userId", reservation_id AS "reservationId",
    attempt, part, share_id AS "shareId", change_id AS "changeId",
    (SELECT held_change.public_id FROM held_change WHERE held_change.id = change_id) AS change, gateway, amount, wallet_part AS "walletPart", is_held AS "isHeld", authority, ref_id AS "refId",
    card_masked AS "cardMasked", state, failure_reason AS "failureReason", held_amount AS "heldAmount",
    floor(extract(epoch FROM payment.created_at))::float8 AS "createdAt",
    floor(extract(epoch FROM settled_at))::float8 AS "settledAt"`;

const SELECT = `
  SELECT ${COLUMNS}, reservation.confirmation_code AS code, reservation.kind
  FROM payment LEFT JOIN reservation ON reservation.id = payment.reservation_id`;

type Which = { gateway: string; authority: string } | { publicId: string; userId: number } | { id: number };

function whereOf(which: Which): [condition: string, values: SqlValue[]] {
  if ("authority" in which) return ["gateway = $1 AND authority = $2", [which.gateway, which.authority]];
  if ("publicId" in which)
    return ["public_id = $1 AND payment.user_id = $2 AND share_id IS NULL", [which.publicId, which.userId]];
  return ["payment.id = $1", [which.id]];
}

/** One payment, by a user one of their own: a companion's is none. Null when there is none. `lock` locks the row until the transaction ends. */
export async function findPayment(from: Queryable, which: Which, lock = false): Promise<PaymentRow | null> {
  const [condition, values] = whereOf(which);
  const locked = lock ? "FOR NO KEY UPDATE OF payment" : "";
  const [row] = await from.query<PaymentRow>(`${SELECT} WHERE ${condition} ${locked}`, values);
  return row ?? null;
}

type Standing = Pick<PaymentRow, "state" | "failureReason"> & { trackingCode: string | null };

/**
 * State of a payment, and the tracking code of its reservation; null when there is none. The payment's id is as random
 * as a key: it alone proves that one was sent back from the bank.
 */
export async function findStanding(from: Queryable, publicId: string): Promise<Standing | null> {
  const [row] = await from.query<Standing>(
    `SELECT state, failure_reason AS "failureReason", tracking_code AS "trackingCode"
     FROM payment LEFT JOIN reservation ON reservation.id = reservation_id WHERE public_id = $1`,
    [publicId],
  );
  return row ?? null;
}

/** States in which the gateway's word is in the books. `failed` is none of them: the bank may still say yes. */
const settled: readonly PaymentState[] = ["verified", "refund_due", "refunding", "refunded", "reversed"];
export const isSettled = (state: PaymentState): boolean => settled.includes(state);

/** The failure reason of a payment whose gateway holds another sum than ours. */
export const WRONG_AMOUNT = "wrong_amount" as const satisfies FailureReason;

/** Sum that the gateway has of a payment that it took, rial; null where it holds another sum and does not name it. */
export const gatewayPartOf = (
  payment: Pick<PaymentRow, "amount" | "walletPart" | "failureReason" | "heldAmount">,
): number | null => (payment.failureReason === WRONG_AMOUNT ? payment.heldAmount : payment.amount - payment.walletPart);

type Columns = Partial<{
  part: number;
  ref_id: string;
  card_masked: string | null;
  failure_reason: FailureReason | null;
  held_amount: number | null;
  is_held: boolean;
}>;

/**
 * Writes a state and its event.
 *
 * @param checkIn seconds until the reconciler looks at it; null: not again by itself.
 */
export async function setState(
  tx: Queryable,
  id: number,
  state: PaymentState,
  checkIn: number | null,
  columns: Columns = {},
): Promise<void> {
  const settings = Object.keys(columns).map((column, index) => `, ${column} = $${index + 4}`);
  await tx.query(
    `WITH written AS (
       UPDATE payment SET state = $2, next_check_at = app_now() + make_interval(secs => $3::float8),
         settled_at = CASE WHEN $2 IN ('verified', 'failed', 'refunded', 'reversed') THEN app_now() ELSE settled_at END${settings.join("")}
       WHERE id = $1 RETURNING id)
     INSERT INTO payment_event (payment_id, state, at) SELECT id, $2, app_now() FROM written`,
    [id, state, checkIn, ...Object.values(columns)],
    // PostgreSQL keeps 63 characters of a name.
    `payment_becomes_${Object.keys(columns)
      .map((column) => column.slice(0, 4))
      .join("")}`,
  );
}

/** Seconds in which a gateway is asked once about a payment, however many pages ask. */
const ASK_SECONDS = 1;

/** True when the gateway was asked about a payment within that time: each check writes an event. */
export async function wasJustAsked(from: Queryable, id: number): Promise<boolean> {
  const [last] = await from.query<{ isNew: boolean }>(
    `SELECT at > app_now() - make_interval(secs => ${ASK_SECONDS}) AS "isNew"
     FROM payment_event WHERE payment_id = $1 ORDER BY id DESC LIMIT 1`,
    [id],
    "payment_just_asked",
  );
  return last?.isNew === true;
}
