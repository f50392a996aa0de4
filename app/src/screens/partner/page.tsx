import { editorialHead } from "#app/src/features/editorial/editorial-head.ts";
import {
  definePage,
  type Head,
  type HeadContext,
  type LoadContext,
  type Loaded,
  notFoundOrFailed,
} from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { PartnerScreen } from "./PartnerScreen.tsx";

async function load({ client, request }: LoadContext): Promise<Loaded<PartnerValue>> {
  const { id = "" } = request.match.params;
  const partner = await client.call(contentCalls.partner, { params: { id } });
  return partner.ok ? { kind: "ready", data: partner.value } : notFoundOrFailed(partner.failure);
}

export default definePage({
  areas: ["content", "listing", "sale", "labels", "blocking"],
  load,
  Screen: PartnerScreen,
});

export function head(partner: PartnerValue, context: HeadContext): Head {
  return editorialHead(
    {
      title: inLocale(partner, "name", context.environment.locale),
      lead: inLocale(partner, "text", context.environment.locale),
      image: partner.image,
    },
    context,
  );
}
