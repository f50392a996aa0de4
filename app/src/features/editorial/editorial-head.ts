import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf, addressTo } from "#domain/addresses/routes.ts";

/** Metadata of an editorial page: its title, its lead as the description, and its breadcrumb. */
export function editorialHead(
  { title, lead }: { title: string; lead: string },
  { request, environment, t }: HeadContext,
): Head {
  const canonical = addressTo(request.match);
  const crumbs = [
    { name: t("common.home"), address: addressOf("home") },
    { name: title, address: canonical },
  ];
  return {
    title: t("site.title", { page: title }),
    description: lead,
    canonical,
    jsonLd: [breadcrumbs(environment.publicBase, crumbs)],
  };
}
