import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { listHead } from "#products/stay/web/list-head.ts";
import { cityTitle } from "./city-title.ts";
import type { CityData } from "./load.ts";
import { parentOf } from "./parent.ts";

export const head = (data: CityData, context: HeadContext): Head => {
  const { list, destinationName } = data;
  const { name, title } = cityTitle(data, "listing.cityTitle", context.environment.locale, context.t);
  const parent = parentOf(list);
  const own = { name, address: addressOf("city", { destinationName }) };
  const above = parent === null ? [] : [{ name: context.t(parent.words), address: addressOf(parent.route) }];
  return listHead({ title, crumbs: [...above, own], list, image: list?.city.image }, context);
};
