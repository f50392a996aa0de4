import type { AttractionSummary } from "#domain/contract/attraction.shapes.ts";
import type { CitySummary, Country } from "#domain/contract/base.shapes.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { Facility } from "#domain/contract/facility.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { type SightKind, sightKinds } from "#domain/enums/sight-kinds.ts";
import { categories, subjects as citySubjects, type Subject } from "#domain/place/subjects.ts";
import type { Database } from "../../kernel/database/database.ts";
import {
  attraction,
  cancellationPolicy,
  city as cityTable,
  country,
  facility,
  subject as subjectTable,
} from "./schema.ts";

export type CityRow = typeof cityTable.$inferSelect;
export type AttractionRow = typeof attraction.$inferSelect;
export type SubjectRow = typeof subjectTable.$inferSelect;

/** A city with what answers need of it ready. */
export type City = {
  row: CityRow;
  summary: CitySummary;
  attractions: AttractionRow[];
  isIranian: boolean;
  /** `isfahan`, or null abroad: what `province-…` is made of. */
  province: string | null;
};

/** Everything about places that hardly ever changes. */
export type Atlas = {
  countries: Country[];
  /** Those with properties first by weight, then by name. */
  cities: City[];
  cityOfId: ReadonlyMap<number, City>;
  cityOfSlug: ReadonlyMap<string, City>;
  attractionOfId: ReadonlyMap<number, AttractionRow>;
  facilities: ReadonlyMap<string, Facility>;
  policies: ReadonlyMap<string, CancellationPolicy>;
  categories: SubjectRow[];
  subjects: SubjectRow[];
};

export async function readAtlas(database: Database): Promise<Atlas> {
  const { orm } = database;
  const [countryRows, cityRows, attractions, facilities, policies, subjects, counts] = await Promise.all([
    orm.select().from(country).orderBy(country.id),
    orm.select().from(cityTable).orderBy(cityTable.id),
    orm.select().from(attraction).orderBy(attraction.id),
    orm.select().from(facility),
    orm.select().from(cancellationPolicy),
    orm.select().from(subjectTable),
    database.query<{ city_id: number; count: number }>(
      "SELECT city_id, count(*)::int AS count FROM property GROUP BY city_id",
    ),
  ]);
  const countries = countryRows.map(
    ({ id, iso2, nameFa, nameEn }): Country => ({ id, iso2, name_fa: nameFa, name_en: nameEn }),
  );
  const countryOfId = new Map(countries.map((entry) => [entry.id, entry]));
  const countOfCity = new Map(counts.map(({ city_id, count }) => [city_id, count]));
  const attractionsOfCity = Map.groupBy(attractions, (entry) => entry.cityId);
  const cities = cityRows
    .flatMap((row): City[] => {
      const found = countryOfId.get(row.countryId);
      if (!found) return [];
      const summary = citySummary(row, found, countOfCity.get(row.id) ?? 0);
      const isIranian = found.iso2 === "IR";
      return [
        {
          row,
          summary,
          attractions: attractionsOfCity.get(row.id) ?? [],
          isIranian,
          province: provinceKey(row.provinceEn),
        },
      ];
    })
    .sort((one, other) => other.row.weight - one.row.weight || one.row.id - other.row.id);
  return {
    countries,
    cities,
    cityOfId: new Map(cities.map((entry) => [entry.row.id, entry])),
    cityOfSlug: new Map(cities.map((entry) => [entry.row.slug, entry])),
    attractionOfId: new Map(attractions.map((entry) => [entry.id, entry])),
    facilities: new Map(
      facilities.map(({ id, group, nameFa, nameEn }) => [id, { id, group, name_fa: nameFa, name_en: nameEn }]),
    ),
    policies: new Map(policies.map((policy) => [policy.id, policy])),
    categories: ofKind("category", categories, subjects),
    subjects: ofKind("subject", citySubjects, subjects),
  };
}

/** The themes of a kind: those that the database words, and the product's own that it does not. */
const ofKind = (kind: SubjectRow["kind"], own: readonly Subject[], stored: readonly SubjectRow[]): SubjectRow[] => {
  const worded = stored.filter((entry) => entry.kind === kind);
  const left = own.filter(({ filter }) => !worded.some((entry) => entry.filter === filter));
  return [...worded, ...left.map((entry): SubjectRow => ({ kind, ...entry }))];
};

function citySummary(row: CityRow, country: Country, propertyCount: number): CitySummary {
  return {
    id: row.id,
    destination_id: `city-${row.id}`,
    slug: row.slug,
    name_fa: row.nameFa,
    name_en: row.nameEn,
    province_fa: row.provinceFa,
    province_en: row.provinceEn,
    country,
    lat: row.lat,
    lon: row.lon,
    property_count: propertyCount,
  };
}

const provinceKey = (provinceEn: string | null): string | null =>
  provinceEn?.toLowerCase().replace(/[^a-z]+/g, "-") ?? null;

const isSightKind = (kind: string): kind is SightKind => sightKinds.some((known) => known === kind);

/** Names a sight's picture by its English name, "Hagia Sophia" as HagiaSophia, and by its number if it has none. */
const sightSlug = ({ nameEn, id }: AttractionRow, city: string): string =>
  nameEn
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 60) || `${city}_${id}`;

/** A sight as lists show it, with its picture. */
export const attractionSummary = (row: AttractionRow, city: { row: Pick<CityRow, "slug"> }): AttractionSummary => ({
  id: row.id,
  city_slug: city.row.slug,
  name_fa: row.nameFa,
  name_en: row.nameEn,
  kind: row.kind,
  kind_fa: row.kindFa,
  kind_en: row.kindEn,
  lat: row.lat,
  lon: row.lon,
  image: {
    slug: sightSlug(row, city.row.slug),
    city: city.row.slug,
    hour: hourOf(row.id),
    view: "sight",
    ...(isSightKind(row.kind) ? { sight: row.kind } : {}),
  },
});

const hours = ["day", "dusk", "dawn", "day", "night"] as const;
/** Pictures beside each other are of different hours. */
const hourOf = (id: number): Scene["hour"] => hours[id % hours.length] ?? "dusk";

export const cityScene = (city: City): Scene => ({
  slug: city.row.slug,
  city: city.row.slug,
  hour: hourOf(city.row.id),
  view: "skyline",
});
