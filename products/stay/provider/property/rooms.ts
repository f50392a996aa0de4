import { checkOutOf } from "#domain/calendar/stay.ts";
import { propertyBlocking } from "#domain/pricing/blocking.ts";
import { formatRooms } from "#domain/rooms.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { today } from "#provider/kernel/clock.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { readStay } from "#provider/kernel/search/stay-query.ts";
import { isClosedToParty, openToParty, roomOffers } from "./offers.ts";
import { knownProperty, rulesOf } from "./one-property.ts";

/**
 * Call 37: for each room asked for, every room type and plan that is open to the party with its nights, or why it cannot be
 * had.
 */
export const rooms = endpoint({
  call: stayCalls.rooms,
  async answer({ query, params }, services) {
    const { atlas, clock } = services;
    const { parties, faults } = readStay(query, today(clock));
    if (parties === null) return refuse("invalid_input", faults);
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    const stay = { checkIn: query.check_in, lengthOfStay: query.length_of_stay };
    const facts = openToParty(await property.stayFacts(stay), query.audience);
    return {
      property_id: property.id,
      check_in: stay.checkIn,
      check_out: checkOutOf(stay.checkIn, stay.lengthOfStay),
      length_of_stay: stay.lengthOfStay,
      rooms: formatRooms(parties),
      parties: parties.map((party) => ({
        ...party,
        room_types: roomOffers(facts, rulesOf(property.facts.row), party, stay, atlas.current()),
      })),
      blocking: propertyBlocking({
        ...property.facts.row,
        isClosedToParty: isClosedToParty([...property.facts.plansOf.values()].flat(), query.audience),
      }),
    };
  },
});
