import { FARE_CALENDAR_DAYS } from "#domain/bounds.ts";
import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { periodFaults } from "#provider/kernel/http/period.ts";
import { fareDaysBetween } from "./fare-days.ts";

/** Call 67: the lowest price of each day between two cities, and of the way back beside it. */
export const priceCalendar = endpoint({
  call: flightCalls.priceCalendar,
  async answer({ query }, { database }) {
    const faults = periodFaults(query, FARE_CALENDAR_DAYS.max);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const days = Array.from({ length: daysBetween(query.from, query.to) + 1 }, (_, index) =>
      addDays(query.from, index),
    );
    const { origin_city_id: originId, destination_city_id: destinationId, class: cabin } = query;
    const [outbound, inbound] = await Promise.all([
      fareDaysBetween(database, { originId, destinationId, class: cabin }, days),
      query.return
        ? fareDaysBetween(database, { originId: destinationId, destinationId: originId, class: cabin }, days)
        : null,
    ]);
    return { outbound, inbound };
  },
});
