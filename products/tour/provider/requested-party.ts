import { readTourRooms, type TourRoom } from "#products/tour/rules/party.ts";
import type { Fault } from "#provider/kernel/envelope.ts";

export type PartyOrFaults = { rooms: TourRoom[]; faults: [] } | { rooms: null; faults: Fault[] };

/** The rooms of a `rooms` parameter as tours count people, or its faults, at its field. `beds`: see `parseBeds`. */
export function requestedParty(text: string | undefined, beds?: string): PartyOrFaults {
  const { rooms, fault } = readTourRooms(text, beds);
  if (fault === null) return { rooms, faults: [] };
  const { name, code, params } = fault;
  return { rooms: null, faults: [{ name, code, params: { ...params } }] };
}
