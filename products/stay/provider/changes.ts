import { tehranDate } from "#domain/calendar/today.ts";
import type { ReadInputOf } from "#domain/contract/call.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ChangeKind } from "#domain/reservation/changes.ts";
import { judgeRooms } from "#domain/rooms.ts";
import { type ChangedRoom, parseChangedRooms, parseGuestRooms } from "#products/stay/rules/changed-rooms.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { dateFault, roomsFault } from "#provider/kernel/search/stay-query.ts";
import type { OfferChanges } from "#provider/shop/reservation/product.ts";
import { travellersOfRooms } from "#provider/shop/reservation/rooms-after.ts";
import { placed } from "#provider/shop/reservation/travellers.ts";
import { isSameParty, withNights } from "./kept-room.ts";
import type { Offer, OfferedRoom, QuoteRequest, RequestedRoom } from "./offer.ts";
import { demandOf, lockNights } from "./stock.ts";

type Wish = ReadInputOf<typeof reservationCalls.changeQuote> &
  Partial<Pick<ReadInputOf<typeof reservationCalls.change>, "travellers">>;

/** Other dates, rooms, guests and rates of a stay. Nights that a room keeps at its rate stay as they were bought. */
export const changesOfStay: OfferChanges<Wish, QuoteRequest, Offer> = {
  calls: { quote: reservationCalls.changeQuote, confirm: reservationCalls.change },
  read(wish, offer, { now }) {
    const { check_in: checkIn = offer.checkIn, length_of_stay: lengthOfStay = offer.lengthOfStay } = wish;
    const fault = dateFault("check_in", checkIn, tehranDate(now));
    if (fault !== null) return refuse("invalid_input", [fault]);
    const rooms = roomsAfter(wish, offer);
    if (!Array.isArray(rooms)) return rooms;
    const isSameStay = checkIn === offer.checkIn && lengthOfStay === offer.lengthOfStay;
    if (isSameStay && wish.rooms === undefined)
      return refuse("invalid_input", [{ name: "check_in", code: "same_dates" }]);
    if (isSameStay && areSame(offer.rooms, rooms) && !wish.guest_rooms?.includes("0"))
      return refuse("invalid_input", [{ name: "rooms", code: "same_booking" }]);
    return { propertyId: offer.property.id, checkIn, lengthOfStay, rooms };
  },
  lock: (tx, request, confirmationCode) => lockNights(tx, demandOf(request), confirmationCode),
  changed: (_offer, priced) => priced,
  kindOf,
  travellers: ({ rooms, guest_rooms: guestRooms, travellers = [] }, before) =>
    rooms === undefined
      ? null
      : travellersOfRooms(before, {
          rooms: parseChangedRooms(rooms) ?? [],
          guestRooms: guestRooms === undefined ? undefined : parseGuestRooms(guestRooms),
          come: travellers.map(placed),
        }),
  stays(offer, { rooms: after }) {
    const rooms = offer.rooms.map((room, index) =>
      withNights(room, after.find(({ keeps }) => keeps?.room === index)?.keeps?.nights ?? []),
    );
    return {
      ...offer,
      rooms,
      rackTotal: rooms.reduce((sum, { rackTotal }) => sum + rackTotal, 0),
      total: rooms.reduce((sum, { total }) => sum + total, 0),
    };
  },
  deleteSubject: `
    room_gone AS (DELETE FROM reservation_room WHERE reservation_id = $1),
    stay_gone AS (DELETE FROM reservation_stay WHERE reservation_id = $1)`,
};

const asRequested = (room: OfferedRoom, from: number): RequestedRoom => {
  const { roomTypeId, ratePlanId, adults, children, extraBeds, babyCots } = room;
  return { roomTypeId, ratePlanId, adults, children, extraBeds, babyCots, from };
};

/** The rooms that a wish asks for; those of the booking where it names none. */
function roomsAfter({ rooms: text }: Wish, offer: Offer): RequestedRoom[] | Refusal {
  if (text === undefined) return offer.rooms.map(asRequested);
  const named = parseChangedRooms(text);
  if (named === null || named.some(({ from }) => from !== null && from >= offer.rooms.length))
    return refuse("invalid_input", [{ name: "rooms", code: "unreadable_rooms" }]);
  const { parties, fault } = judgeRooms(named);
  if (fault !== null) return refuse("invalid_input", [roomsFault(fault)]);
  return named.map(({ from, ...room }, index) => ({
    ...room,
    ...(parties[index] ?? { adults: room.adults, children: room.children }),
    ...(from !== null && { from }),
  }));
}

const areSame = (rooms: readonly OfferedRoom[], asked: readonly RequestedRoom[]): boolean =>
  rooms.length === asked.length &&
  asked.every((room) => {
    const before = room.from === undefined ? undefined : rooms[room.from];
    return before !== undefined && before.ratePlanId === room.ratePlanId && isSameParty(before, room);
  });

/** The one part of the booking that differs. A room that comes or goes has another rate only where one goes for it. */
function kindOf(before: Offer, after: Offer): ChangeKind {
  const hasOtherRooms = before.rooms.length !== after.rooms.length;
  const hasOtherRates = hasMore(ratesOf(before), ratesOf(after)) && hasMore(ratesOf(after), ratesOf(before));
  const found: ChangeKind[] = [
    ...(before.checkIn !== after.checkIn || before.lengthOfStay !== after.lengthOfStay ? (["dates"] as const) : []),
    // A room comes or goes with its guests.
    ...(hasOtherRooms
      ? (["rooms"] as const)
      : partyKey(before.rooms) === partyKey(after.rooms)
        ? []
        : (["party"] as const)),
    ...(hasOtherRates ? (["rate"] as const) : []),
  ];
  if (found.length > 1) return "booking";
  // Prices and dates are the same where one guest takes another's place.
  return found[0] ?? "party";
}

const ratesOf = ({ rooms }: Offer): number[] => rooms.map(({ ratePlanId }) => ratePlanId);
const hasMore = (rates: readonly number[], than: readonly number[]): boolean =>
  rates.some((rate) => rates.filter((one) => one === rate).length > than.filter((one) => one === rate).length);
const partyKey = (rooms: readonly Pick<ChangedRoom, "adults" | "children">[]): string =>
  JSON.stringify([
    rooms.reduce((sum, { adults }) => sum + adults, 0),
    rooms.flatMap(({ children }) => children).toSorted(),
  ]);
