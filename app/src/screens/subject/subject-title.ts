import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { SubjectData } from "./load.ts";

/** "Five-star hotels in Isfahan". */
export function subjectTitle({ list, destinationName, filter }: SubjectData, locale: Locale, t: Translate): string {
  const subject = list ? inLocale(list, "title", locale) : filter;
  const city = list ? inLocale(list.city, "name", locale) : destinationName;
  return t("listing.subject", { subject, city });
}
