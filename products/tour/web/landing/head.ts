import { editorialHead } from "#app/src/features/editorial/editorial-head.ts";
import { listOf } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { leastOfShown } from "#products/tour/web/share.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import type { TourLandingData } from "./load.ts";

export function head({ landing }: TourLandingData, context: HeadContext): Head {
  const { publicBase, locale } = context.environment;
  const said = editorialHead(landing, context);
  const items = landing.tours.map((card) => ({ name: inLocale(card, "title", locale), address: tourAddress(card) }));
  if (items.length === 0) return said;
  const share = said.share && { ...said.share, price: leastOfShown(landing.tours, context) };
  return { ...said, ...(share && { share }), jsonLd: [...said.jsonLd, listOf(publicBase, items)] };
}
