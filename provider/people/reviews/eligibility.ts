import type { EligibilityValue } from "#domain/contract/review.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { TODAY } from "../../kernel/today.ts";

/** Days after its check-out in which a stay may be commented on (R149). */
const RECENT_DAYS = 90;

type PastStay = { confirmation_code: string; is_recent: boolean; is_commented: boolean };

/** Stays of a user at a property that are over by Tehran's date, the latest first. */
const STAYS_THAT_ARE_OVER = `
  SELECT reservation.confirmation_code, stay.check_out >= today.date - ${RECENT_DAYS} AS is_recent,
    comment.id IS NOT NULL AS is_commented
  FROM (SELECT ${TODAY} AS date) AS today, reservation
    JOIN reservation_stay AS stay ON stay.reservation_id = reservation.id
    LEFT JOIN comment ON comment.confirmation_code = reservation.confirmation_code
  WHERE reservation.user_id = $1 AND stay.property_id = $2 AND reservation.status = 'successful'
    AND stay.check_out <= today.date
  ORDER BY stay.check_out DESC, reservation.id DESC`;

/** Tells whether a user may comment on a property, and for which stay: one comment for each recent one that is over. */
export async function eligibilityOf(from: Queryable, userId: number, propertyId: number): Promise<EligibilityValue> {
  const stays = await from.query<PastStay>(STAYS_THAT_ARE_OVER, [userId, propertyId]);
  const recent = stays.filter((stay) => stay.is_recent);
  const open = recent.find((stay) => !stay.is_commented);
  if (open) return { eligible: true, reason: null, confirmation_code: open.confirmation_code };
  const reason = recent.length > 0 ? "already_commented" : stays.length > 0 ? "too_long_ago" : "no_stay";
  return { eligible: false, reason, confirmation_code: null };
}

/** Reason why a user may not comment on this one stay; null when they may. */
export async function ineligibilityOf(
  from: Queryable,
  userId: number,
  propertyId: number,
  confirmationCode: string,
): Promise<EligibilityValue["reason"]> {
  const stays = await from.query<PastStay>(STAYS_THAT_ARE_OVER, [userId, propertyId]);
  const stay = stays.find(({ confirmation_code }) => confirmation_code === confirmationCode);
  if (stay === undefined) return "no_stay";
  if (stay.is_commented) return "already_commented";
  return stay.is_recent ? null : "too_long_ago";
}
