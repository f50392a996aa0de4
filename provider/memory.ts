import { forgetListings } from "./property/listing-source.ts";
import type { Services } from "./services.ts";

/** Refreshes what this process keeps in memory of the database: places, names to find by, lists without dates. */
export async function rereadMemory(services: Services): Promise<void> {
  await services.atlas.refresh();
  await services.index.refresh();
  await services.flightIndex.refresh();
  forgetListings(services);
}
