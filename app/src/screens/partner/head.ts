import { editorialHead } from "#app/src/features/editorial/editorial-head.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";

export function head(partner: PartnerValue, context: HeadContext): Head {
  return editorialHead(
    {
      title: inLocale(partner, "name", context.environment.locale),
      lead: inLocale(partner, "text", context.environment.locale),
    },
    context,
  );
}
