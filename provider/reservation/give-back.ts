import type { Queryable } from "../database/database.ts";
import { type Destination, refundReservation } from "../refund/refund.ts";
import type { Product } from "./product.ts";
import type { ReservationRow } from "./row.ts";

type GivingBack = { penalty: number; destination: Destination; reason: string };

/** Opens the refund of what was paid for a reservation, less its penalty (rial); nothing when nothing is left of it. */
export async function giveBack(
  tx: Queryable,
  row: ReservationRow,
  { payableAccount }: Product,
  given: GivingBack,
): Promise<void> {
  const amount = row.paid - given.penalty;
  if (amount > 0)
    await refundReservation(tx, {
      reservationId: row.id,
      userId: row.userId,
      from: payableAccount,
      amount,
      ...given,
    });
}
