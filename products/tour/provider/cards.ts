import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import type { TourCard } from "#products/tour/contract/tour-card.shapes.ts";
import type { TourRoom } from "#products/tour/rules/party.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { shownLeft } from "#provider/shop/stock/shown-left.ts";
import { placeOf, readHotels, stateAt, stayValue } from "./places.ts";
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
    tour.title_en AS "titleEn", tour.images -> 0 -> 'image' AS image, package.stays, departure.min_group AS "minGroup",
    extract(epoch FROM departure.decide_by)::int AS "decideBy", extract(epoch FROM departure.departs_at)::int AS "departsAt",
    seats.sold AS "seatsSold", tour.policy_id AS "policyId", tour.visa, departure.visa_submitted_on AS "visaSubmittedOn"
  FROM tour_package AS package
  JOIN tour_departure AS departure ON departure.id = package.departure_id
  JOIN tour ON tour.id = departure.tour_id
  JOIN stock AS seats ON seats.id = departure.seats_stock_id
  WHERE package.id = ANY($1::bigint[])`;

/** Search that cards refer to: its party, the requested day, and the moment in epoch seconds. */
type Asked = { rooms: readonly TourRoom[]; day: IsoDate; now: number };

/** The cards of some packages, in their order. */
export async function cardsOf(
  from: Queryable,
  atlas: Atlas,
  priced: readonly PricedOffer[],
  { rooms, day, now }: Asked,
): Promise<TourCard[]> {
  if (priced.length === 0) return [];
  const ids = arrayLiteral(priced.map(({ offer }) => offer.packageId));
  const facts = await from.query<Facts>(FACTS, [ids], "tour_cards");
  const hotels = await readHotels(
    from,
    facts.map(({ stays }) => stays),
  );
  const factsOf = new Map(facts.map((one) => [one.packageId, one]));
  return priced.flatMap(({ offer, total, perPerson }): TourCard[] => {
    const found = factsOf.get(offer.packageId);
    // It was taken away between the two statements.
    if (found === undefined) return [];
    return [
      {
        tour_id: offer.tourId,
        slug: found.slug,
        city: placeOf(atlas, found.cityId),
        title_fa: found.titleFa,
        title_en: found.titleEn,
        image: found.image,
        kind: found.kind,
        nights: offer.nights,
        departure_id: offer.departureId,
        package_id: offer.packageId,
        origin: placeOf(atlas, offer.originCityId),
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
        visa: offer.visa,
        cancellation: shownTerms({ ...found, date: offer.date, total, rooms }, now).cancellation,
      },
    ];
  });
}
