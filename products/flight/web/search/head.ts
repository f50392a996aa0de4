import type { Head, HeadContext } from "#app/src/page/page.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { FlightSearchData } from "./load.ts";

/** A search is a visitor's own: it is shown, never indexed. */
export const head = ({ list }: FlightSearchData, { environment: { locale }, t }: HeadContext): Head => {
  const title =
    list === null
      ? t("flight.search.title")
      : t("flight.title", {
          // In the second step of a return, the way back.
          origin: inLocale(list.direction === "inbound" ? list.destination : list.origin, "name", locale),
          destination: inLocale(list.direction === "inbound" ? list.origin : list.destination, "name", locale),
        });
  return {
    title: t("site.title", { page: title }),
    description: t("flight.description", { title }),
    canonical: null,
    jsonLd: [],
  };
};
