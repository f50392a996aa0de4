import type { LeavingValue } from "#domain/contract/leaving.shapes.ts";
import { SESSION_SECONDS } from "#domain/payment/states.ts";
import { terminalStatuses } from "#domain/reservation/statuses.ts";
import type { Queryable } from "../../kernel/database/database.ts";

const ENDED = terminalStatuses.map((status) => `'${status}'`).join(", ");

/**
 * A payment that is checked again, or whose page at the bank may still be open: an abandoned one can be paid all the
 * same.
 */
const CAN_TAKE_MONEY = `(payment.next_check_at IS NOT NULL
    OR (payment.state = 'failed' AND payment.authority IS NOT NULL AND payment.created_at > app_now() - make_interval(secs => ${SESSION_SECONDS})))`;

/** Each says the kind, the reservation's codes and the amount. $1: the user. */
const HINDRANCES = `
  SELECT 'reservation' AS kind, confirmation_code, tracking_code, NULL::bigint AS amount, 1 AS place, id
  FROM reservation
  WHERE user_id = $1 AND status NOT IN (${ENDED}) AND NOT (status = 'successful' AND ends_at <= app_now())
  UNION ALL
  SELECT 'wallet', NULL, NULL, balance, 2, id FROM ledger_account WHERE kind = 'wallet' AND user_id = $1 AND balance > 0
  UNION ALL
  SELECT 'rewards', NULL, NULL, sum(amount), 3, 0 FROM profit_entry WHERE user_id = $1 AND journal_id IS NULL HAVING sum(amount) > 0
  UNION ALL
  SELECT 'refund', confirmation_code, tracking_code, card_part + bank_part, 4, refund.id
  FROM refund LEFT JOIN reservation ON reservation.id = refund.reservation_id
  WHERE refund.user_id = $1 AND refund.state IN ('requested', 'approved', 'paying')
  UNION ALL
  SELECT 'payment', confirmation_code, tracking_code, amount, 5, payment.id
  FROM payment LEFT JOIN reservation ON reservation.id = payment.reservation_id
  WHERE payment.user_id = $1 AND ${CAN_TAKE_MONEY}
    AND (reservation.id IS NULL OR reservation.status IN (${ENDED}, 'successful'))`;

/** Reasons why an account cannot be deleted yet, trips to come first. */
export const deletionBlockersOf = (from: Queryable, userId: number): Promise<LeavingValue["hindrances"]> =>
  from.query(
    `SELECT kind, confirmation_code, tracking_code, amount::bigint AS amount FROM (${HINDRANCES}) AS hindrance ORDER BY place, id`,
    [userId],
  );
