import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import type { RouteName } from "#domain/addresses/routes.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { LandingSlug, LandingValue } from "#domain/contract/content.shapes.ts";

export type TourLandingData = { landing: LandingValue };

/** Landing page of each address (R51, R52). */
const slugs: Partial<Record<RouteName, LandingSlug>> = {
  nowruzTours: "nowruz-tours",
  nowruzForeignTours: "nowruz-foreign-tours",
};

export async function loadTourLanding({ client, request }: LoadContext): Promise<Loaded<TourLandingData>> {
  const slug = slugs[request.match.name];
  if (slug === undefined) return { kind: "not_found" };
  const landing = await client.call(contentCalls.landing, { params: { slug } });
  return landing.ok ? { kind: "ready", data: { landing: landing.value } } : notFoundOrFailed(landing.failure);
}
