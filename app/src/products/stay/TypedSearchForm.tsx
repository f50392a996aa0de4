import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { partiesOf, stayOf, typedStayOf } from "#app/src/features/stay/stay-query.ts";
import { SearchForm } from "./SearchForm.tsx";

/** The search form of stays on a page of another product: with the search that was made last. */
export function TypedSearchForm({ actions, typed, errors }: SearchFormProps) {
  const id = typed.get("destination_id");
  return (
    <SearchForm
      actions={actions}
      destination={id === null ? null : { id, name: typed.get("destination_name") ?? "" }}
      stay={stayOf(typed)}
      typed={typedStayOf(typed)}
      errors={errors ?? {}}
      parties={partiesOf(typed)}
    />
  );
}
