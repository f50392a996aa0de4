import { expect, onTestFinished, test } from "vitest";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { startPostgres } from "#tests/postgres.ts";
import { smallWorld } from "#tests/support/services.ts";
import { silentLog } from "./kernel/log.ts";
import { readSettings } from "./kernel/settings.ts";
import { startServices } from "./start.ts";

test("two providers that start at once on an empty database both come up, and one of them fills it", async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  onTestFinished(() => postgres.stop());
  let made = 0;
  const start = () =>
    startServices(
      readSettings({ APP_ENV: "demo", DATABASE_URL: postgres.url }),
      silentLog,
      () => FROZEN_NOW,
      (seed, from) => {
        made += 1;
        return smallWorld(seed, from);
      },
    );
  const started = await Promise.allSettled([start(), start()]);
  for (const one of started) if (one.status === "fulfilled") await one.value.database.close();
  expect([made, ...started.map(({ status }) => status)]).toEqual([1, "fulfilled", "fulfilled"]);
});
