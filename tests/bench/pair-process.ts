import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { startPostgres, startReplicated } from "#tests/postgres.ts";
import { startPool } from "#tests/support/pgbouncer.ts";
import { openBookings, rateOf } from "./bookings.ts";
import { fillInventory } from "./made-inventory.ts";
import { searching, timedCalls } from "./searching.ts";
import { agent, answerOf, buildEntry, load, startProcess } from "./ssr.ts";
import { ssrPages } from "./ssr-pages.ts";

/** One side of `pairs.ts`: waits, and does one turn of its work on request. */

/** Does one turn and returns its cost, in the same unit on both sides. */
type Turn = () => Promise<number>;

const BOOKING_SECONDS = 2;
const RESPONSES = 8_000;
const RENDERED = 300;
const PROPERTIES = 20_000;
const CITIES = 140;
const SEARCHES = 150;

async function postgres() {
  const server = await startPostgres();
  if (server === null) throw new Error("There is no PostgreSQL");
  return server;
}

/** Seconds per booking, with eight concurrent clients. */
async function booking(isPooled: boolean): Promise<Turn> {
  const { url } = await postgres();
  const pool = isPooled ? await startPool(url) : null;
  const place = pool === null ? { url } : { url: pool.url, directUrl: url, hasNames: false };
  const { services, ours } = await openBookings(place);
  await rateOf(ours, BOOKING_SECONDS);
  await services.database.maintain();
  return async () => 1 / (await rateOf(ours, BOOKING_SECONDS));
}

/** CPU time of a cached page, microseconds, while change notices of other pages arrive. */
async function memory(): Promise<Turn> {
  await buildEntry();
  const [site, provider] = [await startProcess(), await startProcess()];
  const replay = await answerOf(provider, { serve: "replay", name: "stay-search" });
  const port = await answerOf(site, { serve: "pages", provider: replay });
  const path = () => ssrPages["stay-search"].path(0);
  await load(port, RESPONSES, path);
  process.once("exit", () => agent.destroy());
  return async () => {
    // A stale page is rendered once, outside of the measurement.
    await load(port, 100, path);
    const before = await answerOf(site, { cpu: true });
    await load(port, RESPONSES, path);
    return ((await answerOf(site, { cpu: true })) - before) / RESPONSES;
  };
}

/** CPU time of a page that is rendered for its request, microseconds. */
async function rendered(): Promise<Turn> {
  await buildEntry();
  const [site, provider] = [await startProcess(), await startProcess()];
  const replay = await answerOf(provider, { serve: "replay", name: "stay-search" });
  const port = await answerOf(site, { serve: "pages", provider: replay });
  let asked = 0;
  const path = () => ssrPages["stay-search"].path(++asked);
  await load(port, 300, path);
  process.once("exit", () => agent.destroy());
  return async () => {
    const before = await answerOf(site, { cpu: true });
    await load(port, RENDERED, path);
    return ((await answerOf(site, { cpu: true })) - before) / RENDERED;
  };
}

/** An inventory of many cities, read from the primary or from its standby. */
async function inventory(isFromStandby: boolean) {
  const servers = await startReplicated();
  if (servers === null) throw new Error("There is no PostgreSQL that can have a standby");
  const { primary, standby } = servers;
  const database = await openDatabase({ url: primary.url, readUrl: isFromStandby ? standby.url : null });
  await database.migrate();
  await fillInventory(database, {
    properties: PROPERTIES,
    cities: CITIES,
    cityOf: `1 + n % ${CITIES}`,
    rooms: 1,
    plans: 1,
  });
  return database;
}

/** Milliseconds per search of a city. */
async function search(isFromStandby: boolean): Promise<Turn> {
  const ask = await searching(await inventory(isFromStandby));
  let step = 0;
  const turn = async () => {
    let sum = 0;
    for (let turn = 0; turn < SEARCHES; turn++, step++) {
      const checkIn = addDays(FROZEN_TODAY, step % 7);
      sum += await ask({ city: 1 + ((step * 7_919) % CITIES), checkIn, nights: 1 + (step % 7) });
    }
    return sum / SEARCHES;
  };
  // The first searches load the inventory into memory.
  await turn();
  return turn;
}

/** Slug of a made city by its number: digits as letters. */
const cityOf = (number: number): string =>
  `City${String(number).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))}`;

/** Milliseconds for the calls of a property's page with dates: its details, its rooms and its calendar of prices. */
async function property(): Promise<Turn> {
  const timed = await timedCalls(await inventory(false));
  let step = 0;
  const turn = async () => {
    let sum = 0;
    for (let turn = 0; turn < SEARCHES; turn++, step++) {
      const id = 1 + ((step * 7_919) % PROPERTIES);
      const slug = `${cityOf(1 + (id % CITIES))}/Hotel${id}`;
      const stay = `check_in=${addDays(FROZEN_TODAY, step % 7)}&length_of_stay=${1 + (step % 3)}`;
      sum += await timed(`/property/v2/details/${slug}?${stay}`);
      sum += await timed(`/property/v2/${id}/rooms?${stay}`);
      sum += await timed(`/property/v2/${id}/price-calendar?from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, 13)}`);
    }
    return sum / SEARCHES;
  };
  await turn();
  return turn;
}
const works: Readonly<Record<string, () => Promise<Turn>>> = {
  booking: () => booking(false),
  "booking-pooled": () => booking(true),
  memory,
  property,
  rendered,
  search: () => search(false),
  "search-standby": () => search(true),
};

const work = works[process.argv[2] ?? ""];
if (work === undefined) throw new Error(`A side is one of ${Object.keys(works).join(", ")}`);
const turn = await work();
process.on("message", async () => process.send?.(await turn()));
process.once("disconnect", () => process.exit());
process.send?.(0);
