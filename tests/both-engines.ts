import type { Hono } from "hono";
import { afterAll, beforeAll, describe, test } from "vitest";
import { createApp } from "#provider/app.ts";
import type { Services } from "#provider/services.ts";
import { frozenWorld, testServices } from "#tests/support/services.ts";
import { hasPostgres, startPostgres, type TestPostgres } from "./postgres.ts";

/** A provider over a database of its own, there from the first test on. */
export type TestProvider = { readonly services: Services; readonly app: Hono };

type Engine = readonly [string, () => Promise<TestPostgres | null>];
type OnEngine = (name: string, body: () => Promise<void>) => void;
type Body = (provider: TestProvider, onEngine: OnEngine) => void;
type Prepare = (services: Services) => Services;

const pglite: Engine = ["PGlite", async () => ({ url: "", stop: async () => {} })];
const postgresql: Engine = ["PostgreSQL", () => startPostgres(["fsync=off"], frozenWorld)];

/**
 * Describes what is true of the provider on both engines. On a machine without PostgreSQL that half is skipped, said
 * aloud by `startPostgres`. `prepare` may change the services before the app is made of them.
 */
export function onBothEngines(name: string, body: Body, prepare?: Prepare): void {
  onEngines([pglite, postgresql], name, body, prepare);
}

/**
 * The same on one engine, for small runs of proofs whose transactions have to meet: PostgreSQL, and on a machine without
 * it PGlite, whose one connection lets none meet.
 */
export function onServer(name: string, body: Body, prepare?: Prepare): void {
  onEngines([hasPostgres() ? postgresql : pglite], name, body, prepare);
}

function onEngines(
  engines: readonly Engine[],
  name: string,
  body: Body,
  prepare: Prepare = (services) => services,
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
