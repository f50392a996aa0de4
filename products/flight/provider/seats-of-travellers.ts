import type { ReservedSeat } from "#products/flight/contract/flight.shapes.ts";
import { groupsInOrder } from "#products/flight/rules/passengers.ts";
import { type SeatFault, seatFaults } from "#products/flight/rules/seats.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Fault } from "#provider/kernel/envelope.ts";
import { placesAfter } from "#provider/shop/reservation/places-after.ts";
import type { OfTravellers } from "#provider/shop/reservation/product.ts";
import type { Traveller } from "#provider/shop/reservation/travellers.ts";
import type { FlightOfferKept } from "./offer.ts";
import { flightsOf, moveSeats } from "./seats.ts";

/** Chosen before travellers are named, a seat is of the place that was counted: adults first, then children. */
function movedSeats(
  { seats, subject }: FlightOfferKept,
  before: readonly Traveller[],
  after: readonly Traveller[],
): ReservedSeat[] {
  const groups = before.length > 0 ? before.map(({ age_group }) => age_group) : groupsInOrder(subject);
  const places = placesAfter(before, groups, after);
  return seats.flatMap((seat) => {
    const traveller = places.get(seat.traveller);
    return traveller === undefined ? [] : [{ ...seat, traveller }];
  });
}

/** A seat's fault, as it is reported for a traveller who has it by now. */
const CODES: Partial<Record<SeatFault["code"], Fault["code"]>> = {
  exit_seat: "exit_seat_of_traveller",
  infant_without_seat: "seat_of_infant",
};

/** Seats belong to travellers: they follow them through the list, and are judged again for their new owners. */
export const seatsOfTravellers: OfTravellers<FlightOfferKept> = {
  moved(offer, before, after) {
    const seats = movedSeats(offer, before, after);
    const isAsBefore =
      seats.length === offer.seats.length &&
      seats.every(({ traveller }, index) => traveller === offer.seats[index]?.traveller);
    return isAsBefore ? offer : { ...offer, seats };
  },
  faults(offer, travellers) {
    const groups = travellers.map(({ age_group }) => age_group);
    return flightsOf(offer).flatMap(({ id, cabin, class: ofFare }): Fault[] => {
      const own = offer.seats.filter(({ flight_id }) => flight_id === id);
      return seatFaults(own, { cabin, class: ofFare, groups }).flatMap(({ choice, code }): Fault[] => {
        const chosen = own[choice];
        if (chosen === undefined) return [];
        const { traveller, seat } = chosen;
        const params = { traveller: traveller + 1, seats: seat };
        return [{ name: `travellers.${traveller}.seat`, code: CODES[code] ?? "seat_gone", params }];
      });
    });
  },
  keep: (tx: Queryable, reservationId, offer) => moveSeats(tx, reservationId, offer),
};
