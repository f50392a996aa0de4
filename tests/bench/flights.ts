import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { type OfferDay, offersOn } from "#products/flight/provider/offers.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { percentile, round } from "./figures.ts";
import { CROWD, DAYS, dayAt, measureSizes, type Offered, routeAt } from "./flight-offers.ts";

const TIMES = 400;
const WARM_UP = 60;

/**
 * `npm run bench -- flights [--full]`: growth of the time of a flight search with the number of offers, and the time
 * for a day with two hundred of them. Every search is complete and in process. `buffers` are the pages that the
 * search's statement touches. Prints one JSON line for each size, then the exponent of the growth.
 */
export const run = (args: readonly string[]): Promise<void> => measureSizes("flights", args, measure);

async function measure(offered: Offered) {
  const { size, read } = offered;
  const search = ({ originId, destinationId, date }: Omit<OfferDay, "class">) =>
    read<FlightSearchValue>(
      `/flight/v2/search?origin_city_id=city-${originId}&destination_city_id=city-${destinationId}&departure_date=${date}&adult_count=1`,
    );
  /** Deterministic walk over all routes; consecutive ones are far apart. */
  const one = (step: number) => search({ ...routeAt((step * 7_919) % size.routes), date: dayAt(step, size) });
  const crowded: OfferDay = { ...routeAt(0), date: addDays(FROZEN_TODAY, 1 + DAYS), class: "economy" };
  for (let step = 0; step < WARM_UP; step++) await Promise.all([one(step), search(crowded)]);
  const [searches, crowds]: [number[], number[]] = [[], []];
  let found = 0;
  for (let step = 0; step < TIMES; step++) {
    const { ms, value } = await one(step);
    found += value.total;
    searches.push(ms);
  }
  if (found === 0) throw new Error("No search found anything, and nothing was measured");
  for (let step = 0; step < TIMES; step++) {
    const { ms, value } = await search(crowded);
    if (value.total < CROWD / 2) throw new Error(`A day has only ${value.total} offers`);
    crowds.push(ms);
  }
  return {
    searches: TIMES,
    found: round(found / TIMES, 1),
    p50: percentile(searches, 0.5),
    p99: percentile(searches, 0.99),
    crowded_p50: percentile(crowds, 0.5),
    crowded_p99: percentile(crowds, 0.99),
    buffers: await buffersOf(offered, { ...routeAt(1), date: dayAt(1, size), class: "economy" }),
    crowded_buffers: await buffersOf(offered, crowded),
  };
}

type Plan = { "QUERY PLAN": readonly { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }[] };

/** Number of 8 kB pages that the statement of one search touches, by PostgreSQL's own count. */
async function buffersOf({ database }: Offered, day: OfferDay): Promise<number> {
  let pages = 0;
  const explaining: Queryable = {
    ...database,
    async query(text, values) {
      const [row] = await database.query<Plan>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
      const plan = row?.["QUERY PLAN"][0]?.Plan;
      pages = (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
      return [];
    },
  };
  await offersOn(explaining, day, 0);
  return pages;
}
