import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";

export async function loadPartner({ api, request }: LoadContext): Promise<Loaded<PartnerValue>> {
  const partner = await api.partner(request.match.params["id"] ?? "");
  return partner.ok ? { kind: "ready", data: partner.value } : unlessMissing(partner.failure);
}
