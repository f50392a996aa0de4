import { organization, webSite } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { brandScene } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { HomeData } from "./load.ts";

export const head = (_data: HomeData, { environment, t }: HeadContext): Head => ({
  title: t("site.title", { page: t("home.title") }),
  description: t("site.description"),
  canonical: addressOf("home"),
  share: { name: t("home.title"), line: null, price: null, scene: brandScene },
  jsonLd: [organization(environment.publicBase, environment.supportAbroad), webSite(environment.publicBase)],
});
