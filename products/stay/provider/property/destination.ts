import { eq } from "drizzle-orm";
import type { Point } from "#domain/place/distance.ts";
import type { SearchValue } from "#products/stay/contract/stay.shapes.ts";
import { attractionAddress, cityAddress, countryAddress, propertyAddress } from "#provider/atlas/place/addresses.ts";
import type { Atlas, AttractionRow, City } from "#provider/atlas/place/atlas.ts";
import type { Services } from "#provider/services.ts";
import { property } from "./schema.ts";

/** Destination of a search. */
export type Destination = {
  /** As the answer shows it. */
  shown: SearchValue["destination"];
  cities: City[];
  /** Point that distances are measured from: an attraction, or the property asked for. */
  around: Point | null;
  /** Set when that is a sight. */
  sight?: AttractionRow;
};

type Kind = SearchValue["destination"]["kind"];
type Find = (key: string, services: Services) => Destination | null | Promise<Destination | null>;

/** Resolves an opaque destination id: `city-12`, `province-fars`, `country-1`, `property-7`, `attraction-3`. */
export async function findDestination(id: string, services: Services): Promise<Destination | null> {
  const [, kind = "", key = ""] = /^([a-z]+)-([a-z0-9-]+)$/.exec(id) ?? [];
  return isKind(kind) ? finders[kind](key, services) : null;
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(finders, kind);
const numberIn = (key: string): number => (/^\d{1,9}$/.test(key) ? Number(key) : -1);

const finders: Record<Kind, Find> = {
  city: (key, { atlas }) => {
    const city = atlas.current().cityOfId.get(numberIn(key));
    return city
      ? { shown: shown("city", key, city.summary, cityAddress(city.row.slug)), cities: [city], around: null }
      : null;
  },
  province: (key, { atlas }) => {
    const cities = atlas.current().cities.filter((city) => city.province === key);
    const [first] = cities;
    if (!first) return null;
    const names = { name_fa: first.row.provinceFa ?? "", name_en: first.row.provinceEn ?? "" };
    return { shown: shown("province", key, names, null), cities, around: null };
  },
  country: (key, { atlas }) => {
    const country = atlas.current().countries.find((entry) => entry.id === numberIn(key));
    if (!country) return null;
    const cities = atlas.current().cities.filter((city) => city.row.countryId === country.id);
    return { shown: shown("country", key, country, countryAddress(country.iso2)), cities, around: null };
  },
  property: async (key, { database, atlas }) => {
    const { id, slug, cityId, nameFa, nameEn, lat, lon } = property;
    const [found] = await database.orm
      .select({ slug, cityId, nameFa, nameEn, lat, lon })
      .from(property)
      .where(eq(id, numberIn(key)));
    const city = found && cityOf(atlas.current(), found.cityId);
    if (!found || !city) return null;
    const names = { name_fa: found.nameFa, name_en: found.nameEn };
    return {
      shown: shown("property", key, names, propertyAddress(city.row.slug, found.slug)),
      cities: [city],
      around: found,
    };
  },
  attraction: (key, { atlas }) => {
    const found = atlas.current().attractionOfId.get(numberIn(key));
    const city = found && cityOf(atlas.current(), found.cityId);
    if (!found || !city) return null;
    const names = { name_fa: found.nameFa, name_en: found.nameEn };
    return {
      shown: shown("attraction", key, names, attractionAddress(city.row.slug, found.id)),
      cities: [city],
      around: found,
      sight: found,
    };
  },
};

const cityOf = (atlas: Atlas, id: number): City | undefined => atlas.cityOfId.get(id);

const shown = (kind: Kind, key: string, names: { name_fa: string; name_en: string }, address: string | null) => ({
  id: `${kind}-${key}`,
  kind,
  name_fa: names.name_fa,
  name_en: names.name_en,
  address,
});
