import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { SubjectValue } from "#products/stay/contract/stay.shapes.ts";

export type SubjectData = ListData<SubjectValue> & { destinationName: string; filter: string };

/** Properties of one subject of a destination, such as the five-star hotels of Isfahan: filtered and sorted by the query. */
export async function loadSubject(context: LoadContext): Promise<Loaded<SubjectData>> {
  const { destinationName = "", filter = "" } = context.request.match.params;
  const loaded = await loadList(context, listFilters.property, (query) =>
    context.client.call(stayCalls.subject, { params: { destinationName, filter }, query }),
  );
  return loaded.kind === "ready" ? { kind: "ready", data: { ...loaded.data, destinationName, filter } } : loaded;
}
