import { breadcrumbs, type Crumb, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { brandScene, leastNight, skylineOf } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";

type ListOfPage = {
  title: string;
  description?: string;
  /** The pages above this one, without Home; this one is the last. */
  crumbs: readonly [...Crumb[], Crumb];
  list: { items: readonly PropertyCard[]; total: number; facets: { price: { min: number } | null } } | null;
  /** Picture of the place; without one, the skyline of the first property's city. */
  image?: Scene | undefined;
};

/** Head of a page with a list of properties. */
export const listHead = (
  { title, description, crumbs, list, image }: ListOfPage,
  { environment, t }: HeadContext,
): Head => ({
  title: t("site.title", { page: title }),
  description: description ?? t("listing.description", { title }),
  canonical: crumbs[crumbs.length - 1]?.address ?? null,
  share: {
    name: title,
    line: list && list.total > 0 ? t("listing.count", { count: list.total }) : null,
    price: leastNight(list?.items ?? [], { environment, t }, list?.facets.price?.min),
    scene: image ?? (list?.items[0] ? skylineOf(list.items[0].city.slug) : brandScene),
  },
  jsonLd: [
    breadcrumbs(environment.publicBase, [{ name: t("common.home"), address: addressOf("home") }, ...crumbs]),
    ...(list ? [itemList(environment.publicBase, list.items, environment.locale)] : []),
  ],
});
