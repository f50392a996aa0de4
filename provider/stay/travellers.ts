import { roomTravellers } from "../reservation/room-travellers.ts";
import type { Offer } from "./offer.ts";

/** The travellers of a stay. */
export const { travellerFaults, keptTraveller } = roomTravellers<Offer>({
  tripOf: ({ property, checkIn, checkOut }) => ({
    kind: "stay",
    scope: property.country === "IR" ? "domestic" : "international",
    travelDate: checkIn,
    returnDate: checkOut,
  }),
  partiesOf: ({ rooms }) => rooms,
});
