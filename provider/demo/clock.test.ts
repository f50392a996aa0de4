import { expect, onTestFinished, test } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { AFTER, CHANGES_PATH, type ChangesAnswer } from "#runtime/changes.ts";
import { filledFolder, frozenWorld, smallWorld } from "#tests/support/services.ts";
import { copyOf } from "#tests/support/template.ts";
import { createApp } from "../app.ts";
import { silentLog } from "../kernel/log.ts";
import { readSettings } from "../kernel/settings.ts";
import type { Services } from "../services.ts";
import { startServices } from "../start.ts";

const TEN_YEARS = 10 * 365 * DAY_SECONDS;

test("a clock that is moved is the whole provider's, is said to websites, and still stands there after a restart", async () => {
  const { folder, remove } = copyOf((await filledFolder(frozenWorld)) ?? "");
  onTestFinished(remove);
  const start = () =>
    startServices(readSettings({ APP_ENV: "demo", DATA_DIR: folder }), silentLog, () => FROZEN_NOW, smallWorld);
  const move = async (services: Services, seconds: number) => {
    const headers = { "Content-Type": "application/json", "Client-Token": services.settings.clientToken };
    const body = JSON.stringify({ advance_seconds: seconds });
    return (await createApp(services).request("/__demo/clock", { method: "POST", headers, body })).status;
  };
  const ask = async ({ settings, ...rest }: Services, cursor = ""): Promise<ChangesAnswer> => {
    const headers = { "Client-Token": settings.clientToken, "Proxy-Secret": settings.proxySecret };
    const address = `${CHANGES_PATH}?${new URLSearchParams({ [AFTER]: cursor })}`;
    return (await createApp({ settings, ...rest }).request(address, { headers })).json() as Promise<ChangesAnswer>;
  };

  const first = await start();
  const before = await ask(first);
  expect([first.clock(), before.clockAhead]).toEqual([FROZEN_NOW, 0]);
  expect(await move(first, 41 * DAY_SECONDS)).toBe(200);
  expect(await move(first, -DAY_SECONDS)).toBe(200);
  expect(first.clock()).toBe(FROZEN_NOW + 40 * DAY_SECONDS);
  expect((await ask(first, before.cursor)).clockAhead).toBe(40 * DAY_SECONDS);
  expect([await move(first, TEN_YEARS), first.clock()]).toEqual([422, FROZEN_NOW + 40 * DAY_SECONDS]);
  await first.database.close();

  const second = await start();
  onTestFinished(() => second.database.close());
  expect(second.clock()).toBe(FROZEN_NOW + 40 * DAY_SECONDS);
  const filled = "SELECT topped_up_from::text AS day FROM demo_world";
  expect(await second.database.query(filled)).toEqual([{ day: addDays(FROZEN_TODAY, 40) }]);
});
