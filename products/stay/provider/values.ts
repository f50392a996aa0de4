import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { QuoteEnvelope, ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import type { StayOwn, StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";
import { distinctText } from "#domain/text/distinct.ts";
import { audienceOfRoom, type Offer, type OfferedRoom } from "./offer.ts";

/** Values of an offer in the contract of the calls. */

type Subject = Pick<StayOwn, "subject" | "property" | "check_in" | "check_out" | "length_of_stay" | "policy">;

function subjectOf(offer: Offer): Subject {
  const property = propertyValue(offer);
  const stay = { property, check_in: offer.checkIn, check_out: offer.checkOut, length_of_stay: offer.lengthOfStay };
  return { ...stay, subject: { kind: "property", ...stay }, policy: strictest(offer.rooms) };
}

/** Fields of a quote beside its envelope. */
export const quoteValue = (offer: Offer): Omit<StayQuoteValue, keyof QuoteEnvelope> => ({
  ...subjectOf(offer),
  lines: offer.rooms.map(roomValue),
});

/** Fields of a reservation and its voucher beside their envelopes. */
export const stayValue = (offer: Offer, supplierConfirmationCode: string | null): StayOwn => ({
  ...subjectOf(offer),
  rooms: offer.rooms.map(roomValue),
  property_confirmation_code: supplierConfirmationCode,
});

/** A stay in a list of reservations. */
export const staySummary = ({ property, checkIn, checkOut, rooms }: Offer): ReservationSummary => ({
  title_fa: property.nameFa,
  title_en: property.nameEn,
  about_fa: distinctText(
    rooms.map((room) => room.nameFa),
    "fa",
  ),
  about_en: distinctText(
    rooms.map((room) => room.nameEn),
    "en",
  ),
  place_fa: property.cityFa,
  place_en: property.cityEn,
  image: property.image,
  starts_on: checkIn,
  ends_on: checkOut,
  party: {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children.length, 0),
    rooms: rooms.length,
  },
});

const propertyValue = ({ property }: Offer): StayQuoteValue["property"] => ({
  id: property.id,
  slug: property.slug,
  city_slug: property.citySlug,
  name_fa: property.nameFa,
  name_en: property.nameEn,
  city_fa: property.cityFa,
  city_en: property.cityEn,
  address_fa: property.addressFa,
  address_en: property.addressEn,
  phone: property.phone ?? null,
  lat: property.lat,
  lon: property.lon,
  check_in_time: property.checkInTime,
  country: property.country,
  check_out_time: property.checkOutTime,
  image: property.image,
});

const roomValue = (room: OfferedRoom): StayQuoteValue["lines"][number] => ({
  room_type_id: room.roomTypeId,
  rate_plan_id: room.ratePlanId,
  name_fa: room.nameFa,
  name_en: room.nameEn,
  plan_fa: room.planNameFa,
  plan_en: room.planNameEn,
  meal: room.meal,
  cancellable: room.cancellable,
  confirmation: room.confirmation,
  guest_nationality: audienceOfRoom(room),
  policy: room.policy,
  adults: room.adults,
  children: room.children,
  extra_beds: room.extraBeds,
  baby_cots: room.babyCots,
  nights: room.nights,
  rack_total: room.rackTotal,
  total: room.total,
});

/** Returns the policy with the highest penalty when rooms differ: a cancellation never costs more than was shown. */
function strictest(rooms: readonly OfferedRoom[]): CancellationPolicy {
  const severity = ({ base, steps }: CancellationPolicy) =>
    (base === "whole_stay" ? 1_000 : 0) + steps.reduce((sum, { percent }) => sum + percent, 0) / steps.length;
  const [first] = rooms.map(({ policy }) => policy).toSorted((one, other) => severity(other) - severity(one));
  if (first === undefined) throw new Error("An offer without rooms");
  return first;
}
