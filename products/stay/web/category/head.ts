import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { listHead } from "#products/stay/web/list-head.ts";
import type { CategoryData } from "./load.ts";

export const head = ({ list, filter }: CategoryData, context: HeadContext): Head => {
  const { locale } = context.environment;
  const title = list ? inLocale(list, "title", locale) : context.t("listing.hotels");
  const description = list ? inLocale(list, "description", locale) : title;
  const crumbs = [{ name: title, address: addressOf("category", { filter }) }] as const;
  return listHead({ title, description, crumbs, list }, context);
};
