import type { Head, HeadContext } from "#app/src/page/page.ts";
import type { SearchData } from "./load.ts";
import { searchTitle } from "./search-title.ts";

/** A search is a visitor's own: it is shown, never indexed. */
export const head = (data: SearchData, { request, environment, t }: HeadContext): Head => {
  const title = searchTitle(data, request.query, environment.locale, t);
  return {
    title: t("site.title", { page: title }),
    description: t("listing.description", { title }),
    canonical: null,
    jsonLd: [],
  };
};
