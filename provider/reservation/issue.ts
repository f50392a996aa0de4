import type { OutboxPayload } from "../outbox/outbox.ts";
import type { Services } from "../services.ts";
import { change } from "./change.ts";
import { lockReservation } from "./up-to-date.ts";

/**
 * Issues a paid reservation of online rates (T20), from the outbox; one that its supplier refuses to issue ends, with all
 * its money in the wallet (T21). A repeated message, or one after an operator's decision, does nothing.
 */
export async function issueOrdered({ reservation_id }: OutboxPayload, services: Services): Promise<void> {
  const { database, products, supplier } = services;
  await database.withTx(async (tx) => {
    const row = await lockReservation(tx, services, { id: Number(reservation_id) });
    if (row === null) throw new Error("A voucher was ordered for no reservation");
    if (await supplier.issues(tx, row.id)) await change(tx, products, row, "issue", { actor: "system" });
    else await change(tx, products, row, "issue_failure", { reason: "not_issued" });
  });
}
