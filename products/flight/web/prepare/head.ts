import type { Head, HeadContext } from "#app/src/page/page.ts";
import type { FlightPrepareData } from "./load.ts";
import { titles } from "./titles.ts";

/** Prices of a moment and a party's own page: neither is indexed. */
export const head = (data: FlightPrepareData, { t }: HeadContext): Head => {
  const title = t(titles[data.kind]);
  return {
    title: t("site.title", { page: title }),
    description: data.kind === "form" ? t("site.description") : t("flightReview.description", { title }),
    canonical: null,
    jsonLd: [],
  };
};
