import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import { propertyBlocking } from "#domain/pricing/blocking.ts";
import { FRONT_PICTURE } from "#provider/atlas/photo/front-picture.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { PriceOptions } from "#provider/shop/reservation/product.ts";
import type { Offer, QuoteRequest } from "./offer.ts";
import { type PlanFacts, pricedRooms } from "./priced-rooms.ts";
import { facadeOf, type SeenFromOutside, withHouse } from "./property/facade.ts";
import { type NightRow, nightsOf, type StockRow, stockOf } from "./property/offers.ts";
import { demandOf } from "./stock.ts";

type PropertyFacts = Omit<Offer["property"], "image"> &
  Omit<SeenFromOutside, "id" | "star"> & {
    /** Null for a property without drawings. */
    image: Offer["property"]["image"] | null;
    isActive: boolean;
    isBookable: boolean;
    freeUntil: number;
    halfUntil: number;
  };

const PROPERTY = `
  SELECT property.id, property.slug, city.slug AS "citySlug",
    country.iso2 AS country, property.name_fa AS "nameFa", property.name_en AS "nameEn",
    city.name_fa AS "cityFa", city.name_en AS "cityEn", address_fa AS "addressFa", address_en AS "addressEn", phone, star,
    type, grade, floors, facilities,
    ${FRONT_PICTURE} AS image, check_in_time AS "checkInTime", check_out_time AS "checkOutTime",
    property.lat, property.lon, is_active AS "isActive", is_bookable AS "isBookable",
    free_until AS "freeUntil", half_until AS "halfUntil"
  FROM property JOIN city ON city.id = property.city_id JOIN country ON country.id = city.country_id WHERE property.id = $1`;

const PLANS = `
  SELECT room.id AS "roomTypeId", plan.id AS "ratePlanId", room.name_fa AS "nameFa", room.name_en AS "nameEn",
    plan.name_fa AS "planNameFa", plan.name_en AS "planNameEn", room.image, plan.meal, plan.confirmation, plan.cancellable,
    plan.guest_nationality AS "guestNationality",
    jsonb_build_object('id', policy.id, 'base', policy.base, 'steps', policy.steps) AS policy,
    room.capacity, room.extra_capacity AS "extraCapacity"
  FROM rate_plan plan
  JOIN room_type room ON room.id = plan.room_type_id
  JOIN cancellation_policy policy ON policy.id = plan.cancellation_policy_id
  WHERE room.property_id = $1 AND NOT room.out_of_service AND plan.id = ANY($2::int[])`;

type Facts = { property: PropertyFacts; plans: PlanFacts[]; nights: NightRow[]; stock: StockRow[] };

const listOf = (select: string): string =>
  `coalesce((SELECT json_agg(row_to_json(one)) FROM (${select}) AS one), '[]')`;

/**
 * All that a price follows from, at one moment: the property $1, the plans $2, their nights and those of the room types
 * $3.
 */
const FACTS = `
  SELECT row_to_json(property) AS property, ${listOf(PLANS)} AS plans,
    ${listOf(nightsOf("$2", "$4", "$5"))} AS nights, ${listOf(stockOf("$3", "$4", "$5"))} AS stock
  FROM (${PROPERTY}) AS property`;

/**
 * Returns the current price and conditions of a stay, by the same rules that the property page shows. Refused as
 * `not_found` when property, room or plan is none of that number, as `sold_out` when only rooms are lacking, otherwise
 * as `blocked` with the reasons (R187), one of which is a rate that is closed to the party. Rooms of one type are counted together.
 *
 * @param isHeld the caller holds the rooms already: availability is not checked.
 *
 * @param own an offer of the caller's own: its nights are open and their rooms free to it, as it gives them back.
 */
export async function priceOffer(
  from: Queryable,
  request: QuoteRequest,
  { isHeld = false, own }: PriceOptions<Offer> = {},
): Promise<Offer | Refusal> {
  const { checkIn, lengthOfStay } = request;
  const { roomsOf, checkOut } = demandOf(request);
  const planIds = [...new Set(request.rooms.map(({ ratePlanId }) => ratePlanId))];
  const [facts] = await from.query<Facts>(
    FACTS,
    [request.propertyId, arrayLiteral(planIds), arrayLiteral([...roomsOf.keys()]), checkIn, checkOut],
    "offer_facts",
  );
  if (facts === undefined) return refuse("not_found");
  const { isActive, isBookable, freeUntil, halfUntil, type, grade, floors, facilities, ...property } = facts.property;
  const image = withHouse(property.image ?? facadeOf(property.slug, property.citySlug), {
    ...property,
    type,
    grade,
    floors,
    facilities,
  });
  const found = pricedRooms(request, { ...facts, childPolicy: { freeUntil, halfUntil } }, own);
  if (isRefusal(found)) return found;
  const { rooms } = found;
  const house = propertyBlocking({ isActive, isBookable });
  // Of a closed house the nights add nothing.
  const blocking = house.length > 0 ? house : found.blocking;
  const reasons = isHeld ? blocking.filter(({ reason }) => reason !== "unavailable") : blocking;
  if (reasons.length > 0) return blocked(unique(reasons));
  if (rooms.length < request.rooms.length) return blocked([{ reason: "no_price", date: checkIn, nights: null }]);
  return {
    property: { ...property, image },
    checkIn,
    checkOut,
    lengthOfStay,
    rooms,
    rackTotal: rooms.reduce((sum, { rackTotal }) => sum + rackTotal, 0),
    total: rooms.reduce((sum, { total }) => sum + total, 0),
  };
}

function blocked(blocking: readonly Blocking[]): Refusal {
  const isSoldOut = blocking.every(({ reason }) => reason === "unavailable");
  return { ...refuse(isSoldOut ? "sold_out" : "blocked"), value: { blocking } };
}

const unique = (blocking: readonly Blocking[]): Blocking[] => [
  ...new Map(blocking.map((one) => [`${one.reason} ${one.date} ${one.nights}`, one])).values(),
];
