import type { Head, HeadContext } from "#app/src/page/page.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourSearchData } from "./load.ts";

/** A search is a visitor's own: it is shown, never indexed. */
export const head = ({ list }: TourSearchData, { environment: { locale }, t }: HeadContext): Head => {
  const title =
    list === null
      ? t("tour.search.title")
      : t("tour.searchTitle", {
          destination: inLocale(list.destination, "name", locale),
          origin: inLocale(list.origin, "name", locale),
        });
  return {
    title: t("site.title", { page: title }),
    description: t("tour.description", { title }),
    canonical: null,
    jsonLd: [],
  };
};
