import type { FlightQuoteInput } from "#products/flight/contract/flight.shapes.ts";
import {
  connectingIn,
  flightRequest,
  prepareFlight,
  prepareOffer,
  returningIn,
  type TestFlight,
  type TestOffer,
} from "#tests/support/flight.ts";
import {
  buy,
  type Competition,
  isWon,
  PIECES_OVERSOLD,
  quoteOf,
  type Race,
  raceFor,
  raceWithSweepers,
  releaseAll,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

const PLACES = { kind: "flight", path: "flight/v2/reserve", oversold: PIECES_OVERSOLD } as const;

/** Competing requests, taken in turn, with stock for one of them only. */
type Wanted = {
  /** Made again for each round: an offer is signed for fifteen minutes. */
  readonly requests: () => Promise<readonly FlightQuoteInput[]>;
  readonly flights: readonly TestFlight[];
  /** Stock that the request at this index takes: seats and places for infants of each flight. */
  readonly takes: (place: number) => readonly { seats: number; infants: number }[];
};

/**
 * In each round `clients` people compete for what only one of them can have. After each round exactly the winner's
 * request is held: the losers left nothing on any flight. Then it is released.
 */
async function raceForOne(
  cluster: TestCluster,
  { rounds, clients }: Competition,
  { requests, flights, takes }: Wanted,
): Promise<Race> {
  const users = await usersOf(cluster, clients);
  let quotes: string[] = [];
  const compete = async (round: number) => {
    quotes = [];
    for (const request of await requests()) quotes.push(await quoteOf(cluster, PLACES, request));
    const buyers = await buy(PLACES, users, (index) => quotes[(index + round) % quotes.length]!);
    return { buyers, winners: 1 };
  };
  return raceFor(cluster, PLACES, rounds, compete, async (buyers, round) => {
    const winners = buyers.flatMap((buyer, index) => (isWon(buyer) ? [takes((index + round) % quotes.length)] : []));
    const sum = (flight: number, of: "seats" | "infants") =>
      winners.reduce((total, taken) => total + (taken[flight]?.[of] ?? 0), 0);
    let miscounted = 0;
    for (const [index, flight] of flights.entries()) {
      const counted = await flight.counters();
      const ofFares = counted.fares.reduce((total, one) => total + one, 0);
      const isRight =
        counted.seats === sum(index, "seats") &&
        ofFares === sum(index, "seats") &&
        counted.infants === sum(index, "infants");
      if (!isRight) miscounted += 1;
    }
    await releaseAll(PLACES, buyers);
    return miscounted;
  });
}

const ONE_SEAT = [{ seats: 1, infants: 0 }];

/** The last seat of a fare, on an aircraft with many. */
export async function raceForFare({ database, ...cluster }: TestCluster, asked: Competition): Promise<Race> {
  const flight = await prepareFlight(database, { fares: [{ seats: 1 }] });
  const offer = await prepareOffer(database, flight.parts);
  return raceForOne({ database, ...cluster }, asked, {
    requests: async () => [await flightRequest(database, [offer])],
    flights: [flight],
    takes: () => ONE_SEAT,
  });
}

/** The last seat of an aircraft, for two fares that each have many. */
export async function raceForAircraft({ database, ...cluster }: TestCluster, asked: Competition): Promise<Race> {
  const flight = await prepareFlight(database, { seats: 1, fares: [{}, {}] });
  const offers: TestOffer[] = [];
  for (const part of flight.parts) offers.push(await prepareOffer(database, [part]));
  return raceForOne({ database, ...cluster }, asked, {
    requests: () => Promise.all(offers.map((offer) => flightRequest(database, [offer]))),
    flights: [flight],
    takes: () => ONE_SEAT,
  });
}

/** The last place for an infant, on an aircraft with many seats. */
export async function raceForInfant({ database, ...cluster }: TestCluster, asked: Competition): Promise<Race> {
  const flight = await prepareFlight(database, { infants: 1 });
  const offer = await prepareOffer(database, flight.parts);
  return raceForOne({ database, ...cluster }, asked, {
    requests: async () => [await flightRequest(database, [offer], { infant_count: 1 })],
    flights: [flight],
    takes: () => [{ seats: 1, infants: 1 }],
  });
}

/**
 * An outbound flight with many seats and a return with one: a buyer who finds the return full takes no outbound seat.
 */
export async function raceForReturn({ database, ...cluster }: TestCluster, asked: Competition): Promise<Race> {
  const out = await prepareFlight(database);
  const back = await prepareFlight(database, { seats: 1, from: "MHD", to: "THR", leavesIn: returningIn() });
  const there = await prepareOffer(database, out.parts);
  const home = await prepareOffer(database, back.parts);
  return raceForOne({ database, ...cluster }, asked, {
    requests: async () => [await flightRequest(database, [there, home])],
    flights: [out, back],
    takes: () => [...ONE_SEAT, ...ONE_SEAT],
  });
}

/**
 * Two connections that share a flight: the second flight of one is the first of the other. The shared flight's id
 * precedes that of the flight flown before it, and follows that of the flight flown after it.
 *
 * @param seats of the shared flight.
 */
async function crossing({ database }: TestCluster, seats: number) {
  const secondIn = connectingIn();
  const third = await prepareFlight(database, { from: "KIH", to: "IFN", leavesIn: connectingIn(secondIn) });
  const shared = await prepareFlight(database, { seats, from: "MHD", to: "KIH", leavesIn: secondIn });
  const first = await prepareFlight(database, { from: "THR", to: "MHD" });
  const offers = [
    await prepareOffer(database, [...first.parts, ...shared.parts]),
    await prepareOffer(database, [...shared.parts, ...third.parts]),
  ];
  const requests = () => Promise.all(offers.map((offer) => flightRequest(database, [offer])));
  return { flights: [first, shared, third], requests };
}

const NONE = { seats: 0, infants: 0 };

/** The last seat of a flight that two connections share. */
export async function raceForShared(cluster: TestCluster, asked: Competition): Promise<Race> {
  const { flights, requests } = await crossing(cluster, 1);
  const [one] = ONE_SEAT as [(typeof ONE_SEAT)[number]];
  return raceForOne(cluster, asked, {
    flights,
    requests,
    takes: (place) => (place === 0 ? [one, one, NONE] : [NONE, one, one]),
  });
}

/** Seats of the shared flight, fewer than people want. */
const FEW = 3;
/** Both connections of the shared flight, and sweepers that release the holds of both. */
export async function raceAgainstSweepers(cluster: TestCluster, asked: Competition): Promise<Race> {
  const { requests } = await crossing(cluster, FEW);
  return raceWithSweepers(cluster, PLACES, asked, requests);
}
