import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { CategoryValue } from "#products/stay/contract/stay.shapes.ts";

export type CategoryData = ListData<CategoryValue> & { filter: string };

export async function loadCategory(context: LoadContext): Promise<Loaded<CategoryData>> {
  const { filter = "" } = context.request.match.params;
  const loaded = await loadList(context, listFilters.property, (query) =>
    context.client.call(stayCalls.category, { params: { filter }, query }),
  );
  return loaded.kind === "ready" ? { kind: "ready", data: { ...loaded.data, filter } } : loaded;
}
