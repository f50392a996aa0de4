import type { PlacesAfter, TravellersAfter } from "./product.ts";
import type { KeptTraveller, Traveller, Typed } from "./travellers.ts";

/**
 * Rooms of a booking afterwards. `from`: the room that each continues, from 0; null of one that comes. `guestRooms`: the room of
 * each traveller among them, from 0, null of one who goes; absent: that which continues theirs.
 */
type Wished = {
  readonly rooms: readonly {
    readonly from: number | null;
    readonly adults: number;
    readonly children: readonly unknown[];
  }[];
  readonly guestRooms: readonly (number | null)[] | undefined;
  readonly come: readonly Typed[];
};

/**
 * Travellers of a product that sells rooms afterwards. Where the supervisor of a room goes, its first adult who stays takes over, and the
 * number by which the room is reached stays with it.
 */
export function travellersOfRooms(
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

/** The travellers without the one at a position, from 1. An empty room goes, and those behind it move up. */
export function travellersWithout(travellers: readonly KeptTraveller[], position: number): readonly Traveller[] {
  const left = travellers.toSpliced(position - 1, 1);
  const numbers = [...new Set(left.map(({ room }) => room))].toSorted((one, other) => one - other);
  const rooms = numbers.map((from) => ({
    from,
    adults: left.filter(({ room }) => room === from).length,
    children: [],
  }));
  const guestRooms = travellers.map(({ room }, index) => (index === position - 1 ? null : numbers.indexOf(room)));
  return travellersOfRooms(travellers, { rooms, guestRooms, come: [] }).stay;
}
