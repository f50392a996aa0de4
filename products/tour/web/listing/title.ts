import { nameOfAddress } from "#app/src/features/results/name-of-address.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourListingData } from "./load.ts";

/** Title of the list; "Tours" without an answer where the address has no name in this language. */
export function listingTitle({ list, destinationName }: TourListingData, t: Translate, locale: Locale): string {
  const destination = list ? inLocale(list.destination, "name", locale) : nameOfAddress(destinationName, locale);
  if (destination === null) return t("tour.listing.tours");
  return list?.origin
    ? t("tour.listing.titleFrom", { destination, origin: inLocale(list.origin, "name", locale) })
    : t("tour.listing.title", { destination });
}
