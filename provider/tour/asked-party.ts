import { parseRooms } from "#domain/rooms.ts";
import { type TourRoom, tourPartyFaults, tourRooms } from "#domain/tour/party.ts";
import type { Fault } from "../envelope.ts";

export type AskedParty = { rooms: TourRoom[]; faults: [] } | { rooms: null; faults: Fault[] };

/** The rooms of a `rooms` parameter as tours count people, or what is wrong with them, at its field. */
export function askedParty(text: string | undefined): AskedParty {
  const parties = parseRooms(text);
  if (parties === null) return { rooms: null, faults: [{ name: "rooms", code: "unreadable_rooms" }] };
  const rooms = tourRooms(parties);
  const [fault] = tourPartyFaults(rooms);
  return fault === undefined
    ? { rooms, faults: [] }
    : { rooms: null, faults: [{ name: "rooms", code: fault.code, params: { ...fault.params } }] };
}
