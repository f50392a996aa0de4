import type { AgeGroup } from "#domain/enums/enums.ts";
import type { Zone } from "#domain/time/zones.ts";
import type {
  FlightChange,
  FlightCounts,
  FlightSubject,
  ReservedSeat,
} from "#products/flight/contract/flight.shapes.ts";
import { countsOf } from "#products/flight/rules/passengers.ts";
import type { DirectionPrices } from "#products/flight/rules/penalty-lines.ts";
import type { Claim } from "#provider/shop/stock/counters.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";

/** Requested fares of each direction, one a flight, and the party. */
export type FlightRequest = {
  readonly outbound: readonly number[];
  /** Null: one way. */
  readonly inbound: readonly number[] | null;
  readonly counts: FlightCounts;
  /**
   * Groups of the travellers, in their order, on a way out that was bought before the day of the way back changed them.
   * Absent: as counted.
   */
  readonly outboundGroups?: readonly AgeGroup[];
  /** Time of the older offer, epoch seconds: flights that moved since are not quoted unnoticed. Absent: held. */
  readonly madeAt?: number;
  /** Code of the hold that it replaces. Absent: an additional one. */
  readonly insteadOf?: string;
};

/** Code of the reservation that a request replaces; null for an additional one. */
export const replacedBy = ({ insteadOf }: FlightRequest): string | null => insteadOf ?? null;

/** Inputs of one direction's penalties. Money in integer rial, instants in epoch seconds. */
export type DirectionTerms = {
  readonly policyId: FlightSubject["flights"][number]["policy"];
  /** Of the whole party. */
  readonly fare: number;
  readonly taxes: number;
  readonly departsAt: number;
  /** The carrier's act on it, unless it was accepted. */
  readonly carrierAct: DirectionPrices["carrierAct"];
  /** Chosen by its owner after that act: it does not free this direction. A later one does. */
  readonly isOutsideWaiver?: true;
  /** IANA: noons are counted by the clock of the airport where the direction begins. */
  readonly zone: Zone;
};

/**
 * All parts of the offer that a reservation must remember. Nothing personal. Money in rial, instants in epoch seconds.
 */
export type FlightOfferKept = {
  readonly request: FlightRequest;
  /** As its pages and its ticket say it. */
  readonly subject: FlightSubject;
  readonly directions: readonly DirectionTerms[];
  /**
   * Agreed departure and arrival of each flight that was moved, as bought or last accepted, by flight id. Absent: as in
   * the subject.
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

const PARTS = ["request", "subject", "directions", "seats"] as const satisfies readonly (keyof FlightOfferKept)[];

/** Reads an offer that the database kept of a flight. @throws where it is another product's. */
export function keptFlightOffer(offer: unknown): FlightOfferKept {
  if (typeof offer !== "object" || offer === null || !PARTS.every((part) => part in offer)) {
    throw new TypeError("The offer is not one of a flight");
  }
  return offer as FlightOfferKept;
}

/** Maximum number of fares of one flight. */
const MAX_FARES = 16;

export const flightIdOf = (fareId: number): number => Math.floor(fareId / MAX_FARES);

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

const countedIn = (groups: readonly AgeGroup[]): FlightCounts => {
  const { adult, child, infant } = countsOf(groups);
  return { adult_count: adult, child_count: child, infant_count: infant };
};

/** The party of a direction, 0 or 1. */
export const partyIn = ({ counts, outboundGroups }: Party, index: number): FlightCounts =>
  index === 0 && outboundGroups !== undefined ? countedIn(outboundGroups) : counts;
type Party = Pick<FlightRequest, "counts" | "outboundGroups">;

/**
 * Claims of a request on every flight of both directions: a seat of the fare and one of the aircraft for each adult and
 * child, and a place for infants for each infant.
 */
export const claimsOf = ({ outbound, inbound, ...party }: FlightRequest): Claim[] => [
  ...ofFares(outbound, partyIn(party, 0)),
  ...ofFares(inbound ?? [], partyIn(party, 1)),
];
