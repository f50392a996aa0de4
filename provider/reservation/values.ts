import type { CancellationPolicy } from "#domain/contract/property.shapes.ts";
import type { QuoteValue } from "#domain/contract/reservation.shapes.ts";
import type { Offer, OfferedRoom } from "./offer.ts";

/** What was offered, as calls say it. */

type OfferValue = Pick<QuoteValue, "property" | "check_in" | "check_out" | "length_of_stay" | "policy"> & {
  rooms: QuoteValue["lines"];
};

export const offerValue = (offer: Offer): OfferValue => ({
  property: propertyValue(offer),
  check_in: offer.checkIn,
  check_out: offer.checkOut,
  length_of_stay: offer.lengthOfStay,
  rooms: offer.rooms.map(roomValue),
  policy: strictest(offer.rooms),
});

export const propertyValue = ({ property }: Offer): QuoteValue["property"] => ({
  id: property.id,
  slug: property.slug,
  city_slug: property.citySlug,
  name_fa: property.nameFa,
  name_en: property.nameEn,
  city_fa: property.cityFa,
  city_en: property.cityEn,
  address_fa: property.addressFa,
  address_en: property.addressEn,
  lat: property.lat,
  lon: property.lon,
  check_in_time: property.checkInTime,
  country: property.country,
  check_out_time: property.checkOutTime,
  image: property.image,
});

const roomValue = (room: OfferedRoom): QuoteValue["lines"][number] => ({
  room_type_id: room.roomTypeId,
  rate_plan_id: room.ratePlanId,
  name_fa: room.nameFa,
  name_en: room.nameEn,
  plan_fa: room.planNameFa,
  plan_en: room.planNameEn,
  meal: room.meal,
  cancellable: room.cancellable,
  confirmation: room.confirmation,
  policy: room.policy,
  adults: room.adults,
  children: room.children,
  extra_beds: room.extraBeds,
  baby_cots: room.babyCots,
  nights: room.nights,
  rack_total: room.rackTotal,
  total: room.total,
});

/** Where rooms differ, the policy that takes most: nobody is surprised by what is dearer than was shown. */
function strictest(rooms: readonly OfferedRoom[]): CancellationPolicy {
  const severity = ({ base, steps }: CancellationPolicy) =>
    (base === "whole_stay" ? 1_000 : 0) + steps.reduce((sum, { percent }) => sum + percent, 0) / steps.length;
  const [first] = rooms.map(({ policy }) => policy).toSorted((one, other) => severity(other) - severity(one));
  if (first === undefined) throw new Error("An offer without rooms");
  return first;
}
