import { nameOfAddress } from "#app/src/features/results/name-of-address.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { CityData } from "./load.ts";

/** "Hotels in Isfahan"; "Hotels" where the city has no name in this language. */
export function cityTitle(
  { list, destinationName }: Pick<CityData, "list" | "destinationName">,
  words: "listing.city" | "listing.cityTitle",
  locale: Locale,
  t: Translate,
): { name: string; title: string } {
  const city = list ? inLocale(list.city, "name", locale) : nameOfAddress(destinationName, locale);
  return city === null
    ? { name: t("listing.hotels"), title: t("listing.hotels") }
    : { name: city, title: t(words, { city }) };
}
