import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { brandScene } from "#app/src/page/share.ts";
import { addressOf, addressTo } from "#domain/addresses/routes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";

/** Metadata of an editorial page: its title, its lead as the description, its picture, and its breadcrumb. */
export function editorialHead(
  { title, lead, image = brandScene }: { title: string; lead: string; image?: Scene },
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
    share: { name: title, line: null, price: null, scene: image },
    jsonLd: [breadcrumbs(environment.publicBase, crumbs)],
  };
}
