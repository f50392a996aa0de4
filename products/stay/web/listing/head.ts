import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { listHead } from "#products/stay/web/list-head.ts";
import type { ListingData } from "./load.ts";

export const head = ({ list, scope }: ListingData, context: HeadContext): Head => {
  const title = context.t(scope === "iran" ? "listing.iran" : "listing.international");
  const address = addressOf(scope === "iran" ? "iranHotels" : "internationalHotels");
  return listHead({ title, crumbs: [{ name: title, address }], list }, context);
};
