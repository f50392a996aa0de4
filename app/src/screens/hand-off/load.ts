import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";

export async function loadHandOff({ api, request }: LoadContext): Promise<Loaded<HandOffValue>> {
  const found = await api.handOff(request.match.params["hashTrackingCode"] ?? "");
  return found.ok ? { kind: "ready", data: found.value } : unlessMissing(found.failure);
}
