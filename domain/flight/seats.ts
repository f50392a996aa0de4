import type { AgeGroup, TransportationClass } from "../enums/enums.ts";
import type { Fault } from "../validation/fault.ts";
import { type Cabin, type CabinId, type CabinPart, cabins, NO_ROW } from "./cabins.ts";
import { type SeatUse, seatUses, seatUsesOf } from "./seat-uses.ts";

/** `free`: it can be chosen. `taken`: by a booking. `blocked`: the carrier keeps it. */
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
  /** Who may sit there. */
  readonly for: readonly SeatUse[];
};

/** By an exit sits who can open it: no child, and no adult with an infant on the lap. */
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

/** Every seat of a cabin, row by row from the front, from A on. @throws RangeError for a cabin that there is not. */
export function seatsIn(cabin: CabinId): readonly Seat[] {
  const seats = seatsById.get(cabin);
  if (seats === undefined) throw new RangeError(`No cabin ${cabin}`);
  return seats;
}

/** A traveller's seat on one flight, the traveller by place from 0; null gives a seat back. */
export type SeatChoice = { readonly traveller: number; readonly seat: string | null };
/** What is wrong with a choice, by its place in the list. */
export type SeatFault = Fault & { readonly choice: number };

export type SeatQuestion = {
  readonly cabin: CabinId;
  /** Of the fare. */
  readonly class: TransportationClass;
  /** Of all travellers, in the order of the reservation. */
  readonly groups: readonly AgeGroup[];
};

/**
 * What is wrong with the seats chosen on one flight, one fault at most for each choice: a seat that this aircraft or this
 * class does not have, a traveller who has none or is not there, one who may not sit by an exit, and what is chosen twice.
 * Whether a seat is free is not asked here.
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
  // A seat that its traveller may not have can be given back all the same.
  if (seat === null) return null;
  if (use === null) return "infant_without_seat";
  if (seat === "none" || seat.class !== ofFare) return "no_such_seat";
  return seat.for.includes(use) ? null : "exit_seat";
}
