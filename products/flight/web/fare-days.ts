import { useMemo } from "react";
import type { Client } from "#app/src/api/client.ts";
import { createLoadedDays, type LoadedDays } from "#app/src/features/stay/loaded-days.ts";
import { orNull } from "#app/src/page/load-all.ts";
import type { DayFact } from "#design-system/components/StayPicker/day-facts.ts";
import { FARE_CALENDAR_DAYS } from "#domain/bounds.ts";
import type { TransportationClass } from "#domain/enums/enums.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type { FareDay } from "#products/flight/contract/flight-routes.shapes.ts";
import type { Ends } from "./FlightEnds.tsx";

const STATES = { open: "open", full: "sold_out", none: "no_price" } as const;

/** A day of a calendar of fares as calendars show days; nothing of a stay binds it. */
const factOf = ({ date, min_price, state }: FareDay): DayFact => ({
  date,
  minPrice: min_price,
  state: STATES[state],
  closedToDeparture: false,
  minStay: 0,
  maxStay: 0,
});

const idIn = (key: string): number => Number(key.replace("city-", ""));

/** The lowest fares of the days of one way; null while its two cities are not chosen. */
function fareDays(
  client: Client,
  origin: string | undefined,
  destination: string | undefined,
  cabin: TransportationClass,
): LoadedDays | null {
  if (origin === undefined || destination === undefined || origin === destination) return null;
  const cities = { origin_city_id: idIn(origin), destination_city_id: idIn(destination) };
  return createLoadedDays({
    maxDays: FARE_CALENDAR_DAYS.max,
    async fetch(from, to) {
      const query = { ...cities, from, to, class: cabin };
      return orNull(await client.call(flightCalls.priceCalendar, { query }))?.outbound.map(factOf) ?? null;
    },
  });
}

/** The lowest fares of both ways, an adult's; they begin afresh with other cities or another class. */
export function useFareDays(
  client: Client,
  { origin, destination }: Ends,
  cabin: TransportationClass,
): Readonly<Record<"departure" | "back", LoadedDays | null>> {
  const [from, to] = [origin?.id, destination?.id];
  return useMemo(
    () => ({ departure: fareDays(client, from, to, cabin), back: fareDays(client, to, from, cabin) }),
    [client, from, to, cabin],
  );
}
