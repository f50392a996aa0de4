import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChanges } from "#app/server/changes.ts";
import { readSettings } from "#app/server/settings.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { silentLog } from "#provider/kernel/log.ts";
import type { Services } from "#provider/services.ts";
import { openServices } from "#tests/engines.ts";
import { openHost } from "#tests/support/host.ts";

/** Websites that follow the changes of a provider whose clock is moved, over a socket. */
let services: Services;
let provider: ServerType;
let providerUrl: string;

beforeAll(async () => {
  services = await openServices();
  provider = serve({ fetch: createApp(services).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => provider.once("listening", resolve));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => provider.close(resolve));
  await services.database.close();
});

/** A website at the frozen noon, and the time-dependent parts of its pages. */
function openWebsite(appEnv: "demo" | "production") {
  const settings = { ...readSettings({ APP_ENV: "demo" }), appEnv, providerUrl };
  const changes = createChanges({ settings, log: silentLog as never });
  const { host, get, state } = openHost({ settings, changes });
  const stateAt = async (path: string) => {
    const html = await (await get(path)).text();
    const { environment } = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    return environment as { now: number; today: IsoDate; clockAhead: number };
  };
  return { host, get, state, changes, stateAt };
}

const move = (host: ReturnType<typeof openWebsite>["host"], seconds: number) =>
  host.request("/__demo/clock", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ advance_seconds: seconds }),
  });

test("pages stand on the day to which the demonstration's clock was moved, also those in memory, and production's do not", async () => {
  const [demo, production] = [openWebsite("demo"), openWebsite("production")];
  const sites = [demo, production];
  for (const { changes, stateAt } of sites) {
    await changes.look();
    expect(await stateAt("/")).toMatchObject({ now: FROZEN_NOW, today: FROZEN_TODAY, clockAhead: 0 });
  }
  expect((await move(production.host, DAY_SECONDS)).status).toBe(405);
  for (const seconds of [40 * DAY_SECONDS, 3_600, -80 * DAY_SECONDS]) {
    const { rendered } = demo.state;
    expect((await move(demo.host, seconds)).status).toBe(200);
    for (const { changes } of sites) await changes.look();
    const clockAhead = demo.changes.clockAhead();
    const days = Math.floor(clockAhead / DAY_SECONDS);
    expect(await demo.stateAt("/")).toMatchObject({
      now: FROZEN_NOW + clockAhead,
      today: addDays(FROZEN_TODAY, days),
      clockAhead,
    });
    // An hour later on the same day the page is rendered again.
    expect(demo.state.rendered).toBe(rendered + 1);
    expect(await production.stateAt("/")).toMatchObject({ now: FROZEN_NOW, today: FROZEN_TODAY, clockAhead: 0 });
  }
  // Browsers use their machines' clocks for a cookie's expiry.
  for (const { get } of sites) {
    const chosen = (await get("/user/panel.html?lang=en")).headers.get("Set-Cookie") ?? "";
    const ends = Date.parse(/expires=([^;]+)/.exec(chosen)?.[1] ?? "") / 1_000;
    expect(ends - FROZEN_NOW).toBeGreaterThanOrEqual(365 * DAY_SECONDS);
  }
});
