import type { City } from "../place/atlas.ts";
import type { Services } from "../services.ts";
import { readCandidates } from "./candidates.ts";
import { type Listed, listedAtAll } from "./listed.ts";

/** How long a list without dates may lag behind the database, seconds. It shows no stock and no stay, so little can be stale. */
const KEPT_FOR = 60;
/** How many properties are kept in all, over every list. */
const MOST_KEPT = 100_000;

type Kept = { since: number; listed: Listed[] };
const keptOf = new WeakMap<Services, Map<string, Kept>>();

/** Every property of these cities as lists without dates show it. Lists are kept for a minute, the least recent go first. */
export async function listedIn(cities: readonly City[], services: Services): Promise<Listed[]> {
  const kept = keptOf.get(services) ?? new Map<string, Kept>();
  keptOf.set(services, kept);
  const ids = cities.map((city) => city.row.id);
  const key = ids.join();
  const now = services.clock();
  const found = kept.get(key);
  if (found && now - found.since < KEPT_FOR) return found.listed;
  const listed = (await readCandidates(services.database, ids)).map(listedAtAll);
  kept.delete(key);
  kept.set(key, { since: now, listed });
  let total = [...kept.values()].reduce((sum, entry) => sum + entry.listed.length, 0);
  for (const [oldest, entry] of kept) {
    if (total <= MOST_KEPT || oldest === key) break;
    kept.delete(oldest);
    total -= entry.listed.length;
  }
  return listed;
}

/** Forgets what is kept, after the properties changed. */
export const forgetListings = (services: Services): void => void keptOf.delete(services);
