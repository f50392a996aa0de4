import { nameOfAddress } from "#app/src/features/results/name-of-address.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { cutText } from "#domain/text/cut.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { SearchData } from "./load.ts";

/** Name of the destination; without an answer the one that the address shows. */
export const searchedName = ({ list }: SearchData, query: URLSearchParams, locale: Locale): string =>
  list ? inLocale(list.destination, "name", locale) : cutText(query.get("destination_name") ?? "", 80);

/** "Stays in Isfahan"; "Hotels" without a name in this language. */
export function searchTitle(data: SearchData, query: URLSearchParams, locale: Locale, t: Translate): string {
  const name = searchedName(data, query, locale);
  const destination = data.list ? name : nameOfAddress(name, locale);
  return destination === null ? t("listing.hotels") : t("listing.searchTitle", { destination });
}
