import { INFANT_UNTIL } from "#domain/bounds.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import { blockingOf, CLOSED_TO_AUDIENCE, propertyBlocking } from "#domain/pricing/blocking.ts";
import { lackingPlaces } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { isOpenToParty } from "#domain/sale/audience.ts";
import { FRONT_PICTURE } from "#provider/atlas/photo/front-picture.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { PriceOptions } from "#provider/shop/reservation/product.ts";
import type { Offer, OfferedRoom, QuoteRequest, RequestedRoom } from "./offer.ts";
import { withOwnNights, withOwnRooms } from "./own-nights.ts";
import { facadeOf, type SeenFromOutside, withHouse } from "./property/facade.ts";
import { type NightRow, nightsOf, pricedStay, type StockRow, stockOf } from "./property/offers.ts";
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
type PlanFacts = Pick<
  OfferedRoom,
  | "roomTypeId"
  | "ratePlanId"
  | "nameFa"
  | "nameEn"
  | "planNameFa"
  | "planNameEn"
  | "image"
  | "meal"
  | "confirmation"
  | "cancellable"
  | "policy"
  | "guestNationality"
> & { capacity: number; extraCapacity: number };

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
  const { checkIn, lengthOfStay, audience } = request;
  const stay = { checkIn, lengthOfStay };
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
  const planOf = new Map(facts.plans.map((plan) => [plan.ratePlanId, plan]));
  const asked = request.rooms.map((room) => ({ room, plan: planOf.get(room.ratePlanId) }));
  if (!asked.every(isKnown)) return refuse("not_found");
  const nights = Map.groupBy(
    own ? withOwnNights(facts.nights, own, { checkIn, checkOut }) : facts.nights,
    ({ planId }) => planId,
  );
  const stock = Map.groupBy(own ? withOwnRooms(facts.stock, own) : facts.stock, ({ roomTypeId }) => roomTypeId);

  const rooms: OfferedRoom[] = [];
  const blocking: Blocking[] = [...propertyBlocking({ isActive, isBookable })];
  for (const { room, plan } of asked) {
    if (audience !== undefined && !isOpenToParty(plan.guestNationality ?? "any", audience)) {
      blocking.push(CLOSED_TO_AUDIENCE);
      continue;
    }
    const { capacity, extraCapacity, ...named } = plan;
    const party: Party = { adults: room.adults, children: room.children };
    const policy = { freeUntil, halfUntil };
    const places = { capacity, extraCapacity };
    blocking.push(
      ...blockingOf({
        property: { isActive, isBookable },
        nights: nights.get(plan.ratePlanId) ?? [],
        stock: stock.get(plan.roomTypeId) ?? [],
        stay: { ...stay, rooms: roomsOf.get(plan.roomTypeId) ?? 1 },
        lackingPlaces: lackingPlaces(party, policy, { capacity, extraCapacity: extraCapacity - room.extraBeds }),
      }),
    );
    const priced = pricedStay(nights.get(plan.ratePlanId) ?? [], party, policy, places, stay, room);
    if (priced !== null) rooms.push({ ...room, ...named, ...priced });
  }
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

type Asked = { room: RequestedRoom; plan: PlanFacts | undefined };
/** A plan of the room type it is asked for, and no more cots than infants. */
const isKnown = (asked: Asked): asked is Asked & { plan: PlanFacts } =>
  asked.plan !== undefined &&
  asked.plan.roomTypeId === asked.room.roomTypeId &&
  asked.room.babyCots <= asked.room.children.filter((age) => age < INFANT_UNTIL).length;

function blocked(blocking: readonly Blocking[]): Refusal {
  const isSoldOut = blocking.every(({ reason }) => reason === "unavailable");
  return { ...refuse(isSoldOut ? "sold_out" : "blocked"), value: { blocking } };
}

const unique = (blocking: readonly Blocking[]): Blocking[] => [
  ...new Map(blocking.map((one) => [`${one.reason} ${one.date} ${one.nights}`, one])).values(),
];
