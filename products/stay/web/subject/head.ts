import { breadcrumbs, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { SubjectData } from "./load.ts";
import { subjectCity, subjectTitle } from "./subject-title.ts";

export const head = (data: SubjectData, { environment, t }: HeadContext): Head => {
  const { locale, publicBase } = environment;
  const { list, destinationName, filter } = data;
  const title = subjectTitle(data, locale, t);
  const canonical = addressOf("subject", { destinationName, filter });
  return {
    title: t("site.title", { page: title }),
    description: t("listing.description", { title }),
    canonical,
    jsonLd: [
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        {
          name: subjectCity(data, locale) ?? t("listing.hotels"),
          address: addressOf("city", { destinationName }),
        },
        { name: title, address: canonical },
      ]),
      ...(list ? [itemList(publicBase, list.items, locale)] : []),
    ],
  };
};
