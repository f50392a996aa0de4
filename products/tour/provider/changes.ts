import { tehranInstant } from "#domain/calendar/today.ts";
import { listedRooms } from "#domain/rooms.ts";
import { tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourChangeInput, TourChangeQuery } from "#products/tour/contract/tour.shapes.ts";
import { keptLines, type PricedLine, sharedLines, withKeptLines } from "#products/tour/rules/kept-lines.ts";
import { type ChildPlace, joinedRooms, NO_BEDS, parseBeds, type TourRoom } from "#products/tour/rules/party.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { OfferChanges } from "#provider/shop/reservation/product.ts";
import { travellersOfRooms } from "#provider/shop/reservation/rooms-after.ts";
import { placed } from "#provider/shop/reservation/travellers.ts";
import type { TourOffer, TourRequest } from "./offer.ts";
import { requestedParty } from "./requested-party.ts";
import { tourStock } from "./stock.ts";
import { releaseKept } from "./trust.ts";

type Wish = TourChangeQuery & Partial<Pick<TourChangeInput, "travellers">>;

/**
 * Another departure of the same tour, another package of a departure, travellers who join, and beds of children. In the package that was bought,
 * places that stay keep their price; on the departure that was bought, visas stay with their travellers.
 */
export const changesOfTour: OfferChanges<Wish, TourRequest, TourOffer> = {
  calls: { quote: tourChangeCalls.changeQuote, confirm: tourChangeCalls.change },
  kindOf(offer, changed) {
    const kinds = [
      ...(isSameDeparture(offer, changed) ? [] : (["dates"] as const)),
      ...(hotelsAndMeals(offer) === hotelsAndMeals(changed) ? [] : (["package"] as const)),
      ...(JSON.stringify(offer.rooms) === JSON.stringify(changed.rooms) ? [] : (["party"] as const)),
    ];
    const [one = "package"] = kinds;
    return kinds.length > 1 ? "booking" : one;
  },
  read(wish, { subject, rooms: before }) {
    const { departure_id: departureId = subject.departure_id, package_id: packageId = subject.package_id } = wish;
    const rooms = roomsAfter(wish, before);
    if (!Array.isArray(rooms)) return rooms;
    const isSame =
      departureId === subject.departure_id &&
      packageId === subject.package_id &&
      JSON.stringify(rooms) === JSON.stringify(before);
    if (!isSame) return { departureId, packageId, rooms };
    const isOfDates = wish.departure_id !== undefined && wish.beds === undefined && wish.rooms === undefined;
    return refuse("invalid_input", [
      isOfDates ? { name: "departure_id", code: "same_dates" } : { name: "package_id", code: "same_booking" },
    ]);
  },
  lock: (tx, request, confirmationCode) => tourStock.lock(tx, { ...request, insteadOf: confirmationCode }),
  travellers({ rooms, travellers = [] }, before) {
    if (rooms === undefined) return null;
    const booked = new Set(before.map(({ room }) => room)).size;
    const after = (listedRooms(rooms) ?? []).map((room, index) => ({ ...room, from: index < booked ? index : null }));
    return travellersOfRooms(before, { rooms: after, guestRooms: undefined, come: travellers.map(placed) });
  },
  changed(offer, priced) {
    if (!isSameDeparture(offer, priced)) return priced;
    const isSame = isSamePackage(offer, priced);
    const lines = isSame ? withKeptLines(boughtLines(offer, priced), priced.subject.lines) : [...priced.subject.lines];
    // A booking has one policy and one fee of a visa: those that it was bought under.
    const { policyId, visaSubmittedOn } = offer;
    const subject = { ...priced.subject, visa: offer.subject.visa, lines };
    const sold = isSame ? (offer.sold ?? priced.sold) : priced.sold;
    return { ...priced, subject, policyId, visaSubmittedOn, total: sumOf(lines), ...(sold && { sold }) };
  },
  stays(offer, changed) {
    if (!isSameDeparture(offer, changed)) return { ...offer, total: 0 };
    const kept = isSamePackage(offer, changed) ? keptLines(boughtLines(offer, changed), changed.subject.lines) : [];
    const count = kept.reduce((sum, line) => sum + line.count, 0);
    const { visa } = offer.subject;
    const visas = visa.kind === "included" ? visa.fee * (peopleIn(offer.rooms) - count) : 0;
    return { ...offer, total: Math.min(offer.total, changed.total, sumOf(kept) + visas) };
  },
  results(offer, changed, now) {
    const { subject, visaSubmittedOn } = offer;
    const isHandedIn = visaSubmittedOn !== null && tehranInstant(visaSubmittedOn) <= now;
    return subject.visa.kind === "included" && isHandedIn && !isSameDeparture(offer, changed) ? ["visa"] : [];
  },
  deleteSubject: `
    journey_gone AS (DELETE FROM reservation_tour WHERE reservation_id = $1),
    claims_gone AS (DELETE FROM reservation_claim WHERE reservation_id = $1)`,
  settle: (tx, reservationId, { number, penalty }) =>
    releaseKept(tx, reservationId, { of: "change", number, kept: penalty }),
};

const isSameDeparture = (one: TourOffer, other: TourOffer): boolean =>
  one.subject.departure_id === other.subject.departure_id;

const isSamePackage = (one: TourOffer, other: TourOffer): boolean =>
  one.subject.package_id === other.subject.package_id;

/** Lines of the booking, as the rooms afterwards have it. */
const boughtLines = ({ subject, sold }: TourOffer, after: TourOffer): PricedLine[] =>
  sharedLines(subject.lines, after.subject.lines, sold?.prices.double ?? null);

/** The rooms that a wish asks for, or its faults; those of the booking where it names none. */
function roomsAfter({ rooms: text, beds }: Wish, before: readonly TourRoom[]): TourRoom[] | Refusal {
  const places = beds === undefined ? undefined : parseBeds(beds === NO_BEDS ? "" : beds);
  if (places === null) return refuse("invalid_input", [{ name: "beds", code: "unreadable_rooms" }]);
  const asked = text === undefined ? { rooms: [...before], faults: [] as const } : requestedParty(text);
  if (asked.rooms === null) return refuse("invalid_input", [...asked.faults]);
  const joined = joinedRooms(before, asked.rooms);
  if (joined === null) return refuse("invalid_input", [{ name: "rooms", code: "travellers_stay" }]);
  return places === undefined ? joined : withBeds(joined, places);
}

const hotelsAndMeals = ({ subject: { stays } }: TourOffer): string =>
  JSON.stringify(stays.map(({ property, nights, meal }) => [property.id, nights, meal]));

const withBeds = (rooms: readonly TourRoom[], places: readonly ChildPlace[]): TourRoom[] =>
  rooms.map(({ adults, children }, room) => ({
    adults,
    children: children.map(({ age }, child) => ({
      age,
      withBed: places.some((place) => place.room === room && place.child === child),
    })),
  }));

const peopleIn = (rooms: readonly TourRoom[]): number =>
  rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0);

const sumOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
