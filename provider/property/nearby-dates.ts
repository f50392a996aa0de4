import { nearbyDays } from "#domain/calendar/nearby.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import { today } from "../clock.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { cheapestStay } from "./cheapest-stay.ts";
import { readProperty } from "./one-property.ts";
import { openPlansOf } from "./open-plans.ts";
import { readStay } from "./stay-query.ts";

/** Call 39b: what the same stay costs the same guests when it begins on each of seven days. One statement reads them all. */
export const nearbyDates = endpoint({
  call: propertyCalls.nearbyDates,
  async answer({ query, params }, { database, clock }) {
    const now = today(clock);
    const { parties, faults } = readStay(query, now);
    if (parties === null) return refuse("invalid_input", faults);
    const property = await readProperty(database, params.property_id);
    if (property === null) return refuse("not_found");
    const days = nearbyDays(query.check_in, now);
    const open = await openPlansOf(
      database,
      days.map((checkIn) => ({ propertyId: property.id, checkIn, lengthOfStay: query.length_of_stay })),
    );
    return days.map((date, index) => {
      const found = open[index];
      return { date, total: found ? (cheapestStay(found.plans, parties, found.childPolicy)?.total ?? null) : null };
    });
  },
});
