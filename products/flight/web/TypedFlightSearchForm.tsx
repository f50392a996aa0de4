import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { placeIn } from "#app/src/features/search/typed-place.ts";
import { FlightSearchForm } from "./FlightSearchForm.tsx";
import { typedDaysOf, wishOf } from "./flight-query.ts";

/** The search form of flights on a page of another product: with the search that was made last. */
export const TypedFlightSearchForm = ({ actions, typed, errors }: SearchFormProps) => (
  <FlightSearchForm
    actions={actions}
    origin={placeIn(typed, "origin_city_id", "origin_name")}
    destination={placeIn(typed, "destination_city_id", "destination_name")}
    wish={wishOf(typed)}
    typed={typedDaysOf(typed)}
    errors={errors ?? {}}
  />
);
