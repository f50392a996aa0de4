import type { Database } from "#provider/kernel/database/database.ts";
import { post, walletOf } from "#provider/money/ledger/journal.ts";
import { newKey } from "./client.ts";

/** Puts money into the wallet of a reservation's owner, as a verified charge does. `amount`: rial. */
export const chargeWalletOf = (database: Database, confirmationCode: string, amount: number): Promise<void> =>
  database.withTx(async (tx) => {
    const [owner] = await tx.query<{ id: number }>(
      "SELECT user_id AS id FROM reservation WHERE confirmation_code = $1",
      [confirmationCode],
    );
    if (owner === undefined) throw new Error(`There is no reservation ${confirmationCode}`);
    await post(tx, {
      kind: "charge",
      ref: `test:${newKey()["Idempotency-Key"]}`,
      postings: [
        { account: walletOf(owner.id), amount },
        { account: { kind: "gateway_clearing" }, amount: -amount },
      ],
    });
  });
