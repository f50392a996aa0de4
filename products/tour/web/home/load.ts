import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourHomeValue } from "#products/tour/contract/tour.shapes.ts";

export type TourHomeData = { home: TourHomeValue };

export async function loadTourHome({ client }: LoadContext): Promise<Loaded<TourHomeData>> {
  const home = await client.call(tourCalls.home);
  return home.ok ? { kind: "ready", data: { home: home.value } } : notFoundOrFailed(home.failure);
}
