import { dateFaults } from "#app/src/features/search/date-faults.ts";
import { type Finder, findPlace } from "#app/src/features/search/find-place.ts";
import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { roomsOf } from "#app/src/features/stay/stay-query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { search } from "../product.search.ts";

/**
 * Finds both places by their names; a date in any calendar. Redirects Home when something is missing or unknown, where
 * the form reports it, and when a date is invalid: the results know no names of places before they are found.
 */
export const findTour: Finder = async (query, client) => {
  const typedDate = typedText(query, "check_in", LONGEST_DATE);
  const check_in = normaliseIso(typedDate) ?? typedDate;
  const length_of_stay = typedText(query, "length_of_stay", 4);
  const rooms = roomsOf(query);
  const [origin, destination] = await Promise.all([
    findPlace(query, client, { idName: "origin_id", textName: "origin_name", scope: "tour_origin" }),
    findPlace(query, client, { idName: "destination_id", textName: "destination_name", scope: "tour" }),
  ]);
  const places = { origin_id: origin.id, destination_id: destination.id };
  const stay = { check_in, length_of_stay, rooms };
  if (origin.id === "" || destination.id === "" || check_in === "" || length_of_stay === "") {
    const unknown = [destination, origin].find(({ id, typed }) => id === "" && typed !== "");
    return addressOf(
      "home",
      {},
      {
        kind: "tour",
        incomplete: unknown === undefined ? "missing" : "unknown",
        // Home names the place that was not found.
        origin_id: origin.id,
        origin_name: origin.typed,
        destination_name: unknown?.typed ?? destination.typed,
        ...stay,
      },
    );
  }
  if (dateFaults(query, search.dates).length > 0) {
    const names = { origin_name: origin.name, destination_name: destination.name };
    return addressOf("home", {}, { kind: "tour", incomplete: "date", ...places, ...names, ...stay });
  }
  return addressOf("tourSearch", {}, { ...places, ...stay });
};
