import type { Hono } from "hono";
import { afterAll, beforeAll, describe, test } from "vitest";
import { createApp } from "#provider/app.ts";
import type { Services } from "#provider/services.ts";
import { fillWithWorld, testServices } from "#tests/support/services.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** A provider over a database of its own, there from the first test on. */
export type TestProvider = { readonly services: Services; readonly app: Hono };

const engines: readonly [string, () => Promise<TestPostgres | null>][] = [
  ["PGlite", async () => ({ url: "", stop: async () => {} })],
  ["PostgreSQL", () => startPostgres(["fsync=off"], (url) => fillWithWorld({ url }))],
];

/**
 * Describes what is true of the provider on both engines. On a machine without PostgreSQL that half is skipped, said
 * aloud by `startPostgres`. `prepare` may change the services before the app is made of them.
 */
export function onBothEngines(
  name: string,
  body: (provider: TestProvider, onEngine: (name: string, body: () => Promise<void>) => void) => void,
  prepare: (services: Services) => Services = (services) => services,
): void {
  describe.each(engines)(`${name} on %s`, (_, start) => {
    let postgres: TestPostgres | null = null;
    let services: Services | undefined;
    let app: Hono | undefined;
    beforeAll(async () => {
      postgres = await start();
      if (postgres === null) return;
      services = prepare(await testServices(postgres.url === "" ? { folder: null } : { url: postgres.url }));
      app = createApp(services);
    });
    afterAll(async () => {
      await services?.database.close();
      await postgres?.stop();
    });
    const started = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error("The provider is there only within tests");
      return value;
    };
    const provider: TestProvider = {
      get services() {
        return started(services);
      },
      get app() {
        return started(app);
      },
    };
    body(provider, (sentence, run) =>
      test(sentence, async (context) => {
        if (postgres === null) context.skip();
        await run();
      }),
    );
  });
}
