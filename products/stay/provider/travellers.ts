import { roomTravellers } from "#provider/shop/reservation/room-travellers.ts";
import { audienceOfRoom, type Offer } from "./offer.ts";

/** The travellers of a stay. */
export const { travellerFaults, keptTraveller } = roomTravellers<Offer>({
  tripOf: ({ property, checkIn, checkOut, rooms }) => ({
    kind: "stay",
    scope: property.country === "IR" ? "domestic" : "international",
    travelDate: checkIn,
    returnDate: checkOut,
    audiences: rooms.map(audienceOfRoom),
  }),
  partiesOf: ({ rooms }) => rooms,
});
