import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { listHead } from "#products/stay/web/list-head.ts";
import type { SubjectData } from "./load.ts";
import { subjectCity, subjectTitle } from "./subject-title.ts";

export const head = (data: SubjectData, context: HeadContext): Head => {
  const { list, destinationName, filter } = data;
  const { environment, t } = context;
  const title = subjectTitle(data, environment.locale, t);
  const city = subjectCity(data, environment.locale) ?? t("listing.hotels");
  const crumbs = [
    { name: city, address: addressOf("city", { destinationName }) },
    { name: title, address: addressOf("subject", { destinationName, filter }) },
  ] as const;
  return listHead({ title, crumbs, list }, context);
};
