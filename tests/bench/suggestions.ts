import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { serve } from "@hono/node-server";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { type Random, random } from "#fixtures/world/random.ts";
import { createApp } from "#provider/app.ts";
import { readAtlas } from "#provider/atlas/place/atlas.ts";
import { readIndex } from "#provider/atlas/place/findables.ts";
import { vocabularyBytes } from "#provider/atlas/place/vocabulary.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { createAddressLimits } from "#provider/kernel/http/address-limits.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { servicesOver } from "#provider/start.ts";
import { startPostgres } from "#tests/postgres.ts";
import { numberFrom } from "#tests/prove/options.ts";
import { type MadeName, madeNames, misspelt } from "./names.ts";

const NAMES = 100_000;
const CITIES = 400;
const WARM_UP = 200;
/** Property names inserted per batch. */
const BATCH = 10_000;

/**
 * `npm run bench -- suggestions [--names 100000] [--calls 2000] [--seed 7]`: cost of suggestions, over HTTP with a
 * keep-alive connection, of generated names on PostgreSQL: typed exactly, only a prefix, and with one letter wrong.
 * Prints one JSON line: p50 and p99 of each in milliseconds, the share of misspelt names that are found, the build time
 * of the index, and its bytes per name.
 */
export async function run(args: readonly string[]): Promise<void> {
  const postgres = await startPostgres(["fsync=off", "max_wal_size=4GB"]);
  if (postgres === null) return;
  const database = await openDatabase({ url: postgres.url });
  const [count, calls, seed] = [
    numberFrom(args, "names", NAMES),
    numberFrom(args, "calls", 2_000),
    numberFrom(args, "seed", Date.now() % 1_000_000),
  ];
  try {
    await database.migrate();
    const names = madeNames(seed, count + CITIES);
    await fill(database, names.slice(0, CITIES), names.slice(CITIES));
    const building = await measureBuild(database, names.length);
    const timed = await measureCalls(database, names, calls, seed);
    console.log(JSON.stringify({ bench: "suggestions", names: names.length, seed, calls, ...building, ...timed }));
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function fill(database: Database, cities: readonly MadeName[], properties: readonly MadeName[]): Promise<void> {
  await database.withTx(
    async (tx) => {
      await tx.query(`INSERT INTO country (id, iso2, name_fa, name_en) VALUES (1, 'IR', 'ایران', 'Iran')`);
      await tx.query(
        `INSERT INTO city (id, slug, name_fa, name_en, country_id, lat, lon, description_fa, description_en)
         SELECT n, 'City' || translate(n::text, '0123456789', 'abcdefghij'), fa, en, 1, 30 + n % 8, 48 + n % 12, '', ''
         FROM json_to_recordset($1::json) AS made (n int, fa text, en text)`,
        [numbered(cities, 1)],
      );
      await tx.query(`INSERT INTO cancellation_policy (id, base, steps) VALUES ('standard', 'first_night', '[]')`);
      for (let from = 0; from < properties.length; from += BATCH) {
        await tx.query(
          `INSERT INTO property (id, slug, city_id, name_fa, name_en, type, grade, star, classes, address_fa, address_en,
             lat, lon, floors, room_count, built_year, check_in_time, check_out_time, images, description_fa,
             description_en, facilities, rules, free_until, half_until, cancellation_policy_id, is_active, is_bookable,
             meals, online, cancellable, rating_average, rating_count, from_price, from_rack)
           SELECT n, 'Hotel' || n, 1 + n % ${CITIES}, fa, en, 'hotel', 'three_star', 3, '{}', '', '', 30, 50,
             3, 20, 2000, '14:00', '12:00', '[]', '', '', '{}', '[]', 2, 6, 'standard', true, true, '{}', true, true,
             4, n % 400, 10000000, 12000000
           FROM json_to_recordset($1::json) AS made (n int, fa text, en text)`,
          [numbered(properties.slice(from, from + BATCH), from + 1)],
        );
      }
    },
    { statement: 0, lock: 0, idle: 0 },
  );
}

const numbered = (names: readonly MadeName[], first: number): string =>
  JSON.stringify(names.map((name, index) => ({ n: first + index, ...name })));

async function measureBuild(database: Database, names: number) {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const held = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const atlas = await readAtlas(database);
  const before = held();
  const started = performance.now();
  const index = await readIndex(database, atlas);
  const took = performance.now() - started;
  return {
    build_ms: Math.round(took),
    bytes_per_name: Math.round((held() - before) / names),
    of_them_numbers: Math.round(vocabularyBytes(index.vocabulary) / names),
    words: index.vocabulary.words.length,
  };
}

async function measureCalls(database: Database, names: readonly MadeName[], calls: number, seed: number) {
  const services = await servicesOver(database, readSettings({ APP_ENV: "demo" }), silentLog, () => FROZEN_NOW);
  // All calls come from one address.
  const addressLimits = createAddressLimits(Number.MAX_SAFE_INTEGER, services.vault);
  const server = serve({ fetch: createApp({ ...services, addressLimits }).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const ask = (text: string) => suggestionsOf({ port, agent, clientToken: services.settings.clientToken, text });
  const draw = random(seed, "typed");
  const nameOf = (): string => {
    const name = draw.pick(names);
    return draw.chance(0.7) ? name.fa : name.en;
  };
  try {
    for (let call = 0; call < WARM_UP; call++) await ask(misspelt(nameOf(), draw));
    const exact = await timesOf(calls, nameOf, ask);
    const prefix = await timesOf(calls, () => beginningOf(nameOf(), draw), ask);
    const wrong = await timesOf(calls, () => misspelt(nameOf(), draw), ask);
    return { unit: "ms", exact: summary(exact), prefix: summary(prefix), one_wrong_letter: summary(wrong) };
  } finally {
    agent.destroy();
    server.close();
  }
}

const beginningOf = (name: string, draw: Random): string => name.slice(0, draw.integer(1, name.length));

type Timed = { ms: number; isFound: boolean };

async function timesOf(calls: number, typed: () => string, ask: (text: string) => Promise<number>): Promise<Timed[]> {
  const times: Timed[] = [];
  while (times.length < calls) {
    const text = typed();
    const started = performance.now();
    const found = await ask(text);
    times.push({ ms: performance.now() - started, isFound: found > 0 });
  }
  return times;
}

type Asked = { port: number; agent: Agent; clientToken: string; text: string };

/** Number of suggestions in the answer for a text. */
function suggestionsOf({ port, agent, clientToken, text }: Asked): Promise<number> {
  const path = `/base/v2/autocomplete?scope=property&q=${encodeURIComponent(text.slice(0, 60))}`;
  return new Promise((resolve, reject) => {
    const request = get({ port, path, agent, headers: { "Client-Token": clientToken } }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
      });
      response.on("end", () => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode}: ${body.slice(0, 200)}`));
        else resolve(JSON.parse(body).value.length);
      });
    });
    request.on("error", reject);
  });
}

function summary(times: readonly Timed[]) {
  const ordered = times.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) =>
    Number((ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99), answered: times.filter(({ isFound }) => isFound).length / times.length };
}
