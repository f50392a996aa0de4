import type { ChangedRoom } from "#products/stay/rules/changed-rooms.ts";
import type { PlacesAfter, TravellersAfter } from "#provider/shop/reservation/product.ts";
import type { KeptTraveller, Typed } from "#provider/shop/reservation/travellers.ts";

/** A wish about the travellers of a stay. `guestRooms`: the room of each afterwards, from 0; absent: that which continues theirs. */
type Wished = {
  readonly rooms: readonly Pick<ChangedRoom, "from" | "adults" | "children">[];
  readonly guestRooms: readonly (number | null)[] | undefined;
  readonly come: readonly Typed[];
};

/**
 * Travellers of a stay afterwards. Where the supervisor of a room goes, its first adult who stays takes over, and the
 * number by which the room is reached stays with it.
 */
export function travellersOfStay(
  before: readonly KeptTraveller[],
  { rooms, guestRooms, come }: Wished,
): TravellersAfter {
  const continuing = (room: number): number => rooms.findIndex(({ from }) => from === room);
  const after = before.map((one, index) => (guestRooms ? (guestRooms[index] ?? -1) : continuing(one.room)));
  const stay = before.flatMap((one, index) => {
    const room = after[index] ?? -1;
    // The supervisor of one room is not a second one of another.
    const isSupervisor = one.is_room_supervisor && room === continuing(one.room);
    return room < 0 ? [] : [{ ...one, room, is_room_supervisor: isSupervisor }];
  });
  for (const room of rooms.keys()) {
    if ([...stay, ...come].some((one) => one.room === room && one.is_room_supervisor)) continue;
    const next = stay.find((one) => one.room === room && one.age_group === "adult");
    const earlier = before.find((one) => one.is_room_supervisor && continuing(one.room) === room);
    if (next !== undefined)
      Object.assign(next, { is_room_supervisor: true, mobile: next.mobile ?? earlier?.mobile ?? null });
  }
  return { stay: stay.toSorted((one, other) => one.room - other.room), come, places: placesIn(rooms, after) };
}

/** Travellers stand in the order of their rooms, and within one before those who come. */
const placesIn = (rooms: Wished["rooms"], after: readonly number[]): PlacesAfter =>
  after.map((room, index) => {
    if (room < 0) return null;
    const earlier = rooms.slice(0, room).reduce((sum, { adults, children }) => sum + adults + children.length, 0);
    return earlier + after.slice(0, index).filter((one) => one === room).length + 1;
  });
