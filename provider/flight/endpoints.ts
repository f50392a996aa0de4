import type { Endpoint } from "../http/endpoint.ts";
import { answerChange } from "./answer-change.ts";
import { offer } from "./offer-call.ts";
import { priceCalendar } from "./price-calendar.ts";
import { search } from "./search.ts";
import { seatMap } from "./seat-map.ts";
import { seats } from "./seats.ts";

/** Calls 66–69, 70b and 70c: finding flights, choosing seats of those that are reserved, and answering a carrier. */
export const flightEndpoints: readonly Endpoint[] = [search, priceCalendar, offer, seatMap, seats, answerChange];
