import { addressOf } from "#domain/addresses/routes.ts";

/** The pages that answers name. */

export const cityAddress = (slug: string): string => addressOf("city", { destinationName: slug });
export const propertyAddress = (citySlug: string, slug: string): string =>
  addressOf("property", { cityName: citySlug, propertyName: slug });
export const attractionAddress = (citySlug: string, id: number): string =>
  addressOf("attraction", { destinationName: citySlug, attractionId: String(id) });
/** Only Iran has a page of its own; the countries abroad share one, which would not be about the country asked for. */
export const countryAddress = (iso2: string): string | null => (iso2 === "IR" ? addressOf("iranHotels") : null);
