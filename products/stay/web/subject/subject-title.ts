import { nameOfAddress } from "#app/src/features/results/name-of-address.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { SubjectData } from "./load.ts";

/** Name of the city; null without an answer where the address has none in this language. */
export const subjectCity = ({ list, destinationName }: SubjectData, locale: Locale): string | null =>
  list ? inLocale(list.city, "name", locale) : nameOfAddress(destinationName, locale);

/** "Five-star hotels in Isfahan"; "Hotels in Isfahan" without an answer. */
export function subjectTitle(data: SubjectData, locale: Locale, t: Translate): string {
  const city = subjectCity(data, locale);
  const subject = data.list ? inLocale(data.list, "title", locale) : t("listing.hotels");
  return city === null ? subject : t("listing.subject", { subject, city });
}
