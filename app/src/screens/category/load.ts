import type { CategoryValue } from "#domain/contract/property.shapes.ts";
import { type ListData, loadList } from "#app/src/features/property-list/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";

export type CategoryData = ListData<CategoryValue>;

export const loadCategory = (context: LoadContext): Promise<Loaded<CategoryData>> =>
  loadList(context, (query) => context.api.category(context.request.match.params["filter"] ?? "", query));
