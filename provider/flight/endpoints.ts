import type { Endpoint } from "../http/endpoint.ts";
import { offer } from "./offer-call.ts";
import { priceCalendar } from "./price-calendar.ts";
import { search } from "./search.ts";
import { seatMap } from "./seat-map.ts";
import { seats } from "./seats.ts";

/** Calls 66–69, and 70b: finding flights, and choosing seats of those that are reserved. */
export const flightEndpoints: readonly Endpoint[] = [search, priceCalendar, offer, seatMap, seats];
