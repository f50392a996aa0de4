import type { Head, HeadContext } from "#app/src/page/page.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { LoungeSearchData } from "./load.ts";

/** A search is a visitor's own: it is shown, never indexed. */
export const head = ({ list }: LoungeSearchData, { environment: { locale }, t }: HeadContext): Head => {
  const title =
    list === null ? t("lounge.kind") : t("lounge.title", { city: inLocale(list.destination, "name", locale) });
  return {
    title: t("site.title", { page: title }),
    description: t("lounge.description", { title }),
    canonical: null,
    jsonLd: [],
  };
};
