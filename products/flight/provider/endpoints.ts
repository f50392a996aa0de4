import type { Endpoint } from "#provider/kernel/http/endpoint.ts";
import { answerChange } from "./answer-change.ts";
import { handOff } from "./hand-off.ts";
import { home } from "./home.ts";
import { offer } from "./offer-call.ts";
import { origin } from "./origin.ts";
import { priceCalendar } from "./price-calendar.ts";
import { route } from "./route.ts";
import { search } from "./search.ts";
import { ownSeatMap, seatMap } from "./seat-map.ts";
import { seats } from "./seats.ts";

/** Calls 66–69b with 66b–66d, 70b, 70c and the hand-off of 71: finding flights, and the calls that only their reservations have. */
export const flightEndpoints: readonly Endpoint[] = [
  home,
  origin,
  route,
  search,
  priceCalendar,
  offer,
  seatMap,
  ownSeatMap,
  seats,
  answerChange,
  handOff,
];
