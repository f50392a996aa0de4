import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#app/src/routes.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";

export const head = (data: PageValue, { request, environment, t }: HeadContext): Head => {
  const canonical = addressOf(request.match.name);
  const crumbs = [
    { name: t("common.home"), address: addressOf("home") },
    { name: data.title, address: canonical },
  ];
  return {
    title: t("site.title", { page: data.title }),
    description: data.lead,
    canonical,
    jsonLd: [breadcrumbs(environment.publicBase, crumbs)],
  };
};
