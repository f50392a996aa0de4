import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { startPostgres } from "#tests/postgres.ts";
import type { Caller } from "#tests/support/client.ts";
import { filledFolder, worldOfToday } from "#tests/support/services.ts";
import { prepareRoom, type TestRoom } from "#tests/support/stay.ts";
import { startBank } from "./bank-process.ts";
import { type BookableItem, stayIn } from "./bookable-items.ts";
import { type Boot, bootOf } from "./boot.ts";
import { type ProviderProcess, startProvider } from "./provider-processes.ts";
import type { Schedule } from "./schedule.ts";
import { type Client, testClusterOf } from "./test-cluster.ts";

export type Engine = "postgres" | "pglite";

/** Both engines, or those in the arguments: `--pglite`, `--postgres`. */
export function enginesFrom(args: readonly string[]): readonly Engine[] {
  const all: readonly Engine[] = ["postgres", "pglite"];
  const asked = all.filter((engine) => args.includes(`--${engine}`));
  return asked.length > 0 ? asked : all;
}

/** Totals of the bank's own books, rial. */
export type BankTotals = { paid: number; verified: number };

/** A site where people book and pay, whatever serves it. */
export type BookingSite = {
  readonly people: readonly Caller[];
  /** Items that its people book. */
  readonly item: BookableItem;
  /** Decisions made about them meanwhile; null without any. */
  readonly schedule: Schedule | null;
  readonly client: Client;
  /** Changes whenever a process that serves it has died: people's patience restarts each time. */
  lives(): number;
  /** Acts as a payer on the bank's page. Answers the bank's redirect target, or null. */
  atBank(authority: string, choice: "pay" | "decline" | "dropped"): Promise<string | null>;
  bankTotals(): Promise<BankTotals>;
  /** Stops bookings and opens the database. */
  inspect<T>(look: (database: Database) => Promise<T>): Promise<T>;
};

/** A bank and a provider, each a process with its own store, and people between them. The provider may die. */
export type LoadScenario = BookingSite & {
  readonly engine: Engine;
  readonly room: TestRoom;
  /** The provider that runs now. */
  provider(): ProviderProcess;
  /** Restarts the provider after it is gone. Rejects, or resolves with it gone, when it dies on the way. */
  restart(environment?: Readonly<Record<string, string>>): Promise<Boot>;
  /**
   * Kills the database's server and brings it back after some milliseconds; resolves then. Null without a server of its
   * own.
   */
  crashDatabase: ((awayMs: number) => Promise<void>) | null;
};

/** `schedule`: what its people book, instead of rooms; null where they book what was prepared with it. */
export type LoadScenarioOptions = {
  engine: Engine;
  people: number;
  rooms: number;
  schedule?: ((database: Database) => Promise<Schedule | null>) | undefined;
};

/** The test bank at an address, for payers and its owner. */
export const bankOf = (url: string): Pick<BookingSite, "atBank" | "bankTotals"> => ({
  async atBank(authority, choice) {
    const answer = await fetch(`${url}/pg/StartPay/${authority}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `choice=${choice}`,
      redirect: "manual",
    });
    await answer.arrayBuffer();
    return answer.headers.get("Location");
  },
  bankTotals: async () => (await fetch(`${url}/pg/books`)).json() as Promise<BankTotals>,
});

/** Runs `work` on a load scenario and removes everything. @throws when PostgreSQL is requested and missing. */
export async function onLoadScenario<T>(
  options: LoadScenarioOptions,
  work: (scenario: LoadScenario) => Promise<T>,
): Promise<T> {
  const scenario = await openLoadScenario(options);
  try {
    return await work(scenario);
  } finally {
    await scenario.close();
  }
}

async function openLoadScenario({
  engine,
  people: count,
  rooms,
  schedule: prepare,
}: LoadScenarioOptions): Promise<LoadScenario & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-scenario-"));
  const postgres = engine === "postgres" ? await startPostgres([], worldOfToday) : null;
  if (engine === "postgres" && postgres === null) throw new Error("This is proved on PostgreSQL, and there is none");
  const place = postgres === null ? { folder: join(folder, "data") } : { url: postgres.url };

  const filled = postgres === null ? await filledFolder(worldOfToday) : null;
  if (filled !== null) cpSync(filled, join(folder, "data"), { recursive: true });
  // A copy has the world; a database of its own gets it here.
  else await worldOfToday.fill(place);
  const today = tehranDate(Date.now() / 1000);
  const database = await openDatabase(place);
  const room = await prepareRoom(database, { rooms, checkIn: addDays(today, 25) });
  let running: ProviderProcess | null = null;
  const client: Client = {
    request: (path, init) => {
      if (running === null) throw new Error("The provider is away");
      return running.client.request(path, init);
    },
  };
  const cluster = testClusterOf(database, [client]);
  const people: Caller[] = [];
  while (people.length < count) people.push(await cluster.user());
  const bank = await startBank(folder);
  // Their time starts here.
  const schedule = (await prepare?.(database)) ?? null;
  await database.close();

  async function restart(environment: Readonly<Record<string, string>> = {}): Promise<Boot> {
    const started = performance.now();
    const provider = await startProvider(place, { environment: { BANK_URL: bank.url, ...environment } });
    running = provider;
    let isGone = false;
    void provider.ended.then(() => {
      isGone = true;
    });
    const isReady = () =>
      Promise.resolve(provider.client.request("/readyz")).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!isGone && !(await isReady())) await delay(20);
    return bootOf(provider.pid, started);
  }
  await restart();

  return {
    engine,
    people,
    room,
    item: schedule?.item ?? stayIn(room),
    schedule,
    client,
    restart,
    crashDatabase: postgres?.crash ?? null,
    provider() {
      if (running === null) throw new Error("The provider is away");
      return running;
    },
    lives: () => running?.pid ?? 0,
    ...bankOf(bank.url),
    async inspect(look) {
      await running?.stop();
      const opened = await openDatabase(place);
      return look(opened).finally(() => opened.close());
    },
    async close() {
      await running?.kill();
      bank.child.kill("SIGKILL");
      await bank.ended;
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
