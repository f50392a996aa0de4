import { z } from "zod";
import { citySummary } from "#domain/contract/base.shapes.ts";
import { withShapes } from "#domain/contract/described.ts";
import { isoDate, nothing, rial } from "#domain/contract/envelope.shapes.ts";
import { scene } from "#domain/contract/scene.shapes.ts";
import { flightRouteCalls } from "./flight.calls.ts";

export const fareDayStates = ["open", "full", "none"] as const;

/** A city on flight pages. */
export const place = citySummary.pick({ id: true, slug: true, name_fa: true, name_en: true });
const picturedPlace = place.extend({ image: scene });

/** Names of an airline. Those of the demonstration are invented. */
export const carrier = z.object({ code: z.string(), name_fa: z.string(), name_en: z.string() });

/** Lowest price of a day for one adult. */
export const fareDay = z.object({ date: isoDate, min_price: rial.nullable(), state: z.enum(fareDayStates) });
export type FareDay = z.infer<typeof fareDay>;

/** A route with flights, suggested for one without, or beside one. */
export const nearRoute = z.object({
  origin: place,
  destination: place,
  /** From the requested airport to the nearest one of this end, metres; 0 if it is the same. */
  origin_meters: z.number().int(),
  destination_meters: z.number().int(),
  /** Available day: of a search the one nearest to the requested, of a route's page the cheapest. */
  date: isoDate,
  /** Lowest price for one adult on that day, rial. */
  min_price: rial,
});
export type NearRoute = z.infer<typeof nearRoute>;

/** A route with the cheapest of its coming days: what one adult pays in economy, one way. */
export const routeFare = z.object({
  origin: place,
  /** Its picture is the route's. */
  destination: picturedPlace,
  date: isoDate,
  min_price: rial,
});
export type RouteFare = z.infer<typeof routeFare>;

/** Call 66b. Prices are the lowest of `days` days from today, over days with a free seat. */
export const flightHomeValue = z.object({
  days: z.number().int(),
  /** Routes between the largest cities. */
  routes: z.array(routeFare),
  /** Days that cost much less than others of their route: `usual_price` is the median of its days, rial. */
  deals: z.array(routeFare.extend({ usual_price: rial })),
  /** Every city with a flight to buy, the largest first. */
  origins: z.array(place.extend({ from_price: rial, route_count: z.number().int() })),
});
export type FlightHomeValue = z.infer<typeof flightHomeValue>;

/** Airport of a city. */
const airport = z.object({ iata: z.string().length(3), name_fa: z.string(), name_en: z.string() });

/** Call 66c. Days and prices as above. */
export const flightOriginValue = z.object({
  days: z.number().int(),
  origin: picturedPlace,
  airports: z.array(airport),
  /** The cheapest first. */
  destinations: z.array(routeFare),
  /** The nearest other cities with flights, the nearest first. */
  near: z.array(place.extend({ meters: z.number().int(), from_price: rial })),
});
export type FlightOriginValue = z.infer<typeof flightOriginValue>;

/** Call 66d. Prices as above; `days` of the way out. */
export const flightRouteValue = z.object({
  origin: picturedPlace,
  destination: picturedPlace,
  days: z.array(fareDay),
  /** Airports between which it is flown; without flights those of the cities. */
  origin_airports: z.array(airport),
  destination_airports: z.array(airport),
  /** Those with the fewest stops: `minutes` is the shortest of theirs. Null where nothing is on sale. */
  flown: z.object({ carriers: z.array(carrier), stops: z.number().int(), minutes: z.number().int() }).nullable(),
  /** Cheapest coming day of the way back; null without any. */
  back: z.object({ date: isoDate, min_price: rial }).nullable(),
  /** From near cities to this destination; where the route has no flights also to near cities, or between both. */
  near: z.array(nearRoute),
  /** True where the destination has places to stay, and where tours go there. */
  has_stays: z.boolean(),
  has_tours: z.boolean(),
});
export type FlightRouteValue = z.infer<typeof flightRouteValue>;

/** Calls of routes with their shapes. */
export const flightRouteContract = withShapes(flightRouteCalls, {
  home: [nothing, flightHomeValue],
  origin: [nothing, flightOriginValue],
  route: [nothing, flightRouteValue],
});
