import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { onServer } from "#tests/engines.ts";
import { newKey } from "#tests/support/client.ts";
import { type Intent, LEASE_SECONDS, onceAround } from "./once.ts";

const intentOf = (): Intent => ({
  principal: "user 1",
  route: "/payment/v2/start",
  key: newKey()["Idempotency-Key"],
  request: "digest",
});

onServer("An effect that is not over with its transaction", (provider, onEngine) => {
  onEngine("is taken over within one repetition when its process has ended", async () => {
    const { database, vault } = provider.services;
    const intent = intentOf();
    // As a process leaves it that claimed the key and was ended.
    await database.query(
      `INSERT INTO idempotency (principal, route, key, request_hash, state, locked_until)
       VALUES ($1, $2, $3, $4, 'running', clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))`,
      [intent.principal, intent.route, intent.key, intent.request],
    );
    const repeated = await onceAround(database, vault, intent, async () => "second");
    expect(repeated).toMatchObject({ value: '"second"' });
  });

  onEngine("runs once, also when it takes longer than its claim and is repeated meanwhile", async () => {
    const { database, vault } = provider.services;
    const intent = intentOf();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await delay((LEASE_SECONDS + 1.5) * 1_000);
      return "first";
    };
    const first = onceAround(database, vault, intent, work);
    await delay(1_000);
    const repeated = onceAround(database, vault, intent, work);
    expect([await first, await repeated]).toEqual(Array(2).fill({ value: '"first"', cookie: null }));
    expect(runs).toBe(1);
  });
});
