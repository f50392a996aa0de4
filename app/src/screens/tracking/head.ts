import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";

export const head = (_data: null, { t }: HeadContext): Head => ({
  title: t("site.title", { page: t("reserve.tracking.title") }),
  description: t("reserve.tracking.lead"),
  canonical: addressOf("tracking"),
  jsonLd: [],
});
