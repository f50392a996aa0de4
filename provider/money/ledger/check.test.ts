import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { logIn } from "#tests/support/client.ts";
import { progressOf } from "../../kernel/job/progress.ts";
import { checkLedger, ledgerFaults } from "./check.ts";
import { post, walletOf } from "./journal.ts";

onProvider("The check of the books", (provider, onEngine) => {
  const database = () => provider.services.database;
  const check = () => checkLedger(provider.services);
  const alarms = () =>
    database().query<{ subject: string }>("SELECT subject FROM alarm WHERE kind = 'ledger_fault' ORDER BY id");
  const maxOf = async (table: string) =>
    (await database().query<{ id: number }>(`SELECT coalesce(max(id), 0) AS id FROM ${table}`))[0]?.id ?? 0;
  let charges = 0;
  const chargeOf = (userId: number, amount: number) => ({
    kind: "charge",
    ref: `checked:${++charges}`,
    postings: [
      { account: walletOf(userId), amount },
      { account: { kind: "gateway_clearing" as const }, amount: -amount },
    ],
  });
  /** A new user whose wallet got so much, and that account. */
  const userWith = async (amount: number) => {
    const user = await logIn(provider.app);
    const { id } = (await user.get<{ id: number }>("user/v2/me")).value;
    await database().withTx((tx) => post(tx, chargeOf(id, amount)));
    const [account] = await database().query<{ id: number }>("SELECT id FROM ledger_account WHERE user_id = $1", [id]);
    return { id, account: account?.id ?? 0 };
  };
  /** As only the owner of the tables can: with the triggers that keep the books switched off. */
  const withoutTriggers = async (statement: string, values: number[]) => {
    await database().query("ALTER TABLE ledger_posting DISABLE TRIGGER USER");
    await database().query(statement, values);
    await database().query("ALTER TABLE ledger_posting ENABLE TRIGGER USER");
  };

  onEngine("goes on after the last posting that it has seen, and finds no fault where there is none", async () => {
    await userWith(50_000);
    await check();
    expect(await progressOf(database(), "postings")).toBe(await maxOf("ledger_posting"));
    const { id } = await userWith(70_000);
    await database().withTx((tx) => post(tx, chargeOf(id, 5_000)));
    await check();
    expect(await progressOf(database(), "postings")).toBe(await maxOf("ledger_posting"));
    expect(await alarms()).toEqual([]);
  });

  onEngine("raises one alarm for a wallet that differs from its postings, however often it runs", async () => {
    const { account } = await userWith(30_000);
    await check();
    await database().query("UPDATE ledger_account SET balance = balance + 10 WHERE id = $1", [account]);
    await Promise.all([check(), check()]);
    await check();
    expect(await alarms()).toEqual([{ subject: `account:${account}` }]);
    await database().query("UPDATE ledger_account SET balance = balance - 10 WHERE id = $1", [account]);
    await database().query("DELETE FROM alarm");
  });

  onEngine("finds what was added to a journal of before, and leaves what was changed in it to doctor", async () => {
    const { account } = await userWith(20_000);
    await check();
    const journal = await maxOf("ledger_journal");
    const posting = await maxOf("ledger_posting");
    await expect(
      database().query("UPDATE ledger_posting SET amount = amount + 1 WHERE id = $1", [posting]),
    ).rejects.toThrow();
    await withoutTriggers("UPDATE ledger_posting SET amount = amount + 1 WHERE id = $1", [posting]);
    await check();
    expect(await alarms()).toEqual([]);
    expect((await ledgerFaults(database())).journals).toBe(1);
    await withoutTriggers("UPDATE ledger_posting SET amount = amount - 1 WHERE id = $1", [posting]);

    await withoutTriggers(
      "INSERT INTO ledger_posting (journal_id, account_id, amount, balance_after) VALUES ($1, $2, 500, 20500)",
      [journal, account],
    );
    await database().query("UPDATE ledger_account SET balance = balance + 500 WHERE id = $1", [account]);
    await check();
    expect(await alarms()).toEqual([{ subject: `journal:${journal}` }]);
  });

  onEngine("waits for a transaction whose postings have lower numbers than those it sees", async () => {
    if (database().engine === "pglite") return;
    const [early, late] = [await userWith(1_000), await userWith(1_000)];
    await check();
    const [booked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const open = database().withTx(async (tx) => {
      await post(tx, chargeOf(early.id, 7_000));
      booked.resolve();
      await told.promise;
    });
    await booked.promise;
    await database().withTx((tx) => post(tx, chargeOf(late.id, 8_000)));
    const seen = await maxOf("ledger_posting");
    let isChecked = false;
    const checking = check().then(() => {
      isChecked = true;
    });
    await delay(300);
    expect(isChecked).toBe(false);
    told.resolve();
    await Promise.all([open, checking]);
    expect(await progressOf(database(), "postings")).toBe(seen);
  });
});
