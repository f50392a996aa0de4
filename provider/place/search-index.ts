import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { mendKeyboardLayout, mendKeyboardLayoutToLatin } from "#domain/text/keyboard.ts";
import type { Database } from "../database/database.ts";
import { attractionAddress, cityAddress, countryAddress, propertyAddress } from "./addresses.ts";
import type { Atlas, City } from "./atlas.ts";

type Kind = Suggestion["kind"];
type Names = Record<Locale, string>;

/** Something that a traveller may type the name of. */
export type Findable = {
  id: string;
  kind: Kind;
  name: Names;
  aliases: readonly string[];
  parent: Names;
  address: string | null;
  /** Among equals the heavier comes first. */
  weight: number;
};

/** How a name answers a text, best first; the order of kinds decides within. */
const matches = { exact: 0, prefix: 1, wordPrefix: 2, everyWord: 3 } as const;
const kindOrder: Record<Kind, number> = { city: 0, province: 1, country: 2, attraction: 3, property: 4 };

type Entry = { findable: Findable; words: string[] };
/** Names from each of their words on, sorted, so that everything beginning with a text stands together. */
type Key = { text: string; entry: Entry; isWhole: boolean };
export type SearchIndex = { keys: Key[]; popular: Findable[] };

const MOST_FOUND = 10;

/** Builds the index: names in both languages and their other spellings, folded. */
export function buildIndex(findables: readonly Findable[]): SearchIndex {
  const keys = findables.flatMap((findable) => {
    const names = [findable.name.fa, findable.name.en, ...findable.aliases].map(foldForSearch);
    const around = [findable.parent.fa, findable.parent.en].map(foldForSearch);
    const entry: Entry = { findable, words: [...new Set([...names, ...around].flatMap((name) => name.split(" ")))] };
    return names.flatMap((name) => keysOf(name, entry));
  });
  keys.sort((one, other) => compare(one.text, other.text));
  const popular = findables
    .filter(({ kind }) => kind === "city")
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_FOUND);
  return { keys, popular };
}

function keysOf(name: string, entry: Entry): Key[] {
  const starts = [...name.matchAll(/(?:^|[\s\-(،,])(?=\S)/g)].map(({ index, 0: before }) => index + before.length);
  return starts.map((start) => ({ text: name.slice(start), entry, isWhole: start === 0 }));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * What a typed text may mean, best first, at most ten; the most visited cities for no text. When nothing answers, the
 * text is read as typed with the keyboard in the other language (`hwtihk` is اصفهان).
 */
export function find(index: SearchIndex, typed: string, accepts: (kind: Kind) => boolean = () => true): Findable[] {
  const text = foldForSearch(typed);
  if (text === "") return index.popular;
  const readings = [text, foldForSearch(mendKeyboardLayout(typed)), foldForSearch(mendKeyboardLayoutToLatin(text))];
  for (const reading of new Set(readings)) {
    const found = ranked(index, reading, accepts);
    if (found.length > 0) return found;
  }
  return [];
}

function ranked(index: SearchIndex, text: string, accepts: (kind: Kind) => boolean): Findable[] {
  const best = new Map<Findable, number>();
  const note = (findable: Findable, match: number) => {
    if (accepts(findable.kind)) best.set(findable, Math.min(match, best.get(findable) ?? match));
  };
  for (const key of startingWith(index.keys, text)) note(key.entry.findable, matchOf(key, text));
  if (best.size < MOST_FOUND && text.includes(" ")) {
    for (const findable of withEveryWord(index.keys, text.split(" "))) note(findable, matches.everyWord);
  }
  return [...best]
    .sort(
      ([one, match], [other, otherMatch]) =>
        match - otherMatch ||
        kindOrder[one.kind] - kindOrder[other.kind] ||
        other.weight - one.weight ||
        compare(one.id, other.id),
    )
    .slice(0, MOST_FOUND)
    .map(([findable]) => findable);
}

const matchOf = (key: Key, text: string): number =>
  !key.isWhole ? matches.wordPrefix : key.text === text ? matches.exact : matches.prefix;

/** The stretch of sorted keys that begin with a text. */
function startingWith(keys: readonly Key[], text: string): Key[] {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle]?.text ?? "") < text) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (keys[end]?.text.startsWith(text)) end += 1;
  return keys.slice(low, end);
}

/** Names that have a word beginning with each of these, in any order, the place around counting too: "عباسی اصفهان". */
function withEveryWord(keys: readonly Key[], words: readonly string[]): Set<Findable> {
  // Any of them may be the name's own; the others may be the place's.
  const found = words.flatMap((word) => startingWith(keys, word).map(({ entry }) => entry));
  const answering = found.filter((entry) => words.every((word) => entry.words.some((each) => each.startsWith(word))));
  return new Set(answering.map(({ findable }) => findable));
}

/** A suggestion in the caller's language. */
export const suggestionOf = (findable: Findable, locale: Locale): Suggestion => ({
  id: findable.id,
  kind: findable.kind,
  name: findable.name[locale],
  name_en: findable.name.en,
  parent: findable.parent[locale],
  address: findable.address,
});

type PropertyName = { id: number; slug: string; cityId: number; nameFa: string; nameEn: string; weight: number };

const PROPERTY_NAMES = `
  SELECT id, slug, city_id AS "cityId", name_fa AS "nameFa", name_en AS "nameEn", rating_count AS weight
  FROM property WHERE is_active`;

/** Everything that can be found: cities, provinces, countries with cities, attractions and properties. */
export async function readIndex(database: Database, atlas: Atlas): Promise<SearchIndex> {
  const properties = await database.query<PropertyName>(PROPERTY_NAMES);
  const byProvince = Map.groupBy(
    atlas.cities.filter((city) => city.province !== null),
    (city) => city.province ?? "",
  );
  return buildIndex([
    ...atlas.cities.map(cityFindable),
    ...[...byProvince].flatMap(([key, cities]) => provinceFindable(key, cities)),
    ...atlas.countries.flatMap((country) => countryFindable(country, atlas)),
    ...atlas.cities.flatMap((city) => city.attractions.map((row) => attractionFindable(row, city))),
    ...properties.flatMap((row) => {
      const city = atlas.cityOfId.get(row.cityId);
      return city ? [propertyFindable(row, city)] : [];
    }),
  ]);
}

/** Where a city is, in words: its province in Iran, its country abroad. */
function around(city: City): Names {
  const { provinceFa, provinceEn } = city.row;
  if (provinceFa === null || provinceEn === null) {
    return { fa: city.summary.country.name_fa, en: city.summary.country.name_en };
  }
  return { fa: `استان ${provinceFa}`, en: `${provinceEn} Province` };
}

const cityFindable = (city: City): Findable => ({
  id: city.summary.destination_id,
  kind: "city",
  name: { fa: city.row.nameFa, en: city.row.nameEn },
  aliases: city.row.aliases,
  parent: around(city),
  address: cityAddress(city.row.slug),
  weight: city.row.weight,
});

function provinceFindable(key: string, cities: readonly City[]): Findable[] {
  const [first] = cities;
  if (!first) return [];
  const { fa, en } = around(first);
  return [
    {
      id: `province-${key}`,
      kind: "province",
      name: { fa, en },
      aliases: [first.row.provinceFa ?? "", first.row.provinceEn ?? ""],
      parent: { fa: first.summary.country.name_fa, en: first.summary.country.name_en },
      address: null,
      weight: cities.length,
    },
  ];
}

function countryFindable(country: Atlas["countries"][number], atlas: Atlas): Findable[] {
  const weight = atlas.cities.filter((city) => city.row.countryId === country.id).length;
  if (weight === 0) return [];
  const name = { fa: country.name_fa, en: country.name_en };
  const parent = { fa: "کشور", en: "Country" };
  return [
    {
      id: `country-${country.id}`,
      kind: "country",
      name,
      aliases: [],
      parent,
      address: countryAddress(country.iso2),
      weight,
    },
  ];
}

const attractionFindable = (row: City["attractions"][number], city: City): Findable => ({
  id: `attraction-${row.id}`,
  kind: "attraction",
  name: { fa: row.nameFa, en: row.nameEn },
  aliases: row.aliases,
  parent: { fa: city.row.nameFa, en: city.row.nameEn },
  address: attractionAddress(city.row.slug, row.id),
  weight: city.row.weight,
});

const propertyFindable = (row: PropertyName, city: City): Findable => ({
  id: `property-${row.id}`,
  kind: "property",
  name: { fa: row.nameFa, en: row.nameEn },
  aliases: [],
  parent: { fa: city.row.nameFa, en: city.row.nameEn },
  address: propertyAddress(city.row.slug, row.slug),
  weight: row.weight,
});
