import { expect } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import type { Transaction } from "./database.ts";
import { DeliberateRollback, sqlState } from "./transaction.ts";

const DIVISION_BY_ZERO = "22012";

onBothEngines("A transaction with statements sent at once", (provider, onEngine) => {
  const stateOf = (work: (tx: Transaction) => Promise<unknown>): Promise<string | null> =>
    provider.services.database.withTx(work).then(() => null, sqlState);

  onEngine("fails as its first failure did, whichever of them is met first", async () => {
    const behind = await stateOf(async (tx) => {
      const failing = tx.query("SELECT 1 / 0");
      failing.catch(() => {});
      await tx.query("SELECT 1");
      await failing;
    });
    expect(behind).toBe(DIVISION_BY_ZERO);
  });

  onEngine("is retried when the first was a deadlock", async () => {
    let tried = 0;
    await provider.services.database.withTx(async (tx) => {
      tried += 1;
      if (tried > 1) return;
      const deadlock = tx.query("DO $$ BEGIN RAISE EXCEPTION SQLSTATE '40P01'; END $$");
      deadlock.catch(() => {});
      await tx.query("SELECT 1");
    });
    expect(tried).toBe(2);
  });

  onEngine("can send again what stood behind a failure", async () => {
    const { database } = provider.services;
    const seven = (tx: Transaction) => tx.query("SELECT 7 AS seven", [], "seven");
    await stateOf(async (tx) => {
      const failing = tx.query("SELECT 1 / 0");
      await Promise.allSettled([failing, seven(tx)]);
      // This leaves the connection in use.
      throw new DeliberateRollback("again");
    });
    expect(await database.withTx(seven)).toEqual([{ seven: 7 }]);
    expect(await database.withTx(seven)).toEqual([{ seven: 7 }]);
  });

  onEngine("leaves no transaction open when it is refused before its first statement", async () => {
    const { database } = provider.services;
    await database.query("CREATE TABLE IF NOT EXISTS refused_at_once (id int)");
    const refuse = () => Promise.reject(new DeliberateRollback("at once"));
    // From a continuation, as a call's effect is: what waits for the end of the turn comes after it.
    await Promise.resolve().then(() => stateOf(refuse));
    await database.query("INSERT INTO refused_at_once VALUES (1)");
    await stateOf(() => Promise.reject(new DeliberateRollback("again")));
    expect(await database.query("SELECT id FROM refused_at_once")).toEqual([{ id: 1 }]);
  });

  onEngine("never answers as if it were committed when a failure was swallowed", async () => {
    await provider.services.database.query("CREATE TABLE IF NOT EXISTS swallowed (id int)");
    const state = await stateOf(async (tx) => {
      await tx.query("INSERT INTO swallowed VALUES (1)");
      await tx.query("SELECT 1 / 0").catch(() => {});
    });
    expect(await provider.services.database.query("SELECT id FROM swallowed")).toEqual([]);
    expect(state).toBe(DIVISION_BY_ZERO);
  });
});
