import type { Endpoint } from "#provider/kernel/http/endpoint.ts";
import { answerChange } from "./answer-change.ts";
import { handOff } from "./hand-off.ts";
import { offer } from "./offer-call.ts";
import { priceCalendar } from "./price-calendar.ts";
import { search } from "./search.ts";
import { ownSeatMap, seatMap } from "./seat-map.ts";
import { seats } from "./seats.ts";

/** Calls 66–69b, 70b, 70c and the hand-off of 71: finding flights, and the calls that only their reservations have. */
export const flightEndpoints: readonly Endpoint[] = [
  search,
  priceCalendar,
  offer,
  seatMap,
  ownSeatMap,
  seats,
  answerChange,
  handOff,
];
