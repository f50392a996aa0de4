import type { FlightChange, FlightCounts, FlightSubject, ReservedSeat } from "#domain/contract/flight.shapes.ts";
import type { DirectionPrices } from "#domain/flight/penalty-lines.ts";
import type { Zone } from "#domain/time/zones.ts";
import type { Claim } from "../shop/stock/counters.ts";
import { stockIdOf } from "../shop/stock/ids.ts";

/** What is asked for: the fares of each direction, one a flight, for so many people. */
export type FlightRequest = {
  readonly outbound: readonly number[];
  /** Null: one way. */
  readonly inbound: readonly number[] | null;
  readonly counts: FlightCounts;
  /** When the older of the offers was made, epoch seconds: flights that moved since are not quoted unseen. Absent: held. */
  readonly madeAt?: number;
  /** The code of the hold that it replaces. Absent: one more. */
  readonly insteadOf?: string;
};

/** The code of the reservation in whose place a request asks; null where it asks for one more. */
export const replacedBy = ({ insteadOf }: FlightRequest): string | null => insteadOf ?? null;

/** What penalties of one direction follow from. Money in integer rial, instants in epoch seconds. */
export type DirectionTerms = {
  readonly policyId: FlightSubject["flights"][number]["policy"];
  /** Of the whole party. */
  readonly fare: number;
  readonly taxes: number;
  readonly departsAt: number;
  /** What the carrier did to it, unless it was accepted. */
  readonly carrierAct: DirectionPrices["carrierAct"];
  /** IANA: noons are counted by the clock of the airport where the direction begins. */
  readonly zone: Zone;
};

/** Everything a reservation must remember of what was offered. Nothing personal. Money in rial, instants in epoch seconds. */
export type FlightOfferKept = {
  readonly request: FlightRequest;
  /** As its pages and its ticket say it. */
  readonly subject: FlightSubject;
  readonly directions: readonly DirectionTerms[];
  /**
   * When each flight that was moved was to leave and land by what was bought or last accepted, by its id. Absent: as the
   * subject says.
   */
  readonly agreedTimes?: Readonly<Record<string, FlightChange["before"]>>;
  readonly closesAt: number;
  readonly departsAt: number;
  /** The last departure: nothing can be cancelled after it. */
  readonly lastDepartsAt: number;
  /** Of the fares; seats come on top. */
  readonly fareTotal: number;
  readonly seats: readonly ReservedSeat[];
  readonly claims: readonly Claim[];
};

/** How many fares one flight may have. */
const MOST_FARES = 16;

export const flightIdOf = (fareId: number): number => Math.floor(fareId / MOST_FARES);

const ofFares = (fareIds: readonly number[], { adult_count, child_count, infant_count }: FlightCounts): Claim[] =>
  fareIds.flatMap((fareId) => {
    const seats = adult_count + child_count;
    return [
      { stock_id: stockIdOf("fareSeats", fareId), units: seats },
      { stock_id: stockIdOf("flightSeats", flightIdOf(fareId)), units: seats },
      ...(infant_count === 0
        ? []
        : [{ stock_id: stockIdOf("flightInfants", flightIdOf(fareId)), units: infant_count }]),
    ];
  });

/**
 * What a request takes on every flight of both directions: of the fare's seats and of the aircraft's one for each adult and
 * child, of its places for infants one for each infant.
 */
export const claimsOf = ({ outbound, inbound, counts }: FlightRequest): Claim[] => [
  ...ofFares(outbound, counts),
  ...ofFares(inbound ?? [], counts),
];
