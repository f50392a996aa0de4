import { flightCalls, flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type {
  FlightOffer,
  FlightSearchValue,
  SeatMapValue,
  SeatsInput,
} from "#products/flight/contract/flight.shapes.ts";

/** Values shared by the flight calls: an offer is signed by the server that found it, and its seats are its own. */
export type FoundFlight = { offer?: FlightOffer | undefined; seats?: SeatsInput | undefined };

/** The first free seat of an offer in its class, for the first of its travellers. */
function seatIn({ segments }: SeatMapValue, offer: FlightOffer | undefined): SeatsInput | undefined {
  const [segment] = segments;
  const free = segment?.rows
    .flatMap(({ seats }) => seats)
    .find(({ class: cabin, state, for: uses }) => cabin === offer?.class && state === "free" && uses.includes("adult"));
  if (segment === undefined || free === undefined) return undefined;
  return {
    seats: [{ flight_id: segment.flight_id, traveller: 0, seat: free.seat }],
    agreed_total: free.price,
  };
}

/** Keeps the flight data of an answer. */
export function learn(found: FoundFlight, name: string, value: unknown): void {
  if (name === flightCalls.search.name) {
    const { items } = value as FlightSearchValue;
    found.offer = items.find(({ confirmation }) => confirmation === "online") ?? items[0];
  }
  if (name === flightCalls.seatMap.name) found.seats = seatIn(value as SeatMapValue, found.offer);
}

/** Body of a call about the found flight; undefined for other calls. */
export const bodyOf = ({ seats }: FoundFlight, name: string): SeatsInput | undefined =>
  name === flightOwnCalls.seats.name ? seats : undefined;
