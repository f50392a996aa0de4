import type { SearchFormProps } from "#app/src/features/search/search-tab.ts";
import { partiesOf, stayOf, typedStayOf } from "#app/src/features/stay/stay-query.ts";
import { cutText } from "#domain/text/cut.ts";
import { TourSearchForm } from "./TourSearchForm.tsx";

const LONGEST_NAME = 80;

const placeOf = (typed: URLSearchParams, name: "origin" | "destination") => {
  const id = typed.get(`${name}_id`);
  const text = typed.get(`${name}_name`);
  return id === null || text === null ? null : { id, name: cutText(text, LONGEST_NAME) };
};

/** The search form of tours on a page of another product: with the search that was made last. */
export const TypedTourSearchForm = ({ actions, typed, errors }: SearchFormProps) => (
  <TourSearchForm
    actions={actions}
    origin={placeOf(typed, "origin")}
    destination={placeOf(typed, "destination")}
    dates={stayOf(typed)}
    typed={typedStayOf(typed)}
    errors={errors ?? {}}
    parties={partiesOf(typed)}
  />
);
