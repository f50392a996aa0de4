import { breadcrumbs, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { CityData } from "./load.ts";

export const head = ({ list, destinationName }: CityData, { environment, t }: HeadContext): Head => {
  const { locale, publicBase } = environment;
  const city = list ? inLocale(list.city, "name", locale) : destinationName;
  const title = t("listing.cityTitle", { city });
  const canonical = addressOf("city", { destinationName });
  return {
    title: t("site.title", { page: title }),
    description: t("listing.description", { title }),
    canonical,
    jsonLd: [
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: city, address: canonical },
      ]),
      ...(list ? [itemList(publicBase, list.items, locale)] : []),
    ],
  };
};
