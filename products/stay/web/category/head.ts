import { breadcrumbs, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { CategoryData } from "./load.ts";

export const head = ({ list, filter }: CategoryData, { environment, t }: HeadContext): Head => {
  const { locale, publicBase } = environment;
  const title = list ? inLocale(list, "title", locale) : t("listing.hotels");
  const canonical = addressOf("category", { filter });
  return {
    title: t("site.title", { page: title }),
    description: list ? inLocale(list, "description", locale) : title,
    canonical,
    jsonLd: [
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: title, address: canonical },
      ]),
      ...(list ? [itemList(publicBase, list.items, locale)] : []),
    ],
  };
};
