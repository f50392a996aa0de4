import type { OutboxPayload } from "../outbox/outbox.ts";
import type { Services } from "../services.ts";
import { change } from "./change.ts";
import { lockReservation } from "./timers.ts";

/**
 * Issues a paid reservation of online rates (T20), from the outbox: the stock is ours, so the supplier's word is not
 * waited for. A repeated message, or one after an operator's decision, does nothing.
 */
export async function issueOrdered({ reservation_id }: OutboxPayload, { database, products }: Services): Promise<void> {
  await database.withTx(async (tx) => {
    const row = await lockReservation(tx, products, { id: Number(reservation_id) });
    if (row === null) throw new Error("A voucher was ordered for no reservation");
    await change(tx, products, row, "issue", { actor: "system" });
  });
}
