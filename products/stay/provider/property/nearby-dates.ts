import { nearbyDays } from "#domain/calendar/nearby.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { today } from "#provider/kernel/clock.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { readStay } from "#provider/kernel/search/stay-query.ts";
import { cheapestStay } from "./cheapest-stay.ts";
import { openToParty } from "./offers.ts";
import { knownProperty, rulesOf } from "./one-property.ts";
import { openPlansIn } from "./open-plans.ts";

/** Call 39b: price of the same stay for the same guests when it begins on each of seven days. */
export const nearbyDates = endpoint({
  call: stayCalls.nearbyDates,
  async answer({ query, params }, services) {
    const now = today(services.clock);
    const { parties, faults } = readStay(query, now);
    if (parties === null) return refuse("invalid_input", faults);
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    const rules = rulesOf(property.facts.row);
    const { length_of_stay } = query;
    return Promise.all(
      nearbyDays(query.check_in, now).map(async (date) => {
        const stay = { checkIn: date, lengthOfStay: length_of_stay };
        const facts = openToParty(await property.stayFacts(stay), query.audience);
        const plans = openPlansIn(facts, rules, stay);
        return { date, total: cheapestStay(plans, parties, rules.childPolicy)?.total ?? null };
      }),
    );
  },
});
