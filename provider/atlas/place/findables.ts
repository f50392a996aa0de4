import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { airports } from "#domain/place/airports.ts";
import { isolated } from "#domain/text/isolated.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { Database } from "../../kernel/database/database.ts";
import { attractionAddress, cityAddress, countryAddress, propertyAddress } from "./addresses.ts";
import type { Atlas, City } from "./atlas.ts";
import { buildIndex, type Findable, type Found, type SearchIndex } from "./search-index.ts";

type Names = Record<Locale, string>;

/** A suggestion in the caller's language. */
export const suggestionOf = ({ findable, isGuess }: Found, locale: Locale): Suggestion => ({
  id: findable.id,
  kind: findable.kind,
  name: findable.name[locale],
  name_en: findable.name.en,
  parent: findable.parent[locale],
  address: findable.address,
  is_guess: isGuess,
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

/** The cities that have an airport, found by their own names, those of their airports and the codes of these. */
export const flightIndexOf = (atlas: Atlas): SearchIndex =>
  buildIndex(
    atlas.cities.flatMap((city) => {
      const own = airports.filter(({ citySlug }) => citySlug === city.row.slug);
      if (own.length === 0) return [];
      const names = own.flatMap(({ iata, nameFa, nameEn }) => [iata, nameFa, nameEn]);
      const findable = cityFindable(city);
      const codes = own.map(({ iata }) => isolated(iata));
      const withCodes = (locale: Locale) => `${findable.parent[locale]} · ${codes.join(COMMA[locale])}`;
      return [
        {
          ...findable,
          aliases: [...findable.aliases, ...names],
          parent: { fa: withCodes("fa"), en: withCodes("en") },
        },
      ];
    }),
  );

/** Region of a city in words: its province in Iran, its country abroad. */
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
