import { breadcrumbs, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { cityTitle } from "./city-title.ts";
import type { CityData } from "./load.ts";

export const head = (data: CityData, { environment, t }: HeadContext): Head => {
  const { list, destinationName } = data;
  const { locale, publicBase } = environment;
  const { name, title } = cityTitle(data, "listing.cityTitle", locale, t);
  const canonical = addressOf("city", { destinationName });
  return {
    title: t("site.title", { page: title }),
    description: t("listing.description", { title }),
    canonical,
    jsonLd: [
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name, address: canonical },
      ]),
      ...(list ? [itemList(publicBase, list.items, locale)] : []),
    ],
  };
};
