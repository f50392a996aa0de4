import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { withFronts } from "#products/of-stays.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { seatsOf } from "#products/tour/rules/party.ts";
import { type TourPriceTable, tourPrice } from "#products/tour/rules/room-price.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { PriceOptions } from "#provider/shop/reservation/product.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { claimsOf, type TourOffer, type TourRequest } from "./offer.ts";
import { legValueOf } from "./places.ts";
import { bedsOf } from "./priced.ts";
import type { StoredLeg } from "./schema.ts";

type Place = TourSubject["origin"];
type Stay = TourSubject["stays"][number];

/** All that a price follows from, at one moment. */
type Facts = {
  now: number;
  tour: Omit<TourSubject["tour"], "city"> & { city: Place; policy_id: string; visa: TourSubject["visa"] };
  origin: Place;
  departure: {
    date: IsoDate;
    nights: number;
    state: "scheduled" | "guaranteed" | "cancelled";
    departs_at: number;
    returns_at: number;
    closes_at: number;
    visa_submitted_on: IsoDate | null;
    legs: { out: StoredLeg; back: StoredLeg };
    seats_free: number;
  };
  package: {
    stays: Stay[];
    prices: TourPriceTable;
    beds: number;
    meal: TourSubject["meal"];
    confirmation: TourSubject["confirmation"];
    rooms_free: number;
  };
  cities: Place[];
};

const place = (id: string): string =>
  `(SELECT jsonb_build_object('id', city.id, 'slug', city.slug, 'name_fa', city.name_fa, 'name_en', city.name_en) FROM city WHERE city.id = ${id})`;

const FACTS = `
  SELECT extract(epoch FROM app_now())::int AS now,
    jsonb_build_object('id', tour.id, 'slug', tour.slug, 'city', ${place("tour.city_id")}, 'title_fa', tour.title_fa,
      'title_en', tour.title_en, 'kind', tour.kind, 'image', tour.images -> 0 -> 'image', 'passport_months', tour.passport_months,
      'leader_fa', tour.leader_fa, 'leader_en', tour.leader_en, 'agency_fa', agency.name_fa, 'agency_en', agency.name_en,
      'agency_phone', agency.phone, 'documents', tour.documents, 'policy_id', tour.policy_id, 'visa', tour.visa) AS tour,
    ${place("departure.origin_city_id")} AS origin,
    jsonb_build_object('date', departure.date, 'nights', departure.nights, 'state', departure.state,
      'departs_at', extract(epoch FROM departure.departs_at)::int, 'returns_at', extract(epoch FROM departure.returns_at)::int,
      'closes_at', extract(epoch FROM departure.closes_at)::int, 'visa_submitted_on', departure.visa_submitted_on,
      'legs', departure.legs, 'seats_free', seats.total - seats.held - seats.sold) AS departure,
    jsonb_build_object('prices', package.prices, 'beds', package.beds, 'meal', package.meal, 'confirmation', package.confirmation,
      'rooms_free', rooms.total - rooms.held - rooms.sold,
      'stays', (SELECT jsonb_agg(jsonb_build_object('city', ${place("(stay ->> 'city_id')::int")},
          'property', coalesce((SELECT jsonb_build_object('id', property.id, 'slug', property.slug, 'name_fa', property.name_fa,
            'name_en', property.name_en, 'address_fa', property.address_fa, 'address_en', property.address_en,
            'phone', property.phone) FROM property WHERE property.id = (stay ->> 'property_id')::int),
            jsonb_build_object('id', (stay ->> 'property_id')::int, 'slug', '', 'name_fa', stay ->> 'property_id', 'name_en', stay ->> 'property_id')),
          'nights', (stay ->> 'nights')::int, 'star', (stay ->> 'star')::int, 'meal', stay ->> 'meal') ORDER BY position)
        FROM jsonb_array_elements(package.stays) WITH ORDINALITY AS one (stay, position))) AS package,
    (SELECT jsonb_agg(${place("named.id")}) FROM (
      SELECT DISTINCT (leg ->> key)::int AS id FROM unnest(ARRAY[departure.legs -> 'out', departure.legs -> 'back']) AS leg,
        unnest(ARRAY['from_city_id', 'to_city_id']) AS key) AS named) AS cities
  FROM tour_package AS package
  JOIN tour_departure AS departure ON departure.id = package.departure_id
  JOIN tour ON tour.id = departure.tour_id
  JOIN tour_agency AS agency ON agency.id = tour.agency_id
  JOIN stock AS seats ON seats.id = departure.seats_stock_id
  JOIN stock AS rooms ON rooms.id = package.rooms_stock_id
  WHERE departure.id = $1 AND package.id = $2`;

/** Units of a counter that an offer has, and gives back. */
const unitsOf = (own: TourOffer | undefined, stockId: number): number =>
  own?.claims.find(({ stock_id }) => stock_id === stockId)?.units ?? 0;

/**
 * Returns the current price and conditions of a package of a departure for these rooms. Refused as `not_found` where
 * departure or package is none of that number, as `departure_closed` past its closing or once it is cancelled, as
 * `sold_out` where seats or rooms are lacking, and as `blocked` with the reasons where the package cannot be had by
 * this party.
 *
 * @param isHeld the caller holds it already: neither what is left nor the closing is checked.
 *
 * @param own what the caller has, and gives back for a departure and a package of the same tour.
 */
export async function priceTour(
  from: Queryable,
  request: TourRequest,
  { isHeld = false, own }: PriceOptions<TourOffer> = {},
): Promise<TourOffer | Refusal> {
  const { departureId, packageId, rooms } = request;
  const [facts] = await from.query<Facts>(FACTS, [departureId, packageId], "tour_offer_facts");
  if (facts === undefined) return refuse("not_found");
  const { tour, departure, package: chosen } = facts;
  if (own !== undefined && tour.id !== own.subject.tour.id) {
    return refuse("invalid_input", [{ name: "departure_id", code: "unknown_value" }]);
  }
  const seats = seatsOf(rooms);
  if (!isHeld) {
    if (departure.state === "cancelled" || departure.closes_at <= facts.now) return refuse("departure_closed");
    const seatsFree = departure.seats_free + unitsOf(own, stockIdOf("tourSeats", departureId));
    const roomsFree = chosen.rooms_free + unitsOf(own, stockIdOf("tourRooms", packageId));
    if (seatsFree < seats || roomsFree < rooms.length) return refuse("sold_out");
  }
  const priced = tourPrice(rooms, chosen.prices, bedsOf(chosen));
  if ("faults" in priced) return { ...refuse("blocked"), value: { blocking: priced.faults } };
  const { policy_id, visa, ...named } = tour;
  const [drawn = named] = await withFronts(from, [named]);
  const cityOf = (id: number): Place => facts.cities.find((city) => city.id === id) ?? facts.origin;
  return {
    subject: {
      kind: "tour",
      tour: drawn,
      departure_id: departureId,
      package_id: packageId,
      origin: facts.origin,
      date: departure.date,
      return_date: addDays(departure.date, departure.nights),
      nights: departure.nights,
      out: legValueOf(departure.legs.out, cityOf),
      back: legValueOf(departure.legs.back, cityOf),
      stays: chosen.stays,
      meal: chosen.meal,
      confirmation: chosen.confirmation,
      visa,
      rooms: rooms.map(({ adults, children }) => ({
        adults,
        children: children.map(({ age, withBed }) => ({ age, with_bed: withBed })),
      })),
      lines: [...priced.lines],
    },
    rooms,
    policyId: policy_id,
    date: departure.date,
    departsAt: departure.departs_at,
    returnsAt: departure.returns_at,
    closesAt: departure.closes_at,
    visaSubmittedOn: departure.visa_submitted_on,
    total: priced.total,
    sold: { prices: chosen.prices, beds: chosen.beds },
    claims: claimsOf(request),
  };
}
