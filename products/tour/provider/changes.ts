import { tehranInstant } from "#domain/calendar/today.ts";
import { tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourChangeQuery } from "#products/tour/contract/tour.shapes.ts";
import { keptLines, type PricedLine, withKeptLines } from "#products/tour/rules/kept-lines.ts";
import { type ChildPlace, NO_BEDS, parseBeds, type TourRoom } from "#products/tour/rules/party.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import type { OfferChanges } from "#provider/shop/reservation/product.ts";
import type { TourOffer, TourRequest } from "./offer.ts";
import { tourStock } from "./stock.ts";
import { releaseKept } from "./trust.ts";

/**
 * Another departure of the same tour, another package of a departure, and beds of children. In the package that was bought,
 * places that stay keep their price; on the departure that was bought, visas stay with their travellers.
 */
export const changesOfTour: OfferChanges<TourChangeQuery, TourRequest, TourOffer> = {
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
    const { departure_id: departureId = subject.departure_id, package_id: packageId = subject.package_id, beds } = wish;
    const places = beds === undefined ? undefined : parseBeds(beds === NO_BEDS ? "" : beds);
    if (places === null) return refuse("invalid_input", [{ name: "beds", code: "unreadable_rooms" }]);
    const rooms = places === undefined ? before : withBeds(before, places);
    const isSame =
      departureId === subject.departure_id &&
      packageId === subject.package_id &&
      JSON.stringify(rooms) === JSON.stringify(before);
    if (!isSame) return { departureId, packageId, rooms };
    const isOfDates = wish.departure_id !== undefined && beds === undefined;
    return refuse("invalid_input", [
      isOfDates ? { name: "departure_id", code: "same_dates" } : { name: "package_id", code: "same_booking" },
    ]);
  },
  lock: (tx, request, confirmationCode) => tourStock.lock(tx, { ...request, insteadOf: confirmationCode }),
  changed(offer, priced) {
    if (!isSameDeparture(offer, priced)) return priced;
    const lines = isSamePackage(offer, priced)
      ? withKeptLines(offer.subject.lines, priced.subject.lines)
      : [...priced.subject.lines];
    // A booking has one policy and one fee of a visa: those that it was bought under.
    const { policyId, visaSubmittedOn } = offer;
    const subject = { ...priced.subject, visa: offer.subject.visa, lines };
    return { ...priced, subject, policyId, visaSubmittedOn, total: sumOf(lines) };
  },
  stays(offer, changed) {
    if (!isSameDeparture(offer, changed)) return { ...offer, total: 0 };
    const kept = isSamePackage(offer, changed) ? keptLines(offer.subject.lines, changed.subject.lines) : [];
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
  settle: (tx, reservationId, exchanged) => releaseKept(tx, reservationId, exchanged),
};

const isSameDeparture = (one: TourOffer, other: TourOffer): boolean =>
  one.subject.departure_id === other.subject.departure_id;

const isSamePackage = (one: TourOffer, other: TourOffer): boolean =>
  one.subject.package_id === other.subject.package_id;

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
