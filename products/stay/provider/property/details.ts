import { eq } from "drizzle-orm";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PhotoItem } from "#domain/contract/photo.shapes.ts";
import type { FromPrice as FromPriceValue, PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { scoreNames } from "#domain/contract/review.shapes.ts";
import { metersBetween, travelTimes } from "#domain/place/distance.ts";
import { starsOfGrade } from "#domain/place/stars.ts";
import { CLOSED_TO_AUDIENCE } from "#domain/pricing/blocking.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { attractionSummary, type City } from "#provider/atlas/place/atlas.ts";
import { today } from "#provider/kernel/clock.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import type { Services } from "#provider/services.ts";
import { cardsOf } from "./cards.ts";
import { facadeOf, withHouse } from "./facade.ts";
import { type FromPrice, fromPriceOf, fromPricePeriod } from "./from-price.ts";
import type { KnownProperty } from "./inventory/known-property.ts";
import { isClosedToParty, policyOf, roomTypeSummary } from "./offers.ts";
import { type PropertyRow, rulesOf, soldPlansOf } from "./one-property.ts";
import { property } from "./schema.ts";
import { isStay, listedFor, readWantedStay, stayWords, type WantedStay } from "./wanted-stay.ts";

const NEAREST = 8;

/**
 * Call 36: everything about a property that does not depend on dates, and with a stay the price on its card. A property
 * of another city answers too, with its own city, where no other has its name: its page leads to its own address.
 */
export const details = endpoint({
  call: stayCalls.details,
  async answer({ params, query }, services) {
    const { atlas } = services;
    const { wanted, faults } = readWantedStay(query, services);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const { cityOfSlug, cityOfId } = atlas.current();
    const known = await propertyNamed(services, params.propertyName ?? "", cityOfSlug.get(params.cityName ?? ""));
    const city = known && cityOfId.get(known.facts.row.cityId);
    if (!known || !city) return refuse("not_found");
    const { row: found, roomTypes, plansOf, photos, rating } = known.facts;
    const card = isStay(wanted) ? await stayOf(found.id, city, wanted, services) : undefined;
    const { facilities } = atlas.current();
    const plans = [...plansOf.values()].flat();
    const priceOf = await fromPricesNow(known, query.audience, today(services.clock));
    return {
      id: found.id,
      slug: found.slug,
      name_fa: found.nameFa,
      name_en: found.nameEn,
      city: city.summary,
      type: found.type as DetailsValue["type"],
      grade: found.grade as DetailsValue["grade"],
      star: found.star || starsOfGrade(found.grade),
      classes: found.classes as DetailsValue["classes"],
      district_fa: found.districtFa,
      district_en: found.districtEn,
      address_fa: found.addressFa,
      address_en: found.addressEn,
      lat: found.lat,
      lon: found.lon,
      floors: found.floors,
      room_count: found.roomCount,
      built_year: found.builtYear,
      renovated_year: found.renovatedYear,
      check_in_time: found.checkInTime,
      check_out_time: found.checkOutTime,
      images: galleryOf(found, city, photos),
      description_fa: found.descriptionFa,
      description_en: found.descriptionEn,
      facilities: found.facilities.flatMap((id) => facilities.get(id) ?? []),
      rules: found.rules as DetailsValue["rules"],
      distances: distancesOf(found, city),
      child_policy: { free_until: found.freeUntil, half_until: found.halfUntil },
      cancellation_policy: policyOf(atlas.current(), found.cancellationPolicyId),
      rating: { average: found.ratingAverage, count: found.ratingCount, by_score: pickScores(rating) },
      room_types: roomTypes.map((room) => ({
        ...roomTypeSummary(room),
        ...shapeOf(priceOf(room.id)),
        ...(isClosedToParty(plansOf.get(room.id) ?? [], query.audience) && { blocking: CLOSED_TO_AUDIENCE }),
      })),
      ...shapeOf(priceOf(null)),
      stay: card?.stay ?? null,
      blocking: card?.blocking ?? (isClosedToParty(plans, query.audience) ? CLOSED_TO_AUDIENCE : null),
      is_active: found.isActive,
      is_bookable: found.isBookable,
      inactive_reason_fa: found.inactiveReasonFa,
      inactive_reason_en: found.inactiveReasonEn,
    };
  },
});

/**
 * Lowest prices of the nights that its calendar shows, of one kind of room or of all (null): the price of lists follows
 * within seconds.
 */
async function fromPricesNow(
  known: KnownProperty,
  audience: PartyAudience,
  day: IsoDate,
): Promise<(room: number | null) => FromPrice | null> {
  const nights = await known.nights(...fromPricePeriod(day));
  const plans = soldPlansOf(known.facts, audience);
  return (room) =>
    fromPriceOf(
      plans.filter(({ roomTypeId }) => room === null || roomTypeId === room),
      nights,
      rulesOf(known.facts.row),
      day,
    );
}

/** A lowest price in the contract's words. */
const shapeOf = (from: FromPrice | null): FromPriceValue => ({
  from_price: from?.price ?? null,
  from_rack: from?.rack ?? null,
  from_date: from?.date ?? null,
  from_nights: from?.nights ?? null,
});

/** The photographs of a property, each over its first drawing; its drawings while it has none. */
function galleryOf(found: PropertyRow, city: City, photos: readonly PhotoItem[]): DetailsValue["images"] {
  const { images, slug } = found;
  if (photos.length === 0) return images.map((one) => ({ ...one, image: withHouse(one.image, found) }));
  const drawing = withHouse(images[0]?.image ?? facadeOf(slug, city.row.slug), found);
  return photos.map(({ photo, alt_fa, alt_en }) => ({
    image: { ...drawing, photo },
    caption_fa: alt_fa,
    caption_en: alt_en,
  }));
}

/** Price of a stay in one property, as its card says it. */
async function stayOf(
  id: number,
  city: City,
  wanted: WantedStay,
  services: Services,
): Promise<PropertyCard | undefined> {
  const listed = (await listedFor([city], wanted, services)).filter(({ candidate }) => candidate.id === id);
  const [card] = await cardsOf(services.atlas.current(), listed, stayWords(wanted, services));
  return card;
}

/** The property of that name in the city; else the only one of that name anywhere. */
async function propertyNamed(
  { inventory, database: { orm } }: Services,
  slug: string,
  city: City | undefined,
): Promise<KnownProperty | null> {
  const found = city && (await inventory.property({ cityId: city.row.id, slug }));
  if (found) return found;
  const [only, ...others] = await orm
    .select({ id: property.id })
    .from(property)
    .where(eq(property.slug, slug))
    .limit(2);
  return only === undefined || others.length > 0 ? null : inventory.property(only.id);
}

const pickScores = (scores: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(scoreNames.flatMap((name) => (scores[name] === undefined ? [] : [[name, scores[name]]])));

/** The nearest sights of the city, with the ways there. */
function distancesOf(found: PropertyRow, city: City): DetailsValue["distances"] {
  return city.attractions
    .map((row) => ({ row, meters: metersBetween(found, row) }))
    .sort((one, other) => one.meters - other.meters)
    .slice(0, NEAREST)
    .map(({ row, meters }) => ({ attraction: attractionSummary(row, city), meters, ...travelTimes(meters) }));
}
