import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { CityValue } from "#products/stay/contract/stay.shapes.ts";

export type CityData = ListData<CityValue> & { destinationName: string };

export async function loadCity(context: LoadContext): Promise<Loaded<CityData>> {
  const { destinationName = "" } = context.request.match.params;
  const loaded = await loadList(context, listFilters.property, (query) =>
    context.client.call(stayCalls.city, { params: { destinationName }, query }),
  );
  return loaded.kind === "ready" ? { kind: "ready", data: { ...loaded.data, destinationName } } : loaded;
}
