import type { ReservedSeat, SeatMapValue, SeatsInput } from "#products/flight/contract/flight.shapes.ts";
import type { SeatUse } from "#products/flight/rules/seat-uses.ts";

export type MapSegment = SeatMapValue["segments"][number];
export type MapSeat = MapSegment["rows"][number]["seats"][number];

/** A traveller's seat on one flight, the traveller by place from 0. */
export type Choice = Pick<ReservedSeat, "flight_id" | "traveller" | "seat">;

type At = Pick<Choice, "flight_id" | "traveller">;
const isAt = (at: At) => (one: At) => one.flight_id === at.flight_id && one.traveller === at.traveller;

/** The seat of a traveller on a flight; null where none is chosen. */
export const seatOf = (choices: readonly Choice[], at: At): string | null => choices.find(isAt(at))?.seat ?? null;

/** The choices with another seat of one traveller, or with none. */
export function chosenWith(choices: readonly Choice[], at: At, seat: string | null): Choice[] {
  const others = choices.filter((one) => !isAt(at)(one));
  return seat === null ? others : [...others, { ...at, seat }];
}

/** Input of call 70b: the seats that differ from before, and those that are given back. */
export const changesOf = (before: readonly Choice[], after: readonly Choice[]): SeatsInput["seats"] => [
  ...after
    .filter((one) => seatOf(before, one) !== one.seat)
    .map(({ flight_id, traveller, seat }) => ({ flight_id, traveller, seat })),
  ...before
    .filter((one) => seatOf(after, one) === null)
    .map(({ flight_id, traveller }) => ({ flight_id, traveller, seat: null })),
];

const seatsIn = ({ rows }: MapSegment): MapSeat[] => rows.flatMap(({ seats }) => seats);

/** Price of all chosen seats, rial. */
export const sumOf = (choices: readonly Choice[], segments: readonly MapSegment[]): number =>
  choices.reduce((sum, { flight_id, seat }) => {
    const segment = segments.find((one) => one.flight_id === flight_id);
    return sum + ((segment && seatsIn(segment).find((one) => one.seat === seat)?.price) ?? 0);
  }, 0);

/** The rows of the class that was booked, from the front; the others are not sold with it. */
export const rowsOf = (segment: MapSegment, ofFare: MapSeat["class"]): MapSegment["rows"] =>
  segment.rows.flatMap((row) => {
    const seats = row.seats.filter((seat) => seat.class === ofFare);
    return seats.length === 0 ? [] : [{ ...row, seats }];
  });

/** Status of a seat for a traveller: theirs, a companion's (by place), free, or the reason why not. */
export type Standing =
  | { readonly kind: "mine" | "free" | "taken" | "blocked" | "exit" }
  | { readonly kind: "ours"; readonly traveller: number };

export type Question = {
  readonly flight_id: number;
  readonly traveller: number;
  readonly use: SeatUse;
  readonly choices: readonly Choice[];
  /** Seats that the reservation already has: taken on the map, and by its own travellers. */
  readonly kept: readonly Choice[];
};

export function standingOf(
  { seat, state, for: uses }: MapSeat,
  { flight_id, traveller, use, choices, kept }: Question,
): Standing {
  const holder = choices.find((one) => one.flight_id === flight_id && one.seat === seat);
  if (holder !== undefined)
    return holder.traveller === traveller ? { kind: "mine" } : { kind: "ours", traveller: holder.traveller };
  const isOwn = kept.some((one) => one.flight_id === flight_id && one.seat === seat);
  if (state !== "free" && !isOwn) return { kind: state };
  return { kind: uses.includes(use) ? "free" : "exit" };
}
