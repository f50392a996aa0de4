import { expect } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { createApp } from "../../app.ts";
import { createMetrics } from "./metrics.ts";

onBothEngines("Metrics", (provider, onEngine) => {
  /** The values of one metric, by its labels as they are written. */
  const valuesOf = (text: string, name: string): Record<string, number> =>
    Object.fromEntries(
      text
        .split("\n")
        .filter((line) => line === name || line.startsWith(`${name}{`) || line.startsWith(`${name} `))
        .map((line) => [line.slice(name.length, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
    );

  onEngine("count calls by the pattern of their path, never by what a visitor wrote", async () => {
    const metrics = await createMetrics(provider.services.database);
    const caller = callerOf(createApp({ ...provider.services, metrics }));
    for (const path of ["voucher/v2/keys", "voucher/v2/keys", "reserve/v2/AAAAAAAAAAAAAAAAAAAAAAAAAA", "secret-4417"]) {
      await caller.get(path);
    }
    const text = await metrics.text();
    expect(valuesOf(text, "shamseh_requests_total")['{method="GET",route="/voucher/v2/keys",status="200"}']).toBe(2);
    expect(text).not.toMatch(/AAAAAAAA|secret-4417/);
    expect(valuesOf(text, "shamseh_request_seconds_count")['{route="/voucher/v2/keys"}']).toBe(2);
  });

  onEngine("count what is due alone, and say how long it has waited", async () => {
    const { database } = provider.services;
    const metrics = await createMetrics(database);
    expect(valuesOf(await metrics.text(), "shamseh_outbox_oldest_seconds")['{lane="work"}']).toBeUndefined();
    await database.query(
      `INSERT INTO outbox (kind, payload, not_before, created_at)
       VALUES ('sms', '{}', app_now() - interval '130 seconds', app_now()), ('sms', '{}', app_now() + interval '1 hour', app_now())`,
    );
    const text = await metrics.text();
    expect(valuesOf(text, "shamseh_outbox_oldest_seconds")['{lane="work"}']).toBeGreaterThanOrEqual(130);
    expect(valuesOf(text, "shamseh_outbox_waiting")['{lane="work"}']).toBe(1);
    await database.query("DELETE FROM outbox");
    expect(valuesOf(await metrics.text(), "shamseh_outbox_oldest_seconds")).toEqual({});
  });

  onEngine("do not count what they ask themselves among the calls that wait for a connection", async () => {
    const text = await (await createMetrics(provider.services.database)).text();
    const waiting = valuesOf(text, "shamseh_pool_connections")['{state="waiting"}'];
    expect(waiting).toBe(provider.services.database.engine === "postgres" ? 0 : undefined);
  });

  onEngine("are told while the database is away, which is one of them", async () => {
    const { database } = provider.services;
    const away = { ...database, query: () => Promise.reject(new Error("away")) };
    const [isUp, isAway] = await Promise.all([database, away].map(async (one) => (await createMetrics(one)).text()));
    expect(valuesOf(isUp ?? "", "shamseh_database_up")).toEqual({ "": 1 });
    expect(valuesOf(isAway ?? "", "shamseh_database_up")).toEqual({ "": 0 });
    expect(isAway).toContain("process_resident_memory_bytes");
  });
});
