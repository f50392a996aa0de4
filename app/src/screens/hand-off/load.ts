import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import { handOffCalls } from "#domain/contract/hand-off.calls.ts";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";

export async function loadHandOff({ client, request }: LoadContext): Promise<Loaded<HandOffValue>> {
  const { hashTrackingCode = "" } = request.match.params;
  const found = await client.call(handOffCalls.handOff, { params: { hashTrackingCode } });
  return found.ok ? { kind: "ready", data: found.value } : unlessMissing(found.failure);
}
