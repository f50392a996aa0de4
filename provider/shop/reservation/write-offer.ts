import type { Queryable } from "../../kernel/database/database.ts";
import { moveReminder } from "./notice.ts";
import type { Product } from "./product.ts";
import { COLUMNS, type ReservationRow } from "./row.ts";

/**
 * Writes another offer into a reservation, locked by the caller. What was paid for a paid one is then the offer's total.
 *
 * @throws when another transaction changed the row in spite of its lock.
 */
export async function writeOffer(
  tx: Queryable,
  before: Pick<ReservationRow, "id" | "version" | "now" | "status" | "startsAt">,
  product: Product,
  offer: unknown,
): Promise<ReservationRow> {
  const { total, rackTotal, startsAt, lastPayAt, endsAt } = product.terms(offer);
  const [written] = await tx.query<ReservationRow>(
    `UPDATE reservation SET offer = $3, total = $4::bigint, rack_total = $5,
       paid = CASE WHEN paid > 0 THEN $4::bigint ELSE 0 END, starts_at = to_timestamp($6::float8),
       last_pay_at = to_timestamp($7::float8), ends_at = to_timestamp($8::float8), version = version + 1
     WHERE id = $1 AND version = $2 RETURNING ${COLUMNS}`,
    [before.id, before.version, JSON.stringify(offer), total, rackTotal, startsAt, lastPayAt, endsAt],
    "write_offer_of_reservation",
  );
  if (written === undefined) throw new Error("A reservation was changed in spite of its lock");
  await moveReminder(tx, before, startsAt);
  return written;
}
