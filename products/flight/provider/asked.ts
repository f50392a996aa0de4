import type { IsoDate } from "#domain/calendar/types.ts";
import { airports } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";
import type { FlightCounts, FlightSearchQuery } from "#products/flight/contract/flight.shapes.ts";
import type { Atlas, City } from "#provider/atlas/place/atlas.ts";
import type { Fault } from "#provider/kernel/envelope.ts";
import { dateFault } from "#provider/kernel/search/stay-query.ts";
import { countFaults } from "./counts.ts";
import { hasAirport } from "./flown-city.ts";

/** Search request with its cities resolved. */
export type AskedFlight = { readonly origin: City; readonly destination: City; readonly counts: FlightCounts };

type Query = Pick<
  FlightSearchQuery,
  "origin_city_id" | "destination_city_id" | "departure_date" | "return_date" | keyof FlightCounts
>;

/** `city-7`, or the number alone. */
function cityAsked({ cityOfId }: Atlas, id: string): City | null {
  const [, key = ""] = /^(?:city-)?(\d{1,9})$/.exec(id) ?? [];
  const city = cityOfId.get(key === "" ? -1 : Number(key));
  return city !== undefined && hasAirport(city) ? city : null;
}

/** The date at a city's airports. @param now epoch seconds. */
function todayIn({ row }: City, now: number): IsoDate | null {
  const airport = airports.find(({ citySlug }) => citySlug === row.slug);
  return airport === undefined ? null : localOf(now, airport.zone).date;
}

/** Resolves a search request, or returns every fault of it. */
export function askedFlight(query: Query, atlas: Atlas, now: number): AskedFlight | { readonly faults: Fault[] } {
  const origin = cityAsked(atlas, query.origin_city_id);
  const destination = cityAsked(atlas, query.destination_city_id);
  const { adult_count, child_count, infant_count } = query;
  const counts = { adult_count, child_count, infant_count };
  const today = (origin && todayIn(origin, now)) ?? localOf(now, "Asia/Tehran").date;
  const faults: (Fault | null)[] = [
    origin === null ? { name: "origin_city_id", code: "unknown_destination" } : null,
    destination === null ? { name: "destination_city_id", code: "unknown_destination" } : null,
    origin !== null && origin === destination ? { name: "destination_city_id", code: "same_city" } : null,
    dateFault("departure_date", query.departure_date, today),
    query.return_date === undefined ? null : returnFault(query.departure_date, query.return_date, today),
    ...countFaults(counts),
  ];
  const found = faults.filter((fault) => fault !== null);
  return origin === null || destination === null || found.length > 0
    ? { faults: found }
    : { origin, destination, counts };
}

const returnFault = (departure: IsoDate, back: IsoDate, today: IsoDate): Fault | null =>
  dateFault("return_date", back, today) ?? (back < departure ? { name: "return_date", code: "date_order" } : null);
