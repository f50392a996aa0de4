import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { programOf } from "#tests/postgres.ts";
import { numberFrom } from "#tests/prove/options.ts";
import { onProvingGround, type ProviderProcess, startProvider } from "#tests/prove/provider-processes.ts";
import type { TestCluster } from "#tests/prove/test-cluster.ts";
import { start } from "#tests/support/run-cli.ts";
import { percentile, round } from "./figures.ts";
import { bookingsWhile } from "./import-bookings.ts";

const NIGHTS_OF_PLAN = 400;
const ROOMS = 5;
const PLANS_OF_ROOM = 2;

/**
 * `npm run bench -- import [--nights 1000000] [--seconds 10]`: imports prices, one per night and line, by `shamseh
 * operator import` to a provider of its own on PostgreSQL, first new and then all changed; alternating with it, on the
 * same server, in the same table and with the same rows, a bare `COPY` into a temporary table and its merge. Then books
 * the rooms whose stock and prices another import changes meanwhile. Prints one JSON line; `share` is the bare time
 * over ours, memory is the peak of each process, megabytes.
 */
export async function run(args: readonly string[]): Promise<void> {
  const nights = numberFrom(args, "nights", 1_000_000);
  await onProvingGround(async ({ url }, cluster) => {
    const provider = await startProvider({ url });
    try {
      const bench = await prepare(cluster, url, provider, nights);
      const created = await compare(bench, "created", 0);
      const changed = await compare(bench, "changed", 1);
      const unhurried = await bookingsWhile(bench, numberFrom(args, "seconds", 10));
      const hurried = await bookingsWhile(bench, bench.bring(bench.files.nights(9), bench.files.stock(7)));
      console.log(
        JSON.stringify({
          bench: "import",
          nights: bench.nights,
          created,
          changed,
          memory_mb: { command: bench.memory(), provider: peakOf(provider.pid) },
          holds_ms: { alone: told(unhurried), during: told(hurried) },
        }),
      );
    } finally {
      await provider.stop();
    }
  });
}

const told = ({ times, refused }: { times: readonly number[]; refused: Readonly<Record<string, number>> }) => ({
  count: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  max: percentile(times, 1),
  refused,
});

export type Bench = Awaited<ReturnType<typeof prepare>>;

async function prepare(cluster: TestCluster, url: string, provider: ProviderProcess, wanted: number) {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-bench-import-"));
  const token = join(folder, "token");
  writeFileSync(token, readSettings({ APP_ENV: "demo" }).operatorToken);
  const plans = Math.ceil(wanted / NIGHTS_OF_PLAN);
  const first = await cluster.today();
  const files = filesIn(folder, plans, first);
  let peak = 0;
  /** Imports files in sequence; returns the seconds of the last. */
  const bring = async (...paths: string[]): Promise<number> => {
    let seconds = 0;
    for (const path of paths) {
      const started = performance.now();
      const options = [
        "--token-file",
        token,
        "--operator",
        "bench",
        "--provider-url",
        `http://127.0.0.1:${provider.port}`,
      ];
      const child = start(["operator", "import", "properties", path, ...options]);
      const watch = setInterval(() => {
        peak = Math.max(peak, peakOf(child.pid ?? 0));
      }, 50);
      const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : "", once(child, "close")]);
      clearInterval(watch);
      if (code !== 0) throw new Error(`The import ended with ${code}: ${said}`);
      seconds = (performance.now() - started) / 1_000;
    }
    return seconds;
  };
  await bring(files.hotels());
  await bring(files.stock(5));
  return { cluster, url, provider, plans, first, files, bring, nights: plans * NIGHTS_OF_PLAN, memory: () => peak };
}

/** Peak memory of a process, megabytes; 0 when the system does not report it. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1_000);
  } catch {
    return 0;
  }
}

const CITY = "Isfahan";
const roomOf = (plan: number): number => Math.floor(plan / PLANS_OF_ROOM);
const testClusterOf = (plan: number): number => Math.floor(roomOf(plan) / ROOMS);

function filesIn(folder: string, plans: number, first: IsoDate) {
  const all = Array.from({ length: plans }, (_, plan) => plan);
  const file = (name: string, rows: readonly object[]): string => {
    const path = join(folder, name);
    writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    return path;
  };
  const names = { name_fa: "نمونه", name_en: "Sample" };
  const address = {
    address_fa: "نشانی",
    address_en: "An address",
    lat: 32.6,
    lon: 51.6,
    room_count: 25,
    built_year: 1990,
  };
  const rooms = all.filter((plan) => plan % PLANS_OF_ROOM === 0);
  return {
    hotels: () =>
      file("hotels.jsonl", [
        ...all
          .filter((plan) => plan % (PLANS_OF_ROOM * ROOMS) === 0)
          .map((plan) => ({
            ...{
              record: "property",
              external_id: `h${testClusterOf(plan)}`,
              city: CITY,
              slug: `Bench${testClusterOf(plan)}`,
              ...names,
            },
            ...{ type: "hotel", ...address, description_fa: "هتل", description_en: "A hotel", policy: "standard" },
          })),
        ...rooms.map((plan) => ({
          ...{
            record: "room",
            external_id: `r${roomOf(plan)}`,
            property: `h${testClusterOf(plan)}`,
            ...names,
            capacity: 2,
            area: 20,
          },
        })),
        ...all.map((plan) => ({
          ...{
            record: "plan",
            external_id: `p${plan}`,
            room: `r${roomOf(plan)}`,
            ...names,
            meal: "none",
            policy: "standard",
          },
        })),
      ]),
    stock: (total: number) =>
      file(
        `stock-${total}.jsonl`,
        rooms.map((plan) => ({
          ...{ record: "stock", room: `r${roomOf(plan)}`, from: first, to: addDays(first, NIGHTS_OF_PLAN - 1), total },
        })),
      ),
    /** One row per night. @param dearer increase of the price, thousand rial. */
    nights: (dearer: number) => {
      const path = join(folder, `nights-${dearer}.jsonl`);
      writeNights(
        path,
        plans,
        first,
        (plan, day, rate) =>
          `{"record":"night","plan":"p${plan}","from":"${day}","rack_rate":${rate + 5_000_000 + dearer * 1_000},"sale_rate":${rate + dearer * 1_000}}\n`,
      );
      return path;
    },
    /** The same nights for `COPY`, by the ids of their plans. */
    copied: (dearer: number, idOf: (plan: number) => number) => {
      const path = join(folder, `nights-${dearer}.csv`);
      writeNights(
        path,
        plans,
        first,
        (plan, day, rate) => `${idOf(plan)},${day},${rate + 5_000_000 + dearer * 1_000},${rate + dearer * 1_000}\n`,
      );
      return path;
    },
  };
}

function writeNights(
  path: string,
  plans: number,
  first: IsoDate,
  rowOf: (plan: number, day: string, rate: number) => string,
) {
  const days = Array.from({ length: NIGHTS_OF_PLAN }, (_, night) => addDays(first, night));
  let all = "";
  writeFileSync(path, "");
  for (let plan = 0; plan < plans; plan += 1) {
    for (const [night, day] of days.entries())
      all += rowOf(plan, day, 20_000_000 + ((plan * 37 + night * 101) % 500) * 10_000);
    if (all.length < 5_000_000 && plan < plans - 1) continue;
    writeFileSync(path, all, { flag: "a" });
    all = "";
  }
}

const BARE = `
  CREATE TEMPORARY TABLE staged (plan int, night date, rack bigint, sale bigint);
  \\copy staged FROM 'FILE' CSV
  INSERT INTO night_price (rate_plan_id, city_id, night, rack_rate, sale_rate, extra_bed_rate, baby_cot_rate, min_stay, max_stay, closed,
    closed_to_arrival, closed_to_departure)
  SELECT plan, city_id, night, rack, sale, 0, 0, 1, 30, false, false, false FROM staged JOIN rate_plan ON rate_plan.id = plan
  ON CONFLICT (rate_plan_id, night) DO UPDATE SET rack_rate = excluded.rack_rate, sale_rate = excluded.sale_rate;`;

const psql = promisify(execFile);

async function bare({ url, files, cluster }: Bench, dearer: number): Promise<number> {
  const ids = await cluster.database.query<{ plan: string; id: number }>(
    "SELECT external_id AS plan, id FROM inventory_key WHERE kind = 'plan' AND external_id ~ '^p[0-9]+$'",
  );
  const idOf = new Map(ids.map(({ plan, id }) => [plan, id]));
  const path = files.copied(dearer, (plan) => idOf.get(`p${plan}`) ?? 0);
  const script = join(path, "..", "bare.sql");
  writeFileSync(script, BARE.replaceAll(/\s*\n\s*(?=[^\\\s])/g, "\n").replace("FILE", path));
  const started = performance.now();
  // The provider's role has limits in this database that apply to all its connections.
  const env = { ...process.env, PGOPTIONS: "-c statement_timeout=0" };
  await psql(programOf("psql"), ["-q", "-v", "ON_ERROR_STOP=1", "-1", "-f", script, url], { env });
  return (performance.now() - started) / 1_000;
}

/** Compares both ways for one kind of change. New rows are deleted between them; changed rows change twice. */
async function compare(bench: Bench, what: "created" | "changed", place: number) {
  const { database } = bench.cluster;
  if (what === "created") await bare(bench, 0);
  const reset = async () => {
    if (what === "created") await forgetNights(bench);
    await database.maintain();
  };
  await reset();
  const bareSeconds = await bare(bench, 1 + 2 * place);
  await reset();
  const path = bench.files.nights(2 + 2 * place);
  const seconds = await bench.bring(path);
  return {
    seconds: round(seconds, 1),
    bare_seconds: round(bareSeconds, 1),
    nights_per_second: Math.round(bench.nights / seconds),
    share: round(bareSeconds / seconds, 2),
  };
}

async function forgetNights({ cluster: { database } }: Bench): Promise<void> {
  await database.withTx(
    (tx) =>
      tx.query(
        "DELETE FROM night_price WHERE rate_plan_id IN (SELECT id FROM inventory_key WHERE kind = 'plan' AND external_id ~ '^p[0-9]+$')",
      ),
    { statement: 600_000, lock: 10_000, idle: 600_000 },
  );
}
