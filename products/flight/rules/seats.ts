import type { AgeGroup, TransportationClass } from "#domain/enums/enums.ts";
import type { Fault } from "#domain/validation/fault.ts";
import { type Cabin, type CabinId, type CabinPart, cabins, NO_ROW } from "./cabins.ts";
import { type SeatUse, seatUses, seatUsesOf } from "./seat-uses.ts";

/** `free`: selectable. `taken`: by a booking. `blocked`: by the carrier. */
export const seatStates = ["free", "taken", "blocked"] as const;
export type SeatState = (typeof seatStates)[number];

export const seatTraits = ["window", "aisle", "exit", "legroom", "bassinet"] as const;
export type SeatTrait = (typeof seatTraits)[number];

export type Seat = {
  /** Row and letter: `12A`. */
  readonly seat: string;
  readonly row: number;
  readonly class: TransportationClass;
  readonly traits: readonly SeatTrait[];
  /** Travellers allowed in the seat. */
  readonly for: readonly SeatUse[];
};

/** Exit seats are for travellers who can open the exit: no child, and no adult with an infant on the lap. */
const AT_EXIT: readonly SeatUse[] = ["adult"];

function seatAt(part: CabinPart, row: number, at: number): Seat {
  const { columns } = part;
  const seat = `${row}${columns.charAt(at)}`;
  const isExit = part.exits.includes(row);
  const has: Readonly<Record<SeatTrait, boolean>> = {
    window: at === 0 || at === columns.length - 1,
    aisle: columns.charAt(at - 1) === " " || columns.charAt(at + 1) === " ",
    exit: isExit,
    legroom: isExit || part.legroom.includes(row),
    bassinet: part.bassinets.includes(seat),
  };
  return {
    seat,
    row,
    class: part.class,
    traits: seatTraits.filter((trait) => has[trait]),
    for: isExit ? AT_EXIT : seatUses,
  };
}

const rowsOf = ({ rows: [first, last] }: CabinPart): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((row) => row !== NO_ROW);

const seatsOfCabin = ({ parts }: Cabin): readonly Seat[] =>
  parts.flatMap((part) =>
    rowsOf(part).flatMap((row) =>
      [...part.columns].flatMap((letter, at) => (letter === " " ? [] : [seatAt(part, row, at)])),
    ),
  );

const seatsById: ReadonlyMap<string, readonly Seat[]> = new Map(cabins.map((cabin) => [cabin.id, seatsOfCabin(cabin)]));

/** Returns every seat of a cabin, row by row from the front, from A on. @throws RangeError for an unknown cabin. */
export function seatsIn(cabin: CabinId): readonly Seat[] {
  const seats = seatsById.get(cabin);
  if (seats === undefined) throw new RangeError(`No cabin ${cabin}`);
  return seats;
}

/** A traveller's seat on one flight, the traveller by index from 0; null releases a seat. */
export type SeatChoice = { readonly traveller: number; readonly seat: string | null };
/** Fault of a choice, by its index in the list. */
export type SeatFault = Fault & { readonly choice: number };

export type SeatQuestion = {
  readonly cabin: CabinId;
  /** Class of the fare. */
  readonly class: TransportationClass;
  /** Age groups of all travellers, in the order of the reservation. */
  readonly groups: readonly AgeGroup[];
};

/**
 * Returns the faults of the seats chosen on one flight, at most one for each choice: a seat not in this aircraft or
 * class, a traveller without a seat or not in the party, one not allowed by an exit, and a traveller or seat chosen
 * twice. Does not check availability.
 */
export function seatFaults(choices: readonly SeatChoice[], question: SeatQuestion): SeatFault[] {
  const uses = seatUsesOf(question.groups);
  const seats = new Map(seatsIn(question.cabin).map((seat) => [seat.seat, seat]));
  return choices.flatMap(({ traveller, seat }, choice) => {
    const earlier = choices.slice(0, choice);
    const code =
      earlier.some((one) => one.traveller === traveller) || (seat !== null && earlier.some((one) => one.seat === seat))
        ? "seat_twice"
        : faultOf(seat === null ? null : (seats.get(seat) ?? "none"), uses[traveller], question.class);
    return code === null ? [] : [{ choice, code, params: {} }];
  });
}

function faultOf(
  seat: Seat | "none" | null,
  use: SeatUse | null | undefined,
  ofFare: TransportationClass,
): Fault["code"] | null {
  if (use === undefined) return "unknown_value";
  // Releasing a seat is always allowed, even one that its traveller may not have.
  if (seat === null) return null;
  if (use === null) return "infant_without_seat";
  if (seat === "none" || seat.class !== ofFare) return "no_such_seat";
  return seat.for.includes(use) ? null : "exit_seat";
}
