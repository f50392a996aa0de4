import { editorialHead } from "#app/src/features/editorial/editorial-head.ts";
import { itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { leastNight } from "#app/src/page/share.ts";
import type { LandingData } from "./load.ts";

export function head({ landing, stay }: LandingData, context: HeadContext): Head {
  const { publicBase, locale } = context.environment;
  const said = editorialHead(landing, context);
  if (landing.properties.length === 0) return said;
  // Beside an occasion, a price of any other day would be taken for that of the occasion.
  const price = stay === null ? leastNight(landing.properties, context) : null;
  const share = said.share && { ...said.share, price };
  return {
    ...said,
    ...(share && { share }),
    jsonLd: [...said.jsonLd, itemList(publicBase, landing.properties, locale)],
  };
}
