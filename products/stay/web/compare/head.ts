import type { Head, HeadContext } from "#app/src/page/page.ts";

/** One visitor's choice: not to be indexed. */
export const head = (_data: unknown, { t }: HeadContext): Head => ({
  title: t("site.title", { page: t("listing.compare.title") }),
  description: t("site.description"),
  canonical: null,
  jsonLd: [],
});
