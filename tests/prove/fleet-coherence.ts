import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { CHANGES_PATH } from "#runtime/changes.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { defineProof } from "./define-proof.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";
import { type Started, startWebsite } from "./website-process.ts";

/** One database, providers before it, and websites before them, each at an address. */
export type Fleet = { readonly database: Database; readonly websites: readonly string[]; readonly today: IsoDate };

/**
 * Time limit for every website to show a change, milliseconds. A small run beside other tests is not timed: it waits
 * longer.
 */
export const WITHIN_MS = 3_000;
/** Checks of each website meanwhile: requests cost work too, and all parties of a small run share one process. */
const LOOKS = 30;

/** A page and a change to it. `mark` is a number that occurs nowhere else. */
type Change = { path: string; statement: (mark: number) => string; shown: (mark: number) => string };

type Sold = { id: number; slug: string; city: string; cityId: number; planId: number };

const SOLD = `
  SELECT DISTINCT ON (property.id) property.id, property.slug, city.slug AS city, city.id AS "cityId", plan.id AS "planId"
  FROM property JOIN city ON city.id = property.city_id JOIN room_type AS room ON room.property_id = property.id
  JOIN rate_plan AS plan ON plan.room_type_id = room.id
  JOIN night_price AS price ON price.rate_plan_id = plan.id AND price.night = $1 AND price.sale_rate IS NOT NULL AND NOT price.closed
    AND NOT price.closed_to_arrival AND price.min_stay <= 1
  JOIN inventory_night AS stock ON stock.room_type_id = room.id AND stock.night = $1 AND stock.total - stock.held - stock.sold > 0
  WHERE property.is_active AND property.is_bookable AND room.capacity >= 2
  ORDER BY property.id LIMIT 12`;

/** All changes of a proof, each with a page. */
async function changesOf({ database, today }: Fleet): Promise<Change[]> {
  const night = addDays(today, 9);
  const sold = await database.query<Sold>(SOLD, [night]);
  const [tour] = await database.query<{ id: number; slug: string; city: string }>(
    "SELECT tour.id, tour.slug, city.slug AS city FROM tour JOIN city ON city.id = city_id ORDER BY tour.id LIMIT 1",
  );
  if (sold.length < 2 || tour === undefined) throw new Error("The world has too little to change");
  const name = (mark: number) => `نام ${mark}`;
  return [
    ...sold.flatMap(({ id, slug, city, planId }): Change[] => [
      {
        path: `/${city}Hotels/${slug}Hotel.html?check_in=${night}&length_of_stay=1`,
        statement: (mark) =>
          `UPDATE night_price SET sale_rate = ${mark}0, rack_rate = ${mark}0 WHERE rate_plan_id = ${planId} AND night = '${night}'`,
        shown: (mark) => `${mark}0`,
      },
      {
        path: `/${city}Hotels/${slug}Hotel.html`,
        statement: (mark) => `UPDATE property SET name_fa = '${name(mark)}' WHERE id = ${id}`,
        shown: name,
      },
    ]),
    ...[...new Map(sold.map((one) => [one.cityId, one])).values()].flatMap(({ city, cityId, id }): Change[] => [
      {
        path: `/${city}Hotels.html`,
        statement: (mark) => `UPDATE city SET name_fa = '${name(mark)}' WHERE id = ${cityId}`,
        shown: name,
      },
      {
        // Rated so that it is on the first page. A job would recompute its lowest price.
        path: `/${city}Hotels.html?sort=highest_rating`,
        statement: (mark) =>
          `UPDATE property SET name_fa = '${name(mark)}', rating_average = 5, rating_count = 1000000 WHERE id = ${id}`,
        shown: name,
      },
    ]),
    {
      path: `/${tour.city}Tours/${tour.slug}Tour.html`,
      statement: (mark) => `UPDATE tour SET title_fa = '${name(mark)}' WHERE id = ${tour.id}`,
      shown: name,
    },
    wordsOf("about", "/Content/About.html"),
  ];
}

/** Words of a static page. */
const wordsOf = (slug: string, path: string): Change => ({
  path,
  statement: (mark) => `UPDATE page SET lead_fa = 'نام ${mark}' WHERE slug = '${slug}'`,
  shown: (mark) => `نام ${mark}`,
});

const pageAt = async (website: string, path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(website + path);
  return { status: answer.status, text: await answer.text() };
};

/**
 * Makes every website render and cache some pages. One after another: a first rendering takes seconds on a busy
 * machine.
 */
async function keepPages(websites: readonly string[], paths: readonly string[], within: number): Promise<void> {
  for (const path of new Set(paths))
    for (const website of websites) {
      const until = performance.now() + within;
      while ((await pageAt(website, path)).status !== 200) {
        if (performance.now() > until) throw new Error(`${path} is not answered`);
        await delay(within / LOOKS);
      }
    }
}

/** Delay until each website showed a change, milliseconds; null for a website that did not. */
export async function shownAfter(
  websites: readonly string[],
  path: string,
  text: string,
  within = WITHIN_MS,
): Promise<(number | null)[]> {
  const changedAt = performance.now();
  const passed = () => Math.round(performance.now() - changedAt);
  return Promise.all(
    websites.map(async (website) => {
      for (; passed() < 2 * within; await delay(within / LOOKS)) {
        if ((await pageAt(website, path)).text.includes(text)) return passed();
      }
      return null;
    }),
  );
}

export type Coherence = {
  changes: number;
  /** Changes shown by a website later than allowed, or not at all. */
  late: number;
  slowest_ms: number;
  median_ms: number;
  /** Refresh calls after which the next page of the called website was not new. */
  not_new_at_once: number;
  refreshes: number;
};

export const isCoherent = ({ late, not_new_at_once, changes, refreshes }: Coherence): boolean =>
  late === 0 && not_new_at_once === 0 && changes > 0 && refreshes > 0;

/** The next mark: unique, and on no page by itself. */
let nextMark = 7_310_001;

/** Concurrent changes, beside one refresh. */
const AT_ONCE = 9;

/**
 * Makes changes, each to a page that every website has cached, and waits until all show it. One in ten bypasses the
 * triggers and is refreshed by a call at one of the websites.
 */
export async function changeAndLook(fleet: Fleet, total: number, within = WITHIN_MS): Promise<Coherence> {
  const { websites } = fleet;
  const all = await changesOf(fleet);
  const times: (number | null)[] = [];
  let [changes, refreshes, newAtOnce] = [0, 0, 0];
  while (changes + refreshes < total) {
    const first = changes;
    const some = Array.from({ length: AT_ONCE }, (_, index) => all[(first + index) % all.length]!);
    const asked = websites[refreshes % websites.length]!;
    await keepPages(
      websites,
      [gallery, ...some].map(({ path }) => path),
      within,
    );
    const found = await Promise.all([
      refreshAndLook(fleet, asked, gallery, within),
      ...some.map(async ({ path, statement, shown }) => {
        const mark = nextMark++;
        await fleet.database.query(statement(mark));
        return { isNew: true, times: await shownAfter(websites, path, shown(mark), within) };
      }),
    ]);
    newAtOnce += found[0].isNew ? 1 : 0;
    times.push(...found.flatMap((one) => one.times));
    refreshes += 1;
    changes += AT_ONCE;
  }
  const known = times.map((time) => time ?? 2 * within).toSorted((one, other) => one - other);
  return {
    changes,
    late: times.filter((time) => time === null || time > within).length,
    slowest_ms: known.at(-1) ?? 0,
    median_ms: known[Math.floor(known.length / 2)] ?? 0,
    refreshes,
    not_new_at_once: refreshes - newAtOnce,
  };
}

const gallery = wordsOf("gallery", "/Content/Gallery.html");

/** The name of a city, which providers cache. */
export const cityName: Change = {
  path: "/IsfahanHotels.html",
  statement: (mark) => `UPDATE city SET name_fa = 'نام ${mark}' WHERE slug = 'Isfahan'`,
  shown: (mark) => `نام ${mark}`,
};

/** Changes a page without firing the triggers and has one of the websites refresh it: its next page must be new. */
export async function refreshAndLook(
  { database, websites }: Fleet,
  asked: string,
  changed: Change = gallery,
  within = WITHIN_MS,
) {
  const mark = nextMark++;
  const { path, statement, shown } = changed;
  await keepPages(websites, [path], within);
  await withoutTriggers(database, statement(mark));
  const query = new URLSearchParams({ address: path });
  const headers = { "Client-Token": "shamseh-web" };
  const answer = await fetch(`${asked}/cache/v2/refresh?${query}`, { headers });
  if (!answer.ok) throw new Error(`A refresh call was answered ${answer.status}`);
  const isNew = (await pageAt(asked, path)).text.includes(shown(mark));
  return { isNew, times: await shownAfter(websites, path, shown(mark), within) };
}

const withoutTriggers = (database: Database, statement: string): Promise<unknown> =>
  database.withTx(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(statement);
  });

/**
 * Two built websites before two providers over one PostgreSQL: `changes`, with visitors at both websites and other
 * changes. As a control, `deaf` of them are repeated with a website that gets no change notices, which must be late.
 */
export const { run, small } = defineProof({
  full: { changes: 200, deaf: 20 },
  small: { changes: 10, deaf: 1 },
  prove: (size) =>
    onProvingGround(async ({ url }, { database, today }) => {
      // The proof calls from this machine, which counts as the company's.
      const making = { environment: { COMPANY_NETWORKS: "127.0.0.0/8" } };
      const providers = [await startProvider({ url }, making), await startProvider({ url }, making)];
      const ports = providers.map(({ port }) => port);
      const balancers = [await startBalancer(ports), await startBalancer(ports, isOfChanges)] as const;
      const websitesBefore = (...before: Balancer[]) => Promise.all(before.map(({ port }) => startWebsite(port)));
      const day = await today();
      const proved = async (websites: readonly Started[], changes: number) => {
        const urls = websites.map((website) => website.url);
        const stop = load(urls, database);
        const figures = await changeAndLook({ database, websites: urls, today: day }, changes);
        const loaded = await stop();
        for (const { child, ended } of websites) {
          child.kill("SIGTERM");
          await ended;
        }
        return { ...figures, ...loaded };
      };
      try {
        const [balancer, refusing] = balancers;
        const sound = await proved(await websitesBefore(balancer, balancer), size.changes);
        const deaf = await proved(await websitesBefore(balancer, refusing), size.deaf);
        const holds = isCoherent(sound) && sound.failed === 0 && deaf.late > 0;
        return { holds, ...sound, late_where_one_website_is_deaf: deaf.late };
      } finally {
        for (const each of balancers) await each.close();
        await Promise.all(providers.map((provider) => provider.stop()));
      }
    }),
});

const isOfChanges = (path: string): boolean => path.startsWith(CHANGES_PATH);

const VISITORS = 4;
const PAUSE_MS = 20;

/** Visitors of all websites, and rooms sold meanwhile. Returns a function that ends them and counts failed pages. */
function load(websites: readonly string[], database: Database): () => Promise<{ pages: number; failed: number }> {
  let isOver = false;
  const counted = { pages: 0, failed: 0 };
  async function visit(): Promise<void> {
    const named = await database.query<{ slug: string; city: string }>(
      "SELECT property.slug, city.slug AS city FROM property JOIN city ON city.id = city_id WHERE is_active",
    );
    const paths = ["/", "/Tours.html", ...named.map(({ slug, city }) => `/${city}Hotels/${slug}Hotel.html`)];
    while (!isOver) {
      const { status } = await fetch(pick(websites) + pick(paths));
      counted.pages += 1;
      if (status >= 500) counted.failed += 1;
      await delay(PAUSE_MS);
    }
  }
  async function sell(): Promise<void> {
    while (!isOver) {
      await database.query(
        `UPDATE inventory_night SET total = total + 1 WHERE room_type_id = (SELECT id FROM room_type ORDER BY random() LIMIT 1)`,
      );
      await delay(PAUSE_MS);
    }
  }
  const all = [sell(), ...Array.from({ length: VISITORS }, visit)];
  return async () => {
    isOver = true;
    await Promise.all(all);
    return counted;
  };
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
