import type { Visitor } from "#app/server/visitor.ts";
import { LANGUAGE } from "#domain/addresses/carried.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import type { Query } from "#domain/addresses/query.ts";
import { addressTo, type RouteMatch } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { propertiesOf } from "#fixtures/world/properties.ts";
import { type Random, random } from "#fixtures/world/random.ts";

/** Contents of an address about its visitor: language and party, one of them, or neither. */
export const spellings = ["both", "language", "party", "neither"] as const;
export type Spelling = (typeof spellings)[number];

/** One page that a visitor opens, by its address in each spelling. */
export type Visit = {
  readonly visitor: Pick<Visitor, "locale" | "theme">;
  readonly address: Readonly<Record<Spelling, string>>;
};

/** Things that are drawn, each with its share of all; the shares of a list make 1. */
type Shares<T> = readonly (readonly [thing: T, share: number])[];

function drawn<T>(shares: Shares<T>, draw: Random): T {
  let left = draw.next();
  for (const [thing, share] of shares) {
    left -= share;
    if (left < 0) return thing;
  }
  return shares[0]![0];
}

const languages: Shares<Locale> = [
  ["fa", 0.88],
  ["en", 0.12],
];
/** Parties by language, as they say it; null: the usual of the language. */
const parties: Record<Locale, Shares<PartyAudience | null>> = {
  fa: [
    [null, 0.97],
    ["mixed", 0.02],
    ["foreign", 0.01],
  ],
  en: [
    [null, 0.85],
    ["iranian", 0.12],
    ["mixed", 0.03],
  ],
};
const themes: Shares<Visitor["theme"]> = [
  ["system", 0.92],
  ["dark", 0.06],
  ["light", 0.02],
];
/** Share of the visitors who come by an address of their language; the others have chosen it before. Persian needs none. */
const byAddress: Record<Locale, number | null> = { fa: null, en: 0.7 };
/** After each page another follows with this chance: 3.3 pages a visit. */
const GOES_ON = 0.7;

const citySlugs = new Map(citiesIran.map(({ id, slug }) => [id, slug]));
const properties = propertiesOf(DEMO_SEED).flatMap(({ slug, cityId }) => {
  const cityName = citySlugs.get(cityId);
  return cityName === undefined ? [] : [{ cityName, propertyName: slug }];
});
const slugs = [...citySlugs.values()];

/** The n-th of a list with a chance of 1/n: few are asked for by most. */
function zipf<T>(list: readonly T[], draw: Random): T {
  const rank = Math.floor((list.length + 1) ** draw.next());
  return list[Math.min(rank, list.length) - 1]!;
}

type Page = readonly [match: RouteMatch, query: Query];
const pageOf = (name: RouteMatch["name"], params: RouteMatch["params"] = {}, query: Query = {}): Page => [
  { name, params },
  query,
];
const stayOf = (draw: Random) => ({
  check_in: addDays(FROZEN_TODAY, 1 + zipf([...Array(60).keys()], draw)),
  length_of_stay: draw.integer(1, 4),
});

const kinds: Shares<(draw: Random) => Page> = [
  [() => pageOf("home"), 0.12],
  [(draw) => pageOf("property", zipf(properties, draw)), 0.3],
  [(draw) => pageOf("property", zipf(properties, draw), stayOf(draw)), 0.14],
  [(draw) => pageOf("city", { destinationName: zipf(slugs, draw) }), 0.18],
  [(draw) => pageOf("propertySearch", {}, { destination_id: `city-${draw.integer(1, 30)}`, ...stayOf(draw) }), 0.1],
  [() => pageOf("tours"), 0.03],
  [(draw) => pageOf("tourListing", { destinationName: zipf(slugs, draw) }), 0.03],
  [() => pageOf("flights"), 0.03],
  [(draw) => pageOf("flightsFrom", { originName: zipf(slugs, draw) }), 0.03],
  [() => pageOf("nowruz"), 0.02],
  [() => pageOf("about"), 0.02],
];

/** Pages that a number of mixed visitors open, one visitor after another. Invented shares: nothing measures real ones. */
export function* mixedVisits(seed: number): Generator<Visit> {
  const draw = random("replay", seed);
  for (;;) {
    const locale = drawn(languages, draw);
    const visitor = { locale, theme: drawn(themes, draw) };
    const share = byAddress[locale];
    const language = share !== null && draw.chance(share) ? { [LANGUAGE]: locale } : {};
    const audience = drawn(parties[locale], draw);
    // A party is said on a page: the first has the usual one.
    let party = {};
    do {
      const [match, query] = drawn(kinds, draw)(draw);
      yield {
        visitor,
        address: {
          both: addressTo(match, { ...query, ...language, ...party }),
          language: addressTo(match, { ...query, ...language }),
          party: addressTo(match, { ...query, ...party }),
          neither: addressTo(match, query),
        },
      };
      if (audience !== null) party = { [AUDIENCE]: audience };
    } while (draw.chance(GOES_ON));
  }
}
