import type { SubjectValue } from "#domain/contract/property.shapes.ts";
import { type ListData, loadList } from "#app/src/features/property-list/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";

export type SubjectData = ListData<SubjectValue>;

export const loadSubject = (context: LoadContext): Promise<Loaded<SubjectData>> => {
  const { destinationName = "", filter = "" } = context.request.match.params;
  return loadList(context, (query) => context.api.subject(destinationName, filter, query));
};
