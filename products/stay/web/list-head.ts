import { breadcrumbs, type Crumb, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";

type ListOfPage = {
  title: string;
  description?: string;
  /** The pages above this one, without Home; this one is the last. */
  crumbs: readonly [...Crumb[], Crumb];
  list: { items: readonly PropertyCard[] } | null;
};

/** Head of a page with a list of properties. */
export const listHead = ({ title, description, crumbs, list }: ListOfPage, { environment, t }: HeadContext): Head => ({
  title: t("site.title", { page: title }),
  description: description ?? t("listing.description", { title }),
  canonical: crumbs[crumbs.length - 1]?.address ?? null,
  jsonLd: [
    breadcrumbs(environment.publicBase, [{ name: t("common.home"), address: addressOf("home") }, ...crumbs]),
    ...(list ? [itemList(environment.publicBase, list.items, environment.locale)] : []),
  ],
});
