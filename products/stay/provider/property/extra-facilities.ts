import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { ExtraFacilitiesValue } from "#products/stay/contract/stay.shapes.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { knownProperty } from "./one-property.ts";

/** Call 45: halls, food and services for events; all empty where a property has none. */
export const extraFacilities = endpoint({
  call: stayCalls.extraFacilities,
  async answer({ params }, services) {
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    return (property.facts.row.extraFacilities ?? {
      halls: [],
      food_types: [],
      menu_types: [],
      services: [],
    }) as ExtraFacilitiesValue;
  },
});
