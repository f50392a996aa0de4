import { DAYS_AHEAD } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type Party, readRooms } from "#domain/rooms.ts";
import type { Fault as RoomsFault } from "#domain/validation/fault.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";
import type { Fault } from "../envelope.ts";

/** Returns the fault of a requested date: no such day, gone, or more than two years ahead. */
export function dateFault(name: string, date: IsoDate, today: IsoDate): Fault | null {
  const fault = typedDateFault(date);
  if (fault !== null) return { name, ...fault };
  if (date < today) return { name, code: "past_date" };
  const last = addDays(today, DAYS_AHEAD.max);
  return date > last ? { name, code: "date_too_far", params: { last_day: last } } : null;
}

export type AskedStay = { parties: Party[]; faults: [] } | { parties: null; faults: Fault[] };

/** Returns the parties of a stay, or the faults of its dates and rooms. */
export function readStay(query: { check_in: IsoDate; rooms?: string | undefined }, today: IsoDate): AskedStay {
  const date = dateFault("check_in", query.check_in, today);
  const { parties, fault } = readRooms(query.rooms);
  if (date === null && fault === null) return { parties, faults: [] };
  const rooms = fault === null ? [] : [roomsFault(fault)];
  return { parties: null, faults: [...(date === null ? [] : [date]), ...rooms] };
}

/** A fault of the guests, at the field that lists them. */
export const roomsFault = ({ code, params }: RoomsFault): Fault => ({ name: "rooms", code, params: { ...params } });
