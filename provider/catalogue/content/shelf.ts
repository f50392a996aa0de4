import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { cardsOf, type Listed, listedFor, readWantedStay, sorted, stayWords } from "#products/of-stays.ts";
import type { City } from "../../atlas/place/atlas.ts";
import { today } from "../../kernel/clock.ts";
import type { Services } from "../../services.ts";

/** Selection of the properties on an editorial page. */
export type Shelf = {
  inCity(city: City): boolean;
  isShown(entry: Listed): boolean;
  /** Stay that the page is about: properties are available for it and priced for it. Without one: for any day. */
  stayOn?(today: IsoDate): Stay;
};

/** Cards of a shelf: the best properties available to a party, `most` at the most. */
export async function cardsOn(
  { inCity, isShown, stayOn }: Shelf,
  most: number,
  audience: PartyAudience,
  services: Services,
): Promise<PropertyCard[]> {
  const atlas = services.atlas.current();
  const stay = stayOn?.(today(services.clock));
  const asked = stay && { check_in: stay.checkIn, length_of_stay: stay.lengthOfStay };
  const { wanted } = readWantedStay({ ...asked, audience }, services);
  const listed = await listedFor(atlas.cities.filter(inCity), wanted, services);
  const shown = listed.filter((entry) => entry.isOpen && isShown(entry));
  return cardsOf(atlas, sorted(shown, "default").slice(0, most), stayWords(wanted, services));
}
