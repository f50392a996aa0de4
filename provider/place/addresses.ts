/** The website's addresses that answers carry. Its own table is `app/src/routes.ts`; a contract test holds them together. */

export const cityAddress = (slug: string): string => `/${slug}Hotels.html`;
export const propertyAddress = (citySlug: string, slug: string): string => `/${citySlug}Hotels/${slug}Hotel.html`;
export const attractionAddress = (citySlug: string, id: number): string => `/${citySlug}Tourism/${id}.html`;
/** Only Iran has a page of its own; the countries abroad share one, which would not be about the country asked for. */
export const countryAddress = (iso2: string): string | null => (iso2 === "IR" ? "/IranHotels.html" : null);
