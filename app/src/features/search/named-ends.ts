import { orNull } from "#app/src/page/load-all.ts";
import type { LoadContext } from "#app/src/page/page.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CitySummary } from "#domain/contract/base.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TypedPlace } from "./typed-place.ts";

/** Origin and destination of a search, each with its name; null when it is no known city. */
export type NamedEnds = Readonly<Record<"origin" | "destination", TypedPlace | null>>;

/** `city-7`, or the number alone. */
const isOf = (id: string, city: CitySummary): boolean => id === String(city.id) || id === `city-${city.id}`;

/** Names the cities of a search that was refused: its answer would have had their names. */
export async function namedEnds(
  { client, request, environment }: LoadContext,
  idNames: Readonly<Record<keyof NamedEnds, string>>,
): Promise<NamedEnds> {
  const cities = orNull(await client.call(baseCalls.cities)) ?? [];
  const end = (name: keyof NamedEnds): TypedPlace | null => {
    const id = request.query.get(idNames[name]) ?? "";
    const city = cities.find((one) => isOf(id, one));
    return city === undefined ? null : { id, name: inLocale(city, "name", environment.locale) };
  };
  return { origin: end("origin"), destination: end("destination") };
}
