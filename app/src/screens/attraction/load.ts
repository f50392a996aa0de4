import { type LoadContext, type Loaded, movedTo, notFoundOrFailed } from "#app/src/page/page.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import { attractionCalls } from "#domain/contract/attraction.calls.ts";
import type { AttractionValue } from "#domain/contract/attraction.shapes.ts";

export async function loadAttraction({ client, request }: LoadContext): Promise<Loaded<AttractionValue>> {
  const { destinationName = "", attractionId = "" } = request.match.params;
  const answer = await client.call(attractionCalls.details, { params: { destinationName, attractionId } });
  if (!answer.ok) return notFoundOrFailed(answer.failure);
  const { slug } = answer.value.city;
  return slug === destinationName
    ? { kind: "ready", data: answer.value }
    : movedTo(pathTo("attraction", { destinationName: slug, attractionId }), request);
}
