import type { CityValue } from "#domain/contract/property.shapes.ts";
import { type ListData, loadList } from "#app/src/features/property-list/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";

export type CityData = ListData<CityValue>;

export const loadCity = (context: LoadContext): Promise<Loaded<CityData>> =>
  loadList(context, (query) => context.api.city(context.request.match.params["destinationName"] ?? "", query));
