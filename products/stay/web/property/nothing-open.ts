import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { cheapestOf, type OfferedRoom } from "./chosen-stay.ts";

/** The rooms of the first party that can have none of them; null where each can have one, or the whole property is closed. */
export const roomsOfNone = ({ parties, blocking }: RoomsValue): readonly OfferedRoom[] | null =>
  blocking.length > 0 ? null : (parties.find(({ room_types }) => cheapestOf(room_types) === null)?.room_types ?? null);

/** Nights that follow each other. */
export type Nights = { from: IsoDate; to: IsoDate };
/** One reason, with all nights that it holds for: several share one sentence. */
export type GroupedReason = { blocking: Blocking; nights: Nights[] };

/** Reasons why none of these rooms is available: those of the rate with the fewest. */
export function nearestReasons(rooms: readonly OfferedRoom[]): GroupedReason[] {
  const [nearest = []] = rooms
    .flatMap(({ plans }) => plans.map(({ blocking }) => blocking))
    .toSorted((one, other) => one.length - other.length);
  const full = new Set(nearest.filter(({ reason }) => reason === "unavailable").map(({ date }) => date));
  // A night with neither a room nor a price counts as having no room.
  const said = nearest.filter(({ reason, date }) => reason !== "no_price" || !full.has(date));
  return [...Map.groupBy(said, ({ reason }) => reason).values()].flatMap((alike) => {
    const [blocking] = alike;
    return blocking === undefined ? [] : [{ blocking, nights: runsOf(alike.flatMap(({ date }) => date ?? [])) }];
  });
}

/** True of rooms that other parties have on some of the nights: one may be free again. */
export const isSoldOut = (rooms: readonly OfferedRoom[]): boolean =>
  nearestReasons(rooms).some(({ blocking }) => blocking.reason === "unavailable");

/** Days in order as stretches of days that follow each other. */
function runsOf(days: readonly IsoDate[]): Nights[] {
  const runs: Nights[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
