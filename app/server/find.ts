import type { Client } from "#app/src/api/client.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { parseRooms } from "#domain/rooms.ts";

/** Where the search form goes when the browser could not make the whole address itself. */
export const FIND_PATH = "/search/find";

/**
 * Turns what was typed into the search form into an address of the search page: a destination by its name, a date in
 * any calendar. What is missing or unknown goes Home, with what was typed, so that the form can say so.
 */
export async function findAddress(query: URLSearchParams, client: Client): Promise<string> {
  const name = (query.get("destination_name") ?? "").trim().slice(0, 80);
  const typedDate = (query.get("check_in") ?? "").trim().slice(0, 20);
  const checkIn = normaliseIso(typedDate) ?? typedDate;
  const length_of_stay = (query.get("length_of_stay") ?? "").trim().slice(0, 4);
  const rooms = query.get("rooms") ?? "";
  const stay = { check_in: checkIn, length_of_stay, ...(parseRooms(rooms) ? { rooms } : {}) };

  let destination_id = (query.get("destination_id") ?? "").trim();
  let destination_name = name;
  if (destination_id === "" && name !== "") {
    const found = await client.call(baseCalls.autocomplete, { query: { q: name, scope: "property" } });
    const best = found.ok ? found.value[0] : undefined;
    if (best) {
      destination_id = best.id;
      destination_name = best.name;
    }
  }
  if (destination_id === "" || checkIn === "" || length_of_stay === "") {
    const fault = destination_id === "" && name !== "" ? "unknown" : "missing";
    return addressOf("home", {}, { incomplete: fault, destination_name: name, ...stay });
  }
  return addressOf("propertySearch", {}, { destination_id, destination_name, ...stay });
}
