import type { Hono } from "hono";
import { afterAll, beforeAll, describe, test } from "vitest";
import { createApp } from "#provider/app.ts";
import type { DatabaseTarget } from "#provider/kernel/database/target.ts";
import type { Services } from "#provider/services.ts";
import { frozenWorld, testServices } from "#tests/support/services.ts";
import { hasPostgres, startPostgres, type TestPostgres } from "./postgres.ts";

/** A provider over a database of its own, open from the first test on. */
export type TestProvider = { readonly services: Services; readonly app: Hono };

type Engine = readonly [string, () => Promise<TestPostgres | null>];
type OnEngine = (name: string, body: () => Promise<void>) => void;
export type Body<Opened> = (opened: Opened, onEngine: OnEngine, engine: string) => void;
type Prepare = (services: Services) => Services;
/** Opens it over an empty database, with a way to close it. */
type Open<Opened> = (place: DatabaseTarget) => Promise<Opened & { close(): Promise<void> }>;

export const pglite: Engine = ["PGlite", async () => ({ url: "", stop: async () => {} })];
export const postgresql = (world?: Parameters<typeof startPostgres>[1]): Engine => [
  "PostgreSQL",
  () => startPostgres(["fsync=off"], world),
];

const unprepared: Prepare = (services) => services;

const providerOf =
  (prepare: Prepare): Open<TestProvider> =>
  async (place) => {
    const services = prepare(await testServices(place));
    return { services, app: createApp(services), close: () => services.database.close() };
  };

/**
 * Engines of the provider's tests: PostgreSQL, or PGlite where there is none. `ENGINES=both` (`npm run prove -- engines`)
 * runs them on both, `ENGINES=pglite` (`npm run mutate`) on the embedded one alone (decision 124).
 */
export function enginesOfProvider(world?: Parameters<typeof startPostgres>[1]): readonly Engine[] {
  const server = postgresql(world);
  if (process.env.ENGINES === "both") return [pglite, server];
  return process.env.ENGINES === "pglite" || !hasPostgres() ? [pglite] : [server];
}

/**
 * Services of a provider over a database of its own, for a file that opens one provider for all of its tests: on
 * PostgreSQL, or on the first engine that is asked for. Closing its database removes it.
 */
export async function openServices(): Promise<Services> {
  const [engine] = enginesOfProvider(frozenWorld);
  const server = await engine?.[1]();
  if (!server) throw new Error("There is no engine");
  const services = await testServices(server.url === "" ? { folder: null } : { url: server.url });
  const { database } = services;
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { ...services, database: { ...database, close } };
}

/** Runs tests of the provider. `prepare` may change the services before the app is created. */
export function onProvider(name: string, body: Body<TestProvider>, prepare = unprepared): void {
  onEngines(enginesOfProvider(frozenWorld), name, ["services", "app"], providerOf(prepare), body);
}

/**
 * The same on both engines in every run, for tests of the database itself and of what is built on its connections.
 * Without PostgreSQL that half is skipped, which `startPostgres` reports.
 */
export function onBothEngines(name: string, body: Body<TestProvider>, prepare = unprepared): void {
  onEngines([pglite, postgresql(frozenWorld)], name, ["services", "app"], providerOf(prepare), body);
}

/**
 * The same on one engine, for small runs of proofs whose transactions must overlap: PostgreSQL, or without it PGlite,
 * whose one connection serialises them.
 */
export function onServer(name: string, body: Body<TestProvider>, prepare = unprepared): void {
  const engine = hasPostgres() ? postgresql(frozenWorld) : pglite;
  onEngines([engine], name, ["services", "app"], providerOf(prepare), body);
}

/**
 * Runs tests of something opened over an empty database, on each of these engines.
 *
 * @param parts its properties, which the body may read within tests alone.
 */
export function onEngines<Opened extends object>(
  engines: readonly Engine[],
  name: string,
  parts: readonly (keyof Opened)[],
  open: Open<Opened>,
  body: Body<Opened>,
): void {
  describe.each(engines)(`${name} on %s`, (engine, start) => {
    let postgres: TestPostgres | null = null;
    let opened: (Opened & { close(): Promise<void> }) | undefined;
    beforeAll(async () => {
      postgres = await start();
      if (postgres !== null) opened = await open(postgres.url === "" ? { folder: null } : { url: postgres.url });
    });
    afterAll(async () => {
      await opened?.close();
      await postgres?.stop();
    });
    const opening = {} as Opened;
    for (const part of parts)
      Object.defineProperty(opening, part, {
        get() {
          if (opened === undefined) throw new Error("The provider is there only within tests");
          return opened[part];
        },
      });
    const onEngine: OnEngine = (sentence, run) =>
      test(sentence, async (context) => {
        if (postgres === null) context.skip();
        await run();
      });
    body(opening, onEngine, engine);
  });
}
