import { createPageCache } from "#app/server/page-cache.ts";
import { pageKey } from "#app/server/page-key.ts";
import { pageQuery } from "#domain/addresses/page-query.ts";
import { withoutUsualAudience } from "#domain/addresses/party-audience.ts";
import { matchRoute, routeNamed } from "#domain/addresses/routes.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { round } from "./figures.ts";
import { mixedVisits, type Spelling, spellings, type Visit } from "./mixed-visitors.ts";

/** Pages opened in the day, and the seconds that each then comes after the one before. */
const VISITS = [20_000, 200_000] as const;
const SEED = 1;

/**
 * Pages that fit into the website's memory: 64 MB of 130 KB each, plain and compressed, by the shares of their kinds. The
 * replay keeps as many small ones.
 */
const PAGES_IN_MEMORY = 516;
const HTML = "<p>".repeat(300);
/** Bytes of such a page with its compressed form: its plain text is nearly all of it. */
const SMALL_PAGE = HTML.length + 20;

type Asked = { key: string; freshMs: number };

/** The key under which the website keeps an address's page, and for how long it is fresh. */
function asked(address: string, { visitor }: Visit, now: number): Asked {
  const [path = "", search = ""] = address.split("?");
  const match = matchRoute(path);
  if (match === null) throw new Error(`There is no page at ${address}`);
  const query = pageQuery(match.name, withoutUsualAudience(new URLSearchParams(search), visitor.locale));
  const route = routeNamed(match.name);
  const key = pageKey(`${path}?${query}`, visitor, now);
  return { key, freshMs: ("freshMs" in route && route.freshMs) || 0 };
}

/** Shares of the pages that came from memory, fresh or stale, in a day of so many. */
async function hitRate(visits: number, spelling: Spelling): Promise<number> {
  let now = 0;
  let made = 0;
  const cache = createPageCache({ maxBytes: PAGES_IN_MEMORY * SMALL_PAGE, now: () => now });
  const { signal } = new AbortController();
  const source = mixedVisits(SEED);
  for (let count = 0; count < visits; count += 1) {
    now += (DAY_SECONDS * 1000) / visits;
    const { value } = source.next();
    const visit = value as Visit;
    const { key, freshMs } = asked(visit.address[spelling], visit, FROZEN_NOW * 1000 + now);
    let waited = 0;
    await cache.page(
      key,
      async (_signal, isAhead) => {
        if (!isAhead) waited = 1;
        return { status: 200, headers: {}, html: [HTML], freshMs };
      },
      signal,
    );
    made += waited;
  }
  return 1 - made / visits;
}

/**
 * `npm run bench -- replay`: share of the pages of a day that come from the website's memory, with the party and the
 * language in addresses, with one of them, and with neither. Keys, freshness and memory are
 * the website's own; the visitors are invented.
 */
export async function run(): Promise<void> {
  for (const visits of VISITS) {
    const rates: Partial<Record<Spelling, number>> = {};
    for (const spelling of spellings) rates[spelling] = round(await hitRate(visits, spelling), 4);
    console.info(JSON.stringify({ replay: "day", visits, hit_rate: rates }));
  }
}
