import { editorialHead } from "#app/src/features/editorial/editorial-head.ts";
import { itemList } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import type { LandingData } from "./load.ts";

export function head({ landing }: LandingData, context: HeadContext): Head {
  const { publicBase, locale } = context.environment;
  const said = editorialHead(landing, context);
  if (landing.properties.length === 0) return said;
  return { ...said, jsonLd: [...said.jsonLd, itemList(publicBase, landing.properties, locale)] };
}
