import type { Endpoint } from "#provider/kernel/http/endpoint.ts";
import { departure } from "./departure.ts";
import { departures } from "./departures.ts";
import { details } from "./details.ts";
import { home } from "./home.ts";
import { listing } from "./listing.ts";
import { search } from "./search.ts";

/** Calls 59–62c: finding and reading about tours, refused in the words of tours. */
export const tourEndpoints: readonly Endpoint[] = [home, search, listing, details, departures, departure].map(
  (endpoint) => ({ ...endpoint, product: "tour" }),
);
