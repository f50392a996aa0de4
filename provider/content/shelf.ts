import type { PropertyCard } from "#domain/contract/property.shapes.ts";
import type { City } from "../place/atlas.ts";
import { cardsOf } from "../property/cards.ts";
import type { Listed } from "../property/listed.ts";
import { listedIn } from "../property/listing-source.ts";
import { sorted } from "../property/sorting.ts";
import type { Services } from "../services.ts";

/** Which properties stand on an editorial page. */
export type Shelf = { inCity(city: City): boolean; isShown(entry: Listed): boolean };

/** The cards of a shelf: of what can be had now the best, `most` at the most. */
export async function cardsOn({ inCity, isShown }: Shelf, most: number, services: Services): Promise<PropertyCard[]> {
  const atlas = services.atlas.current();
  const listed = await listedIn(atlas.cities.filter(inCity), services);
  const shown = listed.filter((entry) => entry.isOpen && isShown(entry));
  return cardsOf(atlas, sorted(shown, "default").slice(0, most));
}
