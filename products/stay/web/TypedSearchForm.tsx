import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { destinationIn, partiesOf, stayOf, typedStayOf } from "#app/src/features/stay/stay-query.ts";
import { SearchForm } from "./SearchForm.tsx";

/** The search form of stays on a page of another product: with the search that was made last. */
export const TypedSearchForm = ({ actions, typed, errors }: SearchFormProps) => (
  <SearchForm
    actions={actions}
    destination={destinationIn(typed)}
    stay={stayOf(typed)}
    typed={typedStayOf(typed)}
    errors={errors ?? {}}
    parties={partiesOf(typed)}
  />
);
