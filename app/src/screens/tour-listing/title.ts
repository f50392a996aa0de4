import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourListingData } from "./load.ts";

/** Title of the list; derived from the address when there is no answer. */
export function listingTitle({ list, destinationName }: TourListingData, t: Translate, locale: Locale): string {
  const destination = list ? inLocale(list.destination, "name", locale) : destinationName;
  return list?.origin
    ? t("tour.listing.titleFrom", { destination, origin: inLocale(list.origin, "name", locale) })
    : t("tour.listing.title", { destination });
}
