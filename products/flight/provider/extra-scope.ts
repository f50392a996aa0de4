import { localOf } from "#domain/time/instant.ts";
import { groupsInOrder } from "#products/flight/rules/passengers.ts";
import type { ExtraScope } from "#provider/shop/extra/extras.ts";
import type { FlightOfferKept } from "./offer.ts";

/** Each direction with its airports, its destination and its carriers. What the carrier does to one frees its extras. */
export const extraScopeOfFlight = ({ directions, subject }: FlightOfferKept): ExtraScope => ({
  groups: groupsInOrder(subject),
  directions: directions.map(({ departsAt, zone, carrierAct }, index) => {
    const segments = subject.flights[index]?.segments ?? [];
    return {
      day: localOf(departsAt, zone).date,
      at: departsAt,
      places: segments.flatMap(({ origin, destination }) => [origin.iata, destination.iata]),
      carriers: segments.map(({ carrier }) => carrier.code),
      ...(carrierAct !== null && { act: carrierAct === "cancelled" ? ("cancelled" as const) : ("changed" as const) }),
    };
  }),
});
