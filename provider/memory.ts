import type { Services } from "./services.ts";

/** Refreshes what this process keeps in memory of the database: places and names to find by. */
export async function rereadMemory(services: Services): Promise<void> {
  await services.atlas.refresh();
  await services.index.refresh();
  await services.flightIndex.refresh();
}
