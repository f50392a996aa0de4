import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { listHead } from "#products/stay/web/list-head.ts";
import { cityTitle } from "./city-title.ts";
import type { CityData } from "./load.ts";

export const head = (data: CityData, context: HeadContext): Head => {
  const { list, destinationName } = data;
  const { name, title } = cityTitle(data, "listing.cityTitle", context.environment.locale, context.t);
  return listHead(
    { title, crumbs: [{ name, address: addressOf("city", { destinationName }) }], list, image: list?.city.image },
    context,
  );
};
