import { definePage, type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { LandingValue } from "#domain/contract/content.shapes.ts";
import { RegisterHotelScreen } from "./RegisterHotelScreen.tsx";

async function load({ client }: LoadContext): Promise<Loaded<LandingValue>> {
  const landing = await client.call(contentCalls.landing, { params: { slug: "register-hotel" } });
  return landing.ok ? { kind: "ready", data: landing.value } : notFoundOrFailed(landing.failure);
}

export default definePage({ areas: ["content", "own"], load, Screen: RegisterHotelScreen });

export { editorialHead as head } from "#app/src/features/editorial/editorial-head.ts";
