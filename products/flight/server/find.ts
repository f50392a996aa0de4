import { dateFaults } from "#app/src/features/search/date-faults.ts";
import { type Finder, findPlace } from "#app/src/features/search/find-place.ts";
import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { search } from "../product.search.ts";

const LONGEST_COUNT = 4;
const LONGEST_CLASS = 30;
const LONGEST_WAY = 10;

/**
 * Finds both cities by their names; dates in any calendar. Redirects Home when something is missing or unknown, where
 * the form reports it, and when a date is invalid: the results know no names of places before they are found.
 */
export const findFlight: Finder = async (query, client) => {
  const dateOf = (name: string): string => {
    const typed = typedText(query, name, LONGEST_DATE);
    return normaliseIso(typed) ?? typed;
  };
  const countOf = (name: string): string => typedText(query, name, LONGEST_COUNT).replace(/^0$/, "");
  const wish = {
    departure_date: dateOf("departure_date"),
    return_date: typedText(query, "way", LONGEST_WAY) === "one_way" ? "" : dateOf("return_date"),
    adult_count: typedText(query, "adult_count", LONGEST_COUNT),
    child_count: countOf("child_count"),
    infant_count: countOf("infant_count"),
    class: typedText(query, "class", LONGEST_CLASS).replace(/^economy$/, ""),
  };
  const [origin, destination] = await Promise.all([
    findPlace(query, client, { idName: "origin_city_id", textName: "origin_name", scope: "flight" }),
    findPlace(query, client, { idName: "destination_city_id", textName: "destination_name", scope: "flight" }),
  ]);
  const cities = { origin_city_id: origin.id, destination_city_id: destination.id };
  if ([origin.id, destination.id, wish.departure_date, wish.adult_count].every((text) => text !== "")) {
    if (dateFaults(new URLSearchParams(wish), search.dates).length === 0) {
      return addressOf("flightSearch", {}, { ...cities, ...wish });
    }
    const names = { origin_name: origin.name, destination_name: destination.name };
    return addressOf("home", {}, { kind: "flight", incomplete: "date", ...cities, ...names, ...wish });
  }
  const unknown = [destination, origin].find(({ id, typed }) => id === "" && typed !== "");
  return addressOf(
    "home",
    {},
    {
      kind: "flight",
      incomplete: unknown === undefined ? "missing" : "unknown",
      ...cities,
      origin_name: origin.typed,
      // Home names the place that was not found.
      destination_name: unknown?.typed ?? destination.typed,
      ...wish,
    },
  );
};
