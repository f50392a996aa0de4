import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { withFronts } from "#products/of-stays.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import type { TourCard, TourPackage, TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import type { TourRoom } from "#products/tour/rules/party.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { shownLeft } from "#provider/shop/stock/shown-left.ts";
import { type HotelNames, placeOf, readHotels, stateAt, stayValue } from "./places.ts";
import type { StoredStay } from "./schema.ts";
import type { PricedOffer } from "./search-order.ts";
import { shownTerms } from "./terms.ts";

/** Fields of a card beside those of its offer's row. */
type Facts = {
  packageId: number;
  slug: string;
  cityId: number;
  kind: TourCard["kind"];
  titleFa: string;
  titleEn: string;
  image: Scene;
  leaderFa: string | null;
  leaderEn: string | null;
  stays: StoredStay[];
  minGroup: number;
  decideBy: number;
  departsAt: number;
  seatsSold: number;
  policyId: string;
  visa: TourSubject["visa"];
  visaSubmittedOn: IsoDate | null;
};

const FACTS = `
  SELECT package.id AS "packageId", tour.slug, tour.city_id AS "cityId", tour.kind, tour.title_fa AS "titleFa",
    tour.title_en AS "titleEn", tour.images -> 0 -> 'image' AS image, tour.leader_fa AS "leaderFa", tour.leader_en AS "leaderEn", package.stays, departure.min_group AS "minGroup",
    extract(epoch FROM departure.decide_by)::int AS "decideBy", extract(epoch FROM departure.departs_at)::int AS "departsAt",
    seats.sold AS "seatsSold", tour.policy_id AS "policyId", tour.visa, departure.visa_submitted_on AS "visaSubmittedOn"
  FROM tour_package AS package
  JOIN tour_departure AS departure ON departure.id = package.departure_id
  JOIN tour ON tour.id = departure.tour_id
  JOIN stock AS seats ON seats.id = departure.seats_stock_id
  WHERE package.id = ANY($1::bigint[])`;

/** Search that cards refer to: its party, the requested day, and the moment in epoch seconds. */
type Asked = { rooms: readonly TourRoom[]; day: IsoDate; now: number };

/** Tours with their packages, each in its order. */
export async function resultsOf(
  from: Queryable,
  atlas: Atlas,
  tours: readonly (readonly PricedOffer[])[],
  { rooms, day, now }: Asked,
): Promise<TourResult[]> {
  const priced = tours.flat();
  if (priced.length === 0) return [];
  const ids = arrayLiteral(priced.map(({ offer }) => offer.packageId));
  const facts = await from.query<Facts>(FACTS, [ids], "tour_cards");
  const hotels = await readHotels(
    from,
    facts.map(({ stays }) => stays),
  );
  const factsOf = new Map(facts.map((one) => [one.packageId, one]));
  const results = tours.flatMap((offers): TourResult[] => {
    const known = offers.flatMap((one) => {
      const found = factsOf.get(one.offer.packageId);
      // It may have been taken away between the two statements.
      return found === undefined ? [] : [{ one, found }];
    });
    const [first] = known;
    if (first === undefined) return [];
    const packages = known.map(({ one, found }) => packageOf(atlas, hotels, one, found, { rooms, day, now }));
    const best = packages[0] as TourPackage;
    return [{ ...tourOf(atlas, first.one, first.found), ...best, packages }];
  });
  return withFronts(from, results);
}

const tourOf = (atlas: Atlas, { offer }: PricedOffer, found: Facts): Omit<TourCard, keyof TourPackage> => ({
  tour_id: offer.tourId,
  slug: found.slug,
  city: placeOf(atlas, found.cityId),
  title_fa: found.titleFa,
  title_en: found.titleEn,
  image: found.image,
  kind: found.kind,
  leader_fa: found.leaderFa,
  leader_en: found.leaderEn,
  nights: offer.nights,
  origin: placeOf(atlas, offer.originCityId),
  visa: offer.visa,
});

const packageOf = (
  atlas: Atlas,
  hotels: HotelNames,
  { offer, total, perPerson }: PricedOffer,
  found: Facts,
  { rooms, day, now }: Asked,
): TourPackage => ({
  departure_id: offer.departureId,
  package_id: offer.packageId,
  date: offer.date,
  return_date: addDays(offer.date, offer.nights),
  days_away: daysBetween(day, offer.date),
  stays: found.stays.map((stay) => stayValue(atlas, hotels, stay)),
  star: offer.star,
  meal: offer.meal,
  beds: offer.beds,
  mode: offer.mode,
  carrier_fa: offer.carrierFa,
  carrier_en: offer.carrierEn,
  total,
  per_person: perPerson,
  state: stateAt({ state: offer.state, departsAt: found.departsAt }, now),
  group: { min: found.minGroup, sold: found.seatsSold, decide_by: found.decideBy },
  seats_left: shownLeft(offer.seatsFree),
  rooms_left: shownLeft(offer.roomsFree),
  confirmation: offer.confirmation,
  cancellation: shownTerms({ ...found, date: offer.date, total, rooms }, now).cancellation,
});
