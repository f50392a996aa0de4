import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import type { RouteName } from "#domain/addresses/routes.ts";
import { nowruzStay } from "#domain/calendar/nowruz-stay.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { LandingSlug, LandingValue } from "#domain/contract/content.shapes.ts";

export type LandingData = {
  landing: LandingValue;
  /** The stay that the page is about, if any. */
  stay: Stay | null;
};

/** Landing page of each address (R49, R50, R53). */
const slugs: Partial<Record<RouteName, LandingSlug>> = {
  chabahar: "chabahar",
  nowruz: "nowruz",
  oneNightOffer: "one-night-offer",
};

export async function loadLanding({ client, request, environment }: LoadContext): Promise<Loaded<LandingData>> {
  const slug = slugs[request.match.name];
  if (slug === undefined) return { kind: "not_found" };
  const landing = await client.call(contentCalls.landing, { params: { slug } });
  if (!landing.ok) return notFoundOrFailed(landing.failure);
  const stay = slug === "nowruz" ? nowruzStay(environment.today) : null;
  return { kind: "ready", data: { landing: landing.value, stay } };
}
