import { editorialHead } from "#app/src/features/editorial/editorial-head.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";

export function head(partner: PartnerValue, context: HeadContext): Head {
  const isPersian = context.environment.locale === "fa";
  return editorialHead(
    {
      title: isPersian ? partner.name_fa : partner.name_en,
      lead: isPersian ? partner.text_fa : partner.text_en,
    },
    context,
  );
}
