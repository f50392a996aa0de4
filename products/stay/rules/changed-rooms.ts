import { ADULTS_IN_ROOM, ROOMS } from "#domain/bounds.ts";
import type { Party } from "#domain/rooms.ts";

/**
 * A room of a booking after a change. `from`: the room of the booking as it stands that it continues, counted from 0; null
 * of a room that comes. Ages are those at the new arrival.
 */
export type ChangedRoom = Party & {
  readonly from: number | null;
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly extraBeds: number;
  readonly babyCots: number;
};

const ROOM = /^(\d)-(\d{1,9})-(\d{1,9})-(\d{1,2}(?:,\d{1,2})*)(?:-(\d)-(\d))?$/;

/**
 * Rooms of a booking after a change as calls write them: of each its number now, or 0, its room type, its rate, its party
 * as in `rooms` of a search, and its extra beds and cots: `1-412-88-2,5;0-412-88-2-1-0`.
 */
export const formatChangedRooms = (rooms: readonly ChangedRoom[]): string =>
  rooms
    .map(({ from, roomTypeId, ratePlanId, adults, children, extraBeds, babyCots }) => {
      const extras = extraBeds + babyCots > 0 ? [extraBeds, babyCots] : [];
      return [from === null ? 0 : from + 1, roomTypeId, ratePlanId, [adults, ...children].join(","), ...extras].join(
        "-",
      );
    })
    .join(";");

/** Reads what `formatChangedRooms` writes; null where it is none, or where two continue one room. */
export function parseChangedRooms(text: string): ChangedRoom[] | null {
  const rooms = text.split(";").map((one): ChangedRoom | null => {
    const [, number, roomTypeId, ratePlanId, party = "", extraBeds = 0, babyCots = 0] = ROOM.exec(one) ?? [];
    if (number === undefined) return null;
    const [adults = 0, ...children] = party.split(",").map(Number);
    if (adults > ADULTS_IN_ROOM.max) return null;
    return {
      from: number === "0" ? null : Number(number) - 1,
      roomTypeId: Number(roomTypeId),
      ratePlanId: Number(ratePlanId),
      adults,
      children,
      extraBeds: Number(extraBeds),
      babyCots: Number(babyCots),
    };
  });
  if (!rooms.every((room) => room !== null) || rooms.length > ROOMS.max) return null;
  const continued = rooms.flatMap(({ from }) => from ?? []);
  return new Set(continued).size === continued.length ? rooms : null;
}

/** Reads the room of each traveller after a change, in their order, from 0; null of one who goes (`1,1,0,2`). */
export const parseGuestRooms = (text: string): (number | null)[] =>
  text.split(",").map((room) => (room === "0" ? null : Number(room) - 1));
