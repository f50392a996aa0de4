import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { cutText } from "#domain/text/cut.ts";
import { FlightSearchForm } from "./FlightSearchForm.tsx";
import { typedDaysOf, wishOf } from "./flight-query.ts";

const LONGEST_NAME = 80;

const endOf = (typed: URLSearchParams, name: "origin" | "destination") => {
  const id = typed.get(`${name}_city_id`);
  const text = typed.get(`${name}_name`);
  return id === null || text === null ? null : { id, name: cutText(text, LONGEST_NAME) };
};

/** The search form of flights on a page of another product: with the search that was made last. */
export const TypedFlightSearchForm = ({ actions, typed, errors }: SearchFormProps) => (
  <FlightSearchForm
    actions={actions}
    origin={endOf(typed, "origin")}
    destination={endOf(typed, "destination")}
    wish={wishOf(typed)}
    typed={typedDaysOf(typed)}
    errors={errors ?? {}}
  />
);
