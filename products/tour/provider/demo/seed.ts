import type { IsoDate } from "#domain/calendar/types.ts";
import { localDateTimeAt } from "#domain/time/instant.ts";
import type { World } from "#fixtures/world/types.ts";
import { zoneOfCity } from "#products/tour/world/countries.ts";
import { departuresAhead } from "#products/tour/world/departures.ts";
import type { Leg, Tour, TourDeparture } from "#products/tour/world/types.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { insertRows, type Row } from "#provider/kernel/database/insert-rows.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { instantText } from "#runtime/instant-text.ts";
import { makeOffers } from "../make-offers.ts";
import type { StoredLeg } from "../schema.ts";

/** The demonstration's tours: loaded with the world, their departures topped up with its nights. */

/** The tables of tours, which are emptied together with those of the places that they name. */
export const TOUR_TABLES = [
  "tour_from",
  "tour_offer",
  "tour_package",
  "tour_departure",
  "tour",
  "tour_agency",
] as const;

/** Takes away the counters of tours: what is left of `stock` belongs to other products. */
export const clearTourStock = (tx: Queryable): Promise<unknown> =>
  tx.query(`DELETE FROM stock USING (
    SELECT seats_stock_id AS id FROM tour_departure UNION ALL SELECT rooms_stock_id FROM tour_package) AS tours WHERE stock.id = tours.id`);

/** Loads agencies and tours. Departures come with `topUpTours`. */
export async function loadTours(tx: Queryable, { agencies, tours }: World): Promise<void> {
  await insertRows(
    tx,
    "tour_agency",
    agencies.map(({ id, nameFa, nameEn, licenceFa, licenceEn, phone }) => ({
      id,
      name_fa: nameFa,
      name_en: nameEn,
      licence_fa: licenceFa,
      licence_en: licenceEn,
      phone,
    })),
  );
  await insertRows(tx, "tour", tours.map(tourRow));
}

const tourRow = (tour: Tour): Row => ({
  id: tour.id,
  slug: tour.slug,
  city_id: tour.cityId,
  property_id: tour.propertyId,
  kind: tour.kind,
  nights: tour.nights,
  title_fa: tour.titleFa,
  title_en: tour.titleEn,
  summary_fa: tour.summaryFa,
  summary_en: tour.summaryEn,
  images: tour.images.map(({ image, captionFa, captionEn }) => ({
    image,
    caption_fa: captionFa,
    caption_en: captionEn,
  })),
  itinerary: tour.itinerary.map(({ day, titleFa, titleEn, textFa, textEn, meals, cityId }) => ({
    day,
    title_fa: titleFa,
    title_en: titleEn,
    text_fa: textFa,
    text_en: textEn,
    meals,
    city_id: cityId,
  })),
  included: tour.included,
  excluded: tour.excluded,
  documents: tour.documents,
  visa: { kind: tour.visa.kind, processing_days: tour.visa.processingDays, fee: tour.visa.fee },
  insurance_fa: tour.insuranceFa,
  insurance_en: tour.insuranceEn,
  leader_fa: tour.leaderFa,
  leader_en: tour.leaderEn,
  agency_id: tour.agencyId,
  policy_id: tour.policyId,
  passport_months: tour.passportMonths,
  mode: tour.mode,
  occasions: tour.occasions,
});

/** Adds the departures that are sold on a day and are not there yet. */
export async function topUpTours(tx: Queryable, world: World, today: IsoDate): Promise<void> {
  const kept = await tx.query<{ id: number }>("SELECT id FROM tour_departure WHERE date >= $1", [today]);
  const known = new Set(kept.map(({ id }) => id));
  for (const tour of world.tours) {
    const missing = departuresAhead(world.seed, tour, today).filter(({ id }) => !known.has(id));
    if (missing.length > 0) await insertDepartures(tx, missing);
  }
  await makeOffers(tx);
}

async function insertDepartures(tx: Queryable, departures: readonly TourDeparture[]): Promise<void> {
  await insertRows(tx, "stock", departures.flatMap(stockRows));
  await insertRows(tx, "tour_departure", departures.map(departureRow));
  await insertRows(
    tx,
    "tour_package",
    departures.flatMap(({ packages }) =>
      packages.map(({ id, departureId, stays, prices, beds, star, meal, confirmation }) => ({
        id,
        departure_id: departureId,
        stays: stays.map(({ cityId, propertyId, nights, star: hotel, meal: board }) => ({
          city_id: cityId,
          property_id: propertyId,
          nights,
          star: hotel,
          meal: board,
        })),
        prices,
        beds,
        star,
        meal,
        confirmation,
        rooms_stock_id: stockIdOf("tourRooms", id),
      })),
    ),
  );
}

const stockRows = ({ id, seats, packages }: TourDeparture): Row[] => [
  {
    id: stockIdOf("tourSeats", id),
    what: `tour departure ${id}, seats`,
    total: seats.total,
    held: 0,
    sold: seats.soldElsewhere,
    sold_elsewhere: seats.soldElsewhere,
  },
  ...packages.map(({ id: packageId, rooms }) => ({
    id: stockIdOf("tourRooms", packageId),
    what: `tour package ${packageId}, rooms`,
    total: rooms.total,
    held: 0,
    sold: rooms.soldElsewhere,
    sold_elsewhere: rooms.soldElsewhere,
  })),
];

const departureRow = ({ legs, ...departure }: TourDeparture): Row => ({
  id: departure.id,
  tour_id: departure.tourId,
  origin_city_id: departure.originCityId,
  date: departure.date,
  nights: departure.nights,
  state: departure.state,
  min_group: departure.minGroup,
  decide_by: instantText(departure.decideBy),
  closes_at: instantText(departure.closesAt),
  visa_submitted_on: departure.visaSubmittedOn,
  departs_at: instantText(legs.out.departsAt),
  returns_at: instantText(legs.back.arrivesAt),
  legs: { out: keptLeg(legs.out), back: keptLeg(legs.back) },
  seats_stock_id: stockIdOf("tourSeats", departure.id),
});

const keptLeg = (leg: Leg): StoredLeg => ({
  mode: leg.mode,
  carrier: leg.carrier,
  carrier_fa: leg.carrierFa,
  carrier_en: leg.carrierEn,
  number: leg.number,
  from_city_id: leg.fromCityId,
  to_city_id: leg.toCityId,
  departs_at: leg.departsAt,
  departs_local: localDateTimeAt(leg.departsAt, zoneOfCity(leg.fromCityId)),
  arrives_at: leg.arrivesAt,
  arrives_local: localDateTimeAt(leg.arrivesAt, zoneOfCity(leg.toCityId)),
  class: leg.class,
});
