import type { OwnShareValue, PartsValue } from "#domain/contract/payment.shapes.ts";
import { boundsOfPart, deadlineOfParts, leastForDeadline, PARTS, type PartsStanding } from "#domain/payment/parts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Payable } from "../payables.ts";

/** Parts of what is due as its payer sees them; null where it is too little for two. */
export async function partsValueOf(
  from: Queryable,
  { id, due, deadlineAt, lastPayAt, now }: Payable,
  { standing, shares }: { standing: PartsStanding; shares: OwnShareValue[] },
): Promise<PartsValue | null> {
  if (due < 2 * PARTS.least) return null;
  const items = await from.query<PartsValue["items"][number]>(
    `SELECT public_id AS payment_id, part, amount, wallet_part, card_masked, state = 'verified' AS is_paid,
       (SELECT share.public_id FROM payment_share AS share WHERE share.id = share_id) AS share_id FROM payment
     WHERE reservation_id = $1 AND part IS NOT NULL AND state IN ('created', 'requested', 'unknown', 'verified')
     ORDER BY part`,
    [id],
    "parts_of",
  );
  const until = deadlineOfParts(now, deadlineAt ?? now, lastPayAt);
  const isLonger = deadlineAt !== null && until > deadlineAt && standing.paid === 0;
  return {
    items,
    paid: standing.paid,
    missing: due - standing.paid,
    next: boundsOfPart(due, standing),
    left: PARTS.most - standing.count,
    shares,
    lengthens: isLonger ? { first: leastForDeadline(due), until } : null,
  };
}
