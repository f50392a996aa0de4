import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";

export async function loadPartner({ client, request }: LoadContext): Promise<Loaded<PartnerValue>> {
  const { id = "" } = request.match.params;
  const partner = await client.call(contentCalls.partner, { params: { id } });
  return partner.ok ? { kind: "ready", data: partner.value } : notFoundOrFailed(partner.failure);
}
