import { type LoadContext, type Loaded, movedTo, unlessMissing } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { AttractionValue } from "#domain/contract/property.shapes.ts";

export async function loadAttraction({ api, request }: LoadContext): Promise<Loaded<AttractionValue>> {
  const { destinationName = "", attractionId = "" } = request.match.params;
  const answer = await api.attraction(destinationName, attractionId);
  if (!answer.ok) return unlessMissing(answer.failure);
  const { slug } = answer.value.city;
  return slug === destinationName
    ? { kind: "ready", data: answer.value }
    : movedTo(addressOf("attraction", { destinationName: slug, attractionId }), request);
}
