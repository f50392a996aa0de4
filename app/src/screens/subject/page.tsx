import { breadcrumbs, itemList } from "#app/src/page/json-ld.ts";
import { definePage, type Head, type HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#app/src/routes.ts";
import { loadSubject, type SubjectData } from "./load.ts";
import { SubjectScreen } from "./SubjectScreen.tsx";
import { subjectTitle } from "./subject-title.ts";

const head = (data: SubjectData, { environment, t }: HeadContext): Head => {
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
          name: list ? (locale === "fa" ? list.city.name_fa : list.city.name_en) : destinationName,
          address: addressOf("city", { destinationName }),
        },
        { name: title, address: canonical },
      ]),
      ...(list ? [itemList(publicBase, list.items, locale)] : []),
    ],
  };
};

export default definePage({ areas: ["listing"], load: loadSubject, head, Screen: SubjectScreen });
