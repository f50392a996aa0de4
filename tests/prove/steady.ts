import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { startPostgres } from "#tests/postgres.ts";
import { newKey } from "#tests/support/client.ts";
import { stayIn } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import { kindsOfPages } from "./kinds-of-pages.ts";
import type { Proof } from "./main.ts";
import { residentOf } from "./memory.ts";
import { startProvider } from "./provider-processes.ts";
import { clientOf } from "./raw-http.ts";
import { type Client, type TestCluster, testClusterOf } from "./test-cluster.ts";
import { startWebsite } from "./website-process.ts";

const CONNECTIONS = 4;
const SAMPLE_MS = 5_000;
/** The page cache fills to its size. */
const WARM_UP_MS = 300_000;
/** One in so many turns of a visitor is a booking, through the website too. */
const BOOKING_EVERY = 20;
const CITIES = 20;
/** Name of the site as in `startWebsite`. */
const BASE = "http://127.0.0.1";
const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "Accept-Encoding": "br" };

/** Maximum growth of memory from the first third of the time to the last. */
const GROWTH = 1.05;

type Sample = { website: number; provider: number };

/**
 * A website and a provider over PostgreSQL with the demonstration's world, for `minutes` after a warm-up of
 * five, at `a-second` turns: pages of every kind, searches of twenty cities that are each a page of its own, and
 * bookings that are cancelled. The memory of neither process may grow: the mean of the last third of the time is
 * compared with that of the first.
 */
export const { run } = defineProof({
  full: { minutes: 30, "a-second": 15 },
  small: null,
  prove: (size) => measureMemory(size.minutes, size["a-second"]),
});

async function measureMemory(minutes: number, turnsASecond: number): Promise<Proof> {
  const postgres = await startPostgres();
  if (postgres === null) return { holds: true, skipped: "There is no PostgreSQL" };
  const provider = await startProvider({ url: postgres.url }, { environment: { PUBLIC_BASE_URL: BASE } });
  const website = await startWebsite(provider.port);
  const database = await openDatabase({ url: postgres.url });
  const site = Number(new URL(website.url).port);
  const { get, close } = clientOf(site, CONNECTIONS);
  const client: Client = { request: (path, init) => fetch(new URL(String(path), website.url), init) };
  const cluster = testClusterOf(database, [client], readSettings({ APP_ENV: "demo", PUBLIC_BASE_URL: BASE }));
  const figures = { pages: 0, pages_failed: 0, bookings: 0, bookings_failed: 0 };
  const today = await cluster.today();
  const room = await cluster.room({ rooms: 50_000 });
  let isOver = false;

  // Pages have a counter of their own: with that of the turns, some of which are bookings, some kinds might never
  // occur.
  const visit = async () => {
    const page = figures.pages++;
    const path = page % 2 === 0 ? kindsOfPages[(page / 2) % kindsOfPages.length]! : searchAt(page);
    const { status } = await get(path, headers);
    if (status >= 500) figures.pages_failed += 1;
  };
  const searchAt = (turn: number): string => {
    const city = 1 + (turn % CITIES);
    const checkIn = addDays(today, 3 + (turn % 60));
    return `/search/property?check_in=${checkIn}&destination_id=city-${city}&destination_name=s${turn}&length_of_stay=${1 + (turn % 5)}`;
  };

  const living = traffic(
    turnsASecond,
    () => isOver,
    async (turn) => {
      if (turn % BOOKING_EVERY !== 0) return visit();
      figures.bookings += 1;
      if (!(await bookAndCancel(cluster, room).catch(() => false))) figures.bookings_failed += 1;
    },
  );

  const samples: Sample[] = [];
  await delay(WARM_UP_MS);
  for (const until = performance.now() + minutes * 60_000; performance.now() < until; ) {
    samples.push({ website: residentOf(website.pid), provider: residentOf(provider.pid) });
    await delay(SAMPLE_MS);
  }
  isOver = true;
  await living;
  close();
  await database.close();
  website.child.kill("SIGTERM");
  await Promise.all([website.ended, provider.stop()]);
  await postgres.stop();
  const memory = { website: thirds(samples, "website"), provider: thirds(samples, "provider") };
  const isFlat = Object.values(memory).every(({ first_mb, last_mb }) => last_mb <= first_mb * GROWTH);
  return { holds: isFlat && figures.pages_failed + figures.bookings_failed === 0, memory, ...figures };
}

/** Starts a number of turns per second, however long they take, until it is over. */
async function traffic(aSecond: number, isOver: () => boolean, take: (turn: number) => Promise<void>): Promise<void> {
  const under = new Set<Promise<void>>();
  for (let turn = 0; !isOver(); turn++, await delay(1_000 / aSecond)) {
    if (under.size >= CONNECTIONS) continue;
    const taken = take(turn).finally(() => under.delete(taken));
    under.add(taken);
  }
  await Promise.all(under);
}

/** A quote, a hold, its travellers, its submission, and its cancellation. */
async function bookAndCancel(cluster: TestCluster, room: Parameters<typeof stayIn>[0]): Promise<boolean> {
  const item = stayIn(room);
  const user = await cluster.user();
  const { quote_id } = (await user.post<StayQuoteValue>(`${item.path}/quote`, item.request())).value;
  const held = await user.post<StayReservationValue>(`${item.path}/create`, { quote_id }, newKey());
  const path = `${item.path}/${held.value.confirmation_code}`;
  await user.post(`${path}/${item.saving}`, item.travellers, newKey());
  await user.post(`${path}/submit`, {}, newKey());
  const quote = await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
  const ended = await user.post(`${path}/cancel`, { quote_id: quote.value?.quote_id, destination: "wallet" }, newKey());
  return ended.status === 200;
}

function thirds(samples: readonly Sample[], of: keyof Sample) {
  const third = Math.floor(samples.length / 3);
  const mean = (some: readonly Sample[]) => Math.round(some.reduce((sum, one) => sum + one[of], 0) / some.length);
  return {
    first_mb: mean(samples.slice(0, third)),
    last_mb: mean(samples.slice(-third)),
    highest_mb: Math.max(...samples.map((one) => one[of])),
  };
}
