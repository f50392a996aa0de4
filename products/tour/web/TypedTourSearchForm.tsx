import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { placeIn } from "#app/src/features/search/typed-place.ts";
import { partiesOf, stayOf, typedStayOf } from "#app/src/features/stay/stay-query.ts";
import { TourSearchForm } from "./TourSearchForm.tsx";

/** The search form of tours on a page of another product: with the search that was made last. */
export const TypedTourSearchForm = ({ actions, typed, errors }: SearchFormProps) => (
  <TourSearchForm
    actions={actions}
    origin={placeIn(typed, "origin_id", "origin_name")}
    destination={placeIn(typed, "destination_id", "destination_name")}
    dates={stayOf(typed)}
    typed={typedStayOf(typed)}
    errors={errors ?? {}}
    parties={partiesOf(typed)}
  />
);
