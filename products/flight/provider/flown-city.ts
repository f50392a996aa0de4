import { airports } from "#domain/place/airports.ts";
import type { Atlas, City } from "#provider/atlas/place/atlas.ts";

/** Slugs of the cities that have an airport. */
const withAirport: ReadonlySet<string> = new Set(airports.map(({ citySlug }) => citySlug));

/** True for a city that has an airport. */
export const hasAirport = ({ row }: City): boolean => withAirport.has(row.slug);

/** The city of an address's name; null where it is not known or has no airport. */
export function flownCity({ cityOfSlug }: Pick<Atlas, "cityOfSlug">, slug: string): City | null {
  const city = cityOfSlug.get(slug);
  return city !== undefined && hasAirport(city) ? city : null;
}

type Named = { readonly iata: string; readonly nameFa: string; readonly nameEn: string };

const airportValue = ({ iata, nameFa, nameEn }: Named) => ({ iata, name_fa: nameFa, name_en: nameEn });

/** Airports of a city; of some codes those alone, where it has any of them. */
export function airportsOf({ row }: City, codes: ReadonlySet<string> = new Set()) {
  const all = airports.filter(({ citySlug }) => citySlug === row.slug);
  const some = all.filter(({ iata }) => codes.has(iata));
  return (some.length > 0 ? some : all).map(airportValue);
}
