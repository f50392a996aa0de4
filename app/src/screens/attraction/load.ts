import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import type { AttractionValue } from "#domain/contract/property.shapes.ts";

export async function loadAttraction({ api, request }: LoadContext): Promise<Loaded<AttractionValue>> {
  const { destinationName = "", attractionId = "" } = request.match.params;
  const answer = await api.attraction(destinationName, attractionId);
  return answer.ok ? { kind: "ready", data: answer.value } : unlessMissing(answer.failure);
}
