import { bedsOf, type RequestedParty, spreadOver } from "#domain/rooms.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { isOpen, type OfferedRoom } from "./chosen-stay.ts";

/** Rooms of one type that could be had by fewer people: how many each sleeps, and how many are left. */
type Rooms = { sleeps: number; left: number };

/**
 * The same people in the fewest rooms of this property that hold them all; null when every party fits a room, or when
 * more rooms would not help.
 */
export function moreRooms(rooms: RoomsValue, parties: readonly RequestedParty[]): RequestedParty[] | null {
  const crowded = rooms.parties.find(({ room_types }) => isTooMany(room_types));
  if (crowded === undefined) return null;
  const large = crowded.room_types.flatMap(roomsForFewer);
  const sizes = [...new Set(large.map(({ sleeps }) => sleeps))].toSorted((one, other) => other - one);
  for (const size of sizes) {
    const spread = spreadOver(parties, size);
    if (spread === null) continue;
    const needed = Math.max(...spread.map(bedsOf));
    const left = large.filter(({ sleeps }) => sleeps >= needed).reduce((sum, room) => sum + room.left, 0);
    if (left >= spread.length) return spread;
  }
  return null;
}

const isTooMany = (types: readonly OfferedRoom[]): boolean =>
  !types.some(({ plans }) => plans.some(isOpen)) && types.some((type) => roomsForFewer(type).length > 0);

function roomsForFewer({ capacity, extra_capacity, plans }: OfferedRoom): Rooms[] {
  const only = plans.filter(
    ({ blocking }) => blocking.length > 0 && blocking.every(({ reason }) => reason === "capacity"),
  );
  if (only.length === 0) return [];
  // `rooms_left` is null where there are plenty.
  const left = Math.max(...only.map(({ rooms_left }) => rooms_left ?? Number.POSITIVE_INFINITY));
  return [{ sleeps: capacity + extra_capacity, left }];
}
