import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { ExtraFacilitiesValue } from "#domain/contract/property.shapes.ts";
import { refuse } from "../kernel/envelope.ts";
import { endpoint } from "../kernel/http/endpoint.ts";
import { knownProperty } from "./one-property.ts";

/** Call 45: halls, food and services for events; all empty where a property has none. */
export const extraFacilities = endpoint({
  call: propertyCalls.extraFacilities,
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
