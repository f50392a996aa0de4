import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { ReadInputOf } from "#domain/contract/call.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { boughtOf } from "#products/stay/rules/penalty-lines.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { dateFault } from "#provider/kernel/search/stay-query.ts";
import type { OfferChanges } from "#provider/shop/reservation/product.ts";
import type { Offer, OfferedRoom, QuoteRequest } from "./offer.ts";
import { demandOf, lockNights } from "./stock.ts";

type Wish = ReadInputOf<typeof reservationCalls.changeQuote>;

/** Other dates for the same rooms, rates and guests. Nights that both have stay as they were bought. */
export const datesOfStay: OfferChanges<Wish, QuoteRequest, Offer> = {
  calls: { quote: reservationCalls.changeQuote, confirm: reservationCalls.change },
  kindOf: () => "dates",
  read({ check_in: checkIn, length_of_stay: lengthOfStay }, offer, { now }) {
    const fault = dateFault("check_in", checkIn, tehranDate(now));
    if (fault !== null) return refuse("invalid_input", [fault]);
    const isSame = checkIn === offer.checkIn && lengthOfStay === offer.lengthOfStay;
    if (isSame) return refuse("invalid_input", [{ name: "check_in", code: "same_dates" }]);
    return { propertyId: offer.property.id, checkIn, lengthOfStay, rooms: offer.rooms };
  },
  lock: (tx, request, confirmationCode) => lockNights(tx, demandOf(request), confirmationCode),
  changed(offer, priced) {
    const rooms = priced.rooms.map((room, index) => {
      const before = offer.rooms[index];
      return before === undefined ? room : withBought(room, before, offer.checkIn);
    });
    return { ...priced, rooms, ...sumsOf(rooms) };
  },
  stays(offer, { rooms: after }) {
    const rooms = offer.rooms.map((room, index) => reduced(room, datesOf(after[index]?.nights ?? [])));
    return { ...offer, rooms, ...sumsOf(rooms) };
  },
  deleteSubject: `
    room_gone AS (DELETE FROM reservation_room WHERE reservation_id = $1),
    stay_gone AS (DELETE FROM reservation_stay WHERE reservation_id = $1)`,
};

const datesOf = (nights: OfferedRoom["nights"]): ReadonlySet<IsoDate> => new Set(nights.map(({ date }) => date));

const sumsOf = (rooms: readonly OfferedRoom[]) => ({
  rackTotal: rooms.reduce((sum, { rackTotal }) => sum + rackTotal, 0),
  total: rooms.reduce((sum, { total }) => sum + total, 0),
});

/** A room with these nights, each with its extras. */
const withNights = (room: OfferedRoom, nights: OfferedRoom["nights"]): OfferedRoom => ({
  ...room,
  nights,
  rackTotal: nights.reduce((sum, { rack, extra }) => sum + rack + extra, 0),
  total: nights.reduce((sum, { sale, extra }) => sum + sale + extra, 0),
});

/** A room without the nights that are on none of these dates. Its purchases are as they were, and the missing nights cost nothing. */
const reduced = (room: OfferedRoom, dates: ReadonlySet<IsoDate>): OfferedRoom =>
  withNights(
    room,
    room.nights.filter(({ date }) => dates.has(date)),
  );

/** A room at its new dates: nights that it had before keep their price, policy and arrival. */
function withBought(room: OfferedRoom, before: OfferedRoom, checkIn: IsoDate): OfferedRoom {
  const dates = datesOf(room.nights);
  const priceBefore = new Map(before.nights.map((night) => [night.date, night]));
  const nights = room.nights.map((night) => priceBefore.get(night.date) ?? night);
  const bought = boughtOf(checkIn, before)
    .map((purchase) => ({ ...purchase, dates: purchase.dates.filter((date) => dates.has(date)) }))
    .filter((purchase) => purchase.dates.length > 0);
  return { ...withNights(room, nights), ...(bought.length > 0 && { bought }) };
}
