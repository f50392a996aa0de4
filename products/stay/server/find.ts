import { type Finder, findPlace } from "#app/src/features/search/find-place.ts";
import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { roomsOf } from "#app/src/features/stay/stay-query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { roomsIn } from "#domain/rooms.ts";

/**
 * Finds a destination by its name; a date in any calendar. Redirects Home when something is missing or unknown, where
 * the form reports it; the results report an invalid date.
 */
export const findStay: Finder = async (query, client) => {
  const typedDate = typedText(query, "check_in", LONGEST_DATE);
  const check_in = normaliseIso(typedDate) ?? typedDate;
  const length_of_stay = typedText(query, "length_of_stay", 4);
  // A party that cannot be booked together is passed on: the page gives the reason.
  const stay = { check_in, length_of_stay, ...(roomsIn(query) !== undefined && { rooms: roomsOf(query) }) };

  const { id, name, typed } = await findPlace(query, client, {
    idName: "destination_id",
    textName: "destination_name",
    scope: "property",
  });
  if (id === "" || check_in === "" || length_of_stay === "") {
    const incomplete = id === "" && typed !== "" ? "unknown" : "missing";
    return addressOf("home", {}, { incomplete, destination_name: typed, ...stay });
  }
  return addressOf("propertySearch", {}, { destination_id: id, destination_name: name, ...stay });
};
