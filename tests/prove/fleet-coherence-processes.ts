import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#provider/kernel/database/database.ts";
import { CHANGES_PATH } from "#runtime/changes.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { changeAndLook, isCoherent } from "./fleet-coherence.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";
import { type Started, startWebsite } from "./website-process.ts";

/**
 * Two built websites before two providers over one PostgreSQL: `--changes` (200), with visitors at both websites and
 * other changes. As a control, `--deaf` of them (20) are repeated with a website that gets no change notices, which
 * must be late.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
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
      const sound = await proved(await websitesBefore(balancer, balancer), numberFrom(args, "changes", 200));
      const deaf = await proved(await websitesBefore(balancer, refusing), numberFrom(args, "deaf", 20));
      const holds = isCoherent(sound) && sound.failed === 0 && deaf.late > 0;
      return { holds, ...sound, late_where_one_website_is_deaf: deaf.late };
    } finally {
      for (const each of balancers) await each.close();
      await Promise.all(providers.map((provider) => provider.stop()));
    }
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
