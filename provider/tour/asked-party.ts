import { parseRooms } from "#domain/rooms.ts";
import { parseBeds, type TourRoom, tourPartyFaults, tourRooms } from "#domain/tour/party.ts";
import type { Fault } from "../envelope.ts";

export type AskedParty = { rooms: TourRoom[]; faults: [] } | { rooms: null; faults: Fault[] };

/** The rooms of a `rooms` parameter as tours count people, or what is wrong with them, at its field. `beds`: see call 62c. */
export function askedParty(text: string | undefined, beds?: string): AskedParty {
  const parties = parseRooms(text);
  if (parties === null) return { rooms: null, faults: [{ name: "rooms", code: "unreadable_rooms" }] };
  const places = parseBeds(beds);
  if (places === null) return { rooms: null, faults: [{ name: "beds", code: "unreadable_rooms" }] };
  const rooms = tourRooms(parties, places);
  const [fault] = tourPartyFaults(rooms);
  return fault === undefined
    ? { rooms, faults: [] }
    : { rooms: null, faults: [{ name: "rooms", code: fault.code, params: { ...fault.params } }] };
}
