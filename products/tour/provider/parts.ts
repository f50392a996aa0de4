import { tehranInstant } from "#domain/calendar/today.ts";
import type { PartResult } from "#domain/contract/cancellation-quote.shapes.ts";
import { LABELS } from "#domain/messages/labels.ts";
import { completedYears } from "#domain/validation/age.ts";
import type { PricedLine } from "#products/tour/rules/kept-lines.ts";
import {
  haveAdults,
  linesWithout,
  type OneTraveller,
  roomsWithout,
  soldPrices,
} from "#products/tour/rules/one-traveller.ts";
import { seatsOf } from "#products/tour/rules/party.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Going, OfferParts } from "#provider/shop/reservation/product.ts";
import { travellersWithout } from "#provider/shop/reservation/rooms-after.ts";
import { type Claim, releaseSoldClaims } from "#provider/shop/stock/counters.ts";
import { claimsOf, type TourOffer } from "./offer.ts";
import { releaseKept } from "./trust.ts";

/**
 * Travellers of a tour, each with the price that the party has less without them: prices of places are those that the tour
 * was sold under, so that a traveller who is left alone in a room pays for a single one.
 */
export const partsOfTour: OfferParts<TourOffer> = {
  travellerFault(offer, going) {
    const rooms = roomsWithout(offer.rooms, goingOf(offer, going));
    if (rooms === null) return "unknown_value";
    if (rooms.length === 0) return "last_traveller";
    if (!haveAdults(rooms)) return "left_without_adult";
    const rest = restOf(offer, going);
    // Their place would cost less than what is kept of it.
    return rest === null || offer.total - rest.total < visaFeeOf(offer) ? "no_price_alone" : null;
  },
  without(offer, going) {
    const rest = restOf(offer, going);
    if (rest === null) throw new Error("A traveller goes who cannot go alone");
    return rest;
  },
  titleOf(_, going) {
    const [fa, en] = LABELS.ageGroups[going.groups[going.part.position - 1] ?? "adult"];
    return { fa, en };
  },
  travellersLeft: (travellers, { position }) => travellersWithout(travellers, position),
  async results(from, { offer, rest, going, now }) {
    const group = await groupAfter(from, offer, seatsOf(offer.rooms) - seatsOf(rest.rooms));
    const { visa } = offer.subject;
    const isHandedIn = offer.visaSubmittedOn !== null && tehranInstant(offer.visaSubmittedOn) <= now;
    return [
      ...otherPlaces(offer, rest, goingOf(offer, going)),
      ...(group === null ? [] : [group]),
      ...(visa.kind === "included" && isHandedIn ? [{ what: "visa" as const, fee: visa.fee }] : []),
    ];
  },
  async release(tx, reservationId, offer, rest) {
    await releaseSoldClaims(tx, reservationId, claimsGone(offer.claims, rest.claims));
  },
  settle: (tx, reservationId, { number, kept }) => releaseKept(tx, reservationId, { of: "part", number, kept }),
};

/** The traveller who goes, by the age on the day of departure. */
function goingOf({ subject }: TourOffer, { part, rooms, births }: Going): OneTraveller {
  const birth = births[part.position - 1];
  return { room: (rooms[part.position - 1] ?? 0) - 1, age: birth == null ? -1 : completedYears(birth, subject.date) };
}

const visaFeeOf = ({ subject: { visa } }: TourOffer): number => (visa.kind === "included" ? visa.fee : 0);

/** The agreed offer without a traveller; null where there is none without them. */
function restOf(offer: TourOffer, going: Going): TourOffer | null {
  const one = goingOf(offer, going);
  const rooms = roomsWithout(offer.rooms, one);
  if (rooms === null) return null;
  const { subject, sold } = offer;
  const prices = soldPrices(sold?.prices, subject.lines);
  const lines = linesWithout({ lines: subject.lines, rooms, prices }, one, rooms.length < offer.rooms.length);
  if (lines === null) return null;
  const { departure_id: departureId, package_id: packageId } = subject;
  return {
    ...offer,
    subject: {
      ...subject,
      rooms: rooms.map(({ adults, children }) => ({
        adults,
        children: children.map(({ age, withBed }) => ({ age, with_bed: withBed })),
      })),
      lines,
    },
    rooms,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    claims: claimsOf({ departureId, packageId, rooms }),
  };
}

/** Units of each counter that are not in the rest. */
const claimsGone = (claims: readonly Claim[], rest: readonly Claim[]): Claim[] =>
  claims.flatMap(({ stock_id, units }) => {
    const left = rest.find((one) => one.stock_id === stock_id)?.units ?? 0;
    return units > left ? [{ stock_id, units: units - left }] : [];
  });

/** Places that those who are left in a room have, and had not. */
function otherPlaces(offer: TourOffer, rest: TourOffer, { room }: OneTraveller): PartResult[] {
  if (rest.rooms.length < offer.rooms.length) return [];
  const lineIn = ({ subject }: TourOffer, type: PricedLine["type"]) =>
    subject.lines.find((one) => one.room === room + 1 && one.type === type);
  const [single, double] = [lineIn(rest, "single"), lineIn(rest, "double")];
  if (single !== undefined && lineIn(offer, "single") === undefined) return [resultOf("single_room", room, single)];
  const isChildSecond = (offer.rooms[room]?.adults ?? 0) > 1 && rest.rooms[room]?.adults === 1;
  return isChildSecond && double !== undefined ? [resultOf("child_in_double", room, double)] : [];
}

const resultOf = (what: "single_room" | "child_in_double", room: number, { price }: PricedLine): PartResult => ({
  what,
  room: room + 1,
  price,
});

/** The group without these seats, where it is not confirmed and falls below its least. */
async function groupAfter(from: Queryable, { subject }: TourOffer, seats: number): Promise<PartResult | null> {
  const [group] = await from.query<{ sold: number; min: number; decide_by: number }>(
    `SELECT seats.sold, departure.min_group AS min, floor(extract(epoch FROM departure.decide_by))::float8 AS decide_by
     FROM tour_departure AS departure JOIN stock AS seats ON seats.id = departure.seats_stock_id
     WHERE departure.id = $1 AND departure.state = 'scheduled'`,
    [subject.departure_id],
    "group_of_departure",
  );
  if (group === undefined || seats === 0 || group.sold - seats >= group.min) return null;
  return { what: "group", ...group, sold: group.sold - seats };
}
