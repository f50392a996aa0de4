import { expect } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { APPEND_ONLY } from "./append-only.ts";

onBothEngines("Books and histories", (provider, onEngine) => {
  const database = () => provider.services.database;
  const refusalOf = (statement: string): Promise<string> =>
    database()
      .query(statement)
      .then(
        () => "done",
        (error: unknown) => (error instanceof Error ? String(error.cause ?? error) : "?"),
      );

  onEngine("are not changed, deleted or emptied, by the owner of the tables either", async () => {
    const { make, submitted } = bookingAt(provider);
    await submitted(await make());
    const [made] = await database().query<{ id: number }>(
      `INSERT INTO payment (public_id, user_id, reservation_id, attempt, amount, wallet_part, is_held, state, created_at)
       SELECT 'append-only', user_id, id, 1, 1, 0, false, 'created', app_now() FROM reservation LIMIT 1 RETURNING id`,
    );
    await database().query("INSERT INTO payment_event (payment_id, state, at) VALUES ($1, 'created', app_now())", [
      made?.id ?? 0,
    ]);
    await database().query(
      "INSERT INTO word_decision (kind, target_id, state, operator, at) VALUES ('comment', 1, 'rejected', 'Mina', app_now())",
    );
    await database().query(
      "INSERT INTO operator_act (operator, is_proved, call, at) VALUES ('Mina', true, 'operator.acceptReserve', app_now())",
    );
    await database().query(
      "INSERT INTO refund (user_id, source, amount, penalty, destination, card_part, bank_part, wallet_part, state, due_at) SELECT id, 'wallet', 1, 0, 'wallet', 0, 0, 1, 'paid', app_now() FROM user_account LIMIT 1",
    );
    await database().query(
      "INSERT INTO refund_event (refund_id, state, at) SELECT id, 'paid', app_now() FROM refund LIMIT 1",
    );
    await database().withTx(async (tx) => {
      await tx.query("INSERT INTO ledger_account (kind) VALUES ('refunds_payable') ON CONFLICT DO NOTHING");
      await tx.query("INSERT INTO ledger_journal (kind, ref, at) VALUES ('test', '1', app_now())");
      await tx.query(
        `INSERT INTO ledger_posting (journal_id, account_id, amount)
         SELECT journal.id, account.id, amount
         FROM ledger_journal journal, ledger_account account, (VALUES (1), (-1)) AS line (amount)
         WHERE account.kind = 'refunds_payable' AND journal.kind = 'test'`,
      );
    });
    await database().query(
      `WITH difference AS (
         INSERT INTO settlement_difference (gateway, authority, kind, found_at) VALUES ('test', 'A1', 'unknown', app_now())
         RETURNING id)
       INSERT INTO settlement_decision (difference_id, decision, operator, at)
       SELECT id, 'return', 'Mina', app_now() FROM difference`,
    );
    await database().query(
      `INSERT INTO cancelled_part (reservation_id, number, "of", position, title_fa, title_en, offer, paid, penalty, at)
       SELECT id, 1, 'room', 1, '', '', '{}', 1, 0, app_now() FROM reservation LIMIT 1`,
    );
    await database().query(
      `INSERT INTO own_change (reservation_id, number, what, offer, started_on, ended_on, starts_on, ends_on, paid, penalty, comes, at)
       SELECT id, 1, 'dates', '{}', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', 1, 0, 1, app_now() FROM reservation LIMIT 1`,
    );
    for (const table of APPEND_ONLY) {
      const statements = [`UPDATE ${table} SET id = DEFAULT`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`];
      const said: string[] = [];
      for (const statement of statements) said.push(await refusalOf(statement));
      expect(said, table).toEqual(Array(3).fill(expect.stringMatching(/append-only|only added to|does not change/)));
    }
    for (const table of ["payment", "reservation", "ledger_account", "refund", "user_account"]) {
      expect(await refusalOf(`TRUNCATE ${table} CASCADE`), table).toContain("append-only");
    }
  });
});
