import { dateFaults } from "#app/src/features/search/date-faults.ts";
import { type Finder, findPlace } from "#app/src/features/search/find-place.ts";
import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { search } from "../product.search.ts";

/** Finds the place by its name. Leads Home, where the form reports it, when something is missing, unknown or no date. */
export const findLounge: Finder = async (query, client) => {
  const typed = typedText(query, "departure_date", LONGEST_DATE);
  const wish = { departure_date: normaliseIso(typed) ?? typed, adult_count: typedText(query, "adult_count", 2) };
  const place = await findPlace(query, client, {
    idName: "destination_id",
    textName: "destination_name",
    scope: "property",
  });
  const isWhole = place.id !== "" && typed !== "" && wish.adult_count !== "";
  if (isWhole && dateFaults(query, search.dates).length === 0) {
    return addressOf("loungeSearch", {}, { destination_id: place.id, ...wish });
  }
  const incomplete = isWhole ? "date" : place.id === "" && place.typed !== "" ? "unknown" : "missing";
  const typedPlace = { destination_id: place.id, destination_name: isWhole ? place.name : place.typed };
  return addressOf("home", {}, { kind: "lounge", incomplete, ...typedPlace, ...wish });
};
