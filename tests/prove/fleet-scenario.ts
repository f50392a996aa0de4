import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import type { Caller } from "#tests/support/client.ts";
import { prepareRoom } from "#tests/support/stay.ts";
import { type RunningFleet, startFleet } from "#tools/fleet/fleet.ts";
import { missingPackages } from "#tools/fleet/programs.ts";
import { databaseUrl } from "#tools/fleet/site-parts.ts";
import { stayIn } from "./bookable-items.ts";
import { type Answers, countingClient } from "./counting-client.ts";
import { type BookingSite, bankOf } from "./load-scenario.ts";
import type { Proof } from "./main.ts";
import { testClusterOf } from "./test-cluster.ts";

const BANK_BACK_MS = 20_000;

/** A fleet, and people who book through its one address. */
export type FleetScenario = BookingSite & {
  readonly fleet: RunningFleet;
  /** Answers to people so far, at the address of the site. */
  readonly answers: Answers;
  /** Restarts people's patience after a part was killed: see `BookingSite.lives`. */
  live(): void;
};

export type FleetScenarioOptions = { people: number; rooms: number; environment?: Readonly<Record<string, string>> };

/**
 * Runs `work` on a fleet and removes everything. Without Debian's packages it prints a warning, and the proof counts as
 * skipped.
 */
export async function onFleet<T extends Proof>(
  { people: count, rooms, environment = {} }: FleetScenarioOptions,
  work: (scenario: FleetScenario) => Promise<T>,
): Promise<T | (Proof & { skipped: string })> {
  const missing = missingPackages();
  if (missing.length > 0) {
    const skipped = `a fleet needs ${missing.join(", ")}: apt-get install -y ${missing.join(" ")}`;
    console.warn(`SKIPPED: ${skipped}`);
    return { holds: true, skipped };
  }
  const folder = mkdtempSync(join(tmpdir(), "shamseh-fleet-"));
  let endNow = () => {};
  const fleet = await startFleet({
    folder,
    // All clients share one address, and are faster than people.
    environment: { LIMIT_FACTOR: "100000", ...environment },
    say: console.error,
    onBegin(ways) {
      endNow = ways.endNow;
      process.once("exit", endNow);
    },
  });
  try {
    return await work(await scenarioOf(fleet, count, rooms));
  } finally {
    for (const line of faultsLogged(folder)) console.error(line);
    await fleet.stop({ atOnce: true });
    process.off("exit", endNow);
  }
}

/** Fields in which log lines of the same fault differ. */
const OF_ONE_LINE = /"(?:time|pid|trace_id|request_id)":(?:"[^"]*"|\d+),?/g;

/** Failed requests in the logs of websites and providers: each fault once, with its count. */
function faultsLogged(folder: string): string[] {
  const counts = new Map<string, number>();
  for (const file of globSync(join(folder, "logs", "{website,provider}-*.log"))) {
    for (const line of readFileSync(file, "utf8").split("\n")) {
      if (!line.includes('request failed"')) continue;
      const fault = line.replace(OF_ONE_LINE, "");
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
    }
  }
  return [...counts].map(([fault, count]) => `${count} × ${fault}`);
}

async function scenarioOf(fleet: RunningFleet, count: number, rooms: number): Promise<FleetScenario> {
  const database = await openDatabase({ url: databaseUrl(fleet) });
  const room = await prepareRoom(database, { rooms, checkIn: addDays(tehranDate(Date.now() / 1000), 25) });
  const { client, answers } = countingClient(fleet.address);
  // A login names its site.
  const cluster = testClusterOf(database, [client], readSettings({ APP_ENV: "demo", PUBLIC_BASE_URL: fleet.address }));
  const people: Caller[] = [];
  while (people.length < count) people.push(await cluster.user());
  await database.close();
  let lives = 0;
  return {
    fleet,
    answers,
    people,
    item: stayIn(room),
    schedule: null,
    client,
    lives: () => lives,
    live: () => {
      lives += 1;
    },
    ...patientBank(`http://127.0.0.1:${fleet.ports.bank}`),
    async inspect(look) {
      // Once they have stopped, nothing is pending between the books.
      await Promise.all(["jobs", "provider-1", "provider-2"].map((name) => fleet.part(name).stop(10_000)));
      const opened = await openDatabase({ url: databaseUrl(fleet) });
      return look(opened).finally(() => opened.close());
    },
  };
}

/** A payer retries the bank's page until it answers: the bank may be killed too. */
function patientBank(url: string): ReturnType<typeof bankOf> {
  const bank = bankOf(url);
  const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (const until = Date.now() + BANK_BACK_MS; ; await delay(100)) {
      try {
        return await ask();
      } catch (error) {
        if (Date.now() > until) throw error;
      }
    }
  };
  return {
    atBank: (authority, choice) => patiently(() => bank.atBank(authority, choice)),
    bankTotals: () => patiently(() => bank.bankTotals()),
  };
}
