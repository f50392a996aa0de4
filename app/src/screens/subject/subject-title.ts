import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { SubjectData } from "./load.ts";

/** "Five-star hotels in Isfahan". */
export function subjectTitle({ list, destinationName, filter }: SubjectData, locale: Locale, t: Translate): string {
  const isPersian = locale === "fa";
  const subject = list ? (isPersian ? list.title_fa : list.title_en) : filter;
  const city = list ? (isPersian ? list.city.name_fa : list.city.name_en) : destinationName;
  return t("listing.subject", { subject, city });
}
