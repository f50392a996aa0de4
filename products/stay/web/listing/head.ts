import { breadcrumbs, itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { ListingData } from "./load.ts";

export const head = ({ list, scope }: ListingData, { environment, t }: HeadContext): Head => {
  const title = t(scope === "iran" ? "listing.iran" : "listing.international");
  const canonical = addressOf(scope === "iran" ? "iranHotels" : "internationalHotels");
  return {
    title: t("site.title", { page: title }),
    description: t("listing.description", { title }),
    canonical,
    jsonLd: [
      breadcrumbs(environment.publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: title, address: canonical },
      ]),
      ...(list ? [itemList(environment.publicBase, list.items, environment.locale)] : []),
    ],
  };
};
