import type { Head, HeadContext } from "#app/src/page/page.ts";
import { cutText } from "#domain/text/cut.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { SearchData } from "./load.ts";

/** A search is a visitor's own: it is shown, never indexed. */
export const head = ({ list }: SearchData, { request, environment, t }: HeadContext): Head => {
  const typed = cutText(request.query.get("destination_name") ?? "", 80);
  const destination = list ? inLocale(list.destination, "name", environment.locale) : typed;
  const title = t("listing.searchTitle", { destination });
  return {
    title: t("site.title", { page: title }),
    description: t("listing.description", { title }),
    canonical: null,
    jsonLd: [],
  };
};
