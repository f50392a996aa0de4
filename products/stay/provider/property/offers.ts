import { checkOutOf, type Stay, stayNights } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { blockingOf, propertyBlocking, roomsLeft } from "#domain/pricing/blocking.ts";
import {
  type ChildPolicy,
  type Extras,
  lackingPlaces,
  type NightRates,
  type PricedStay,
  priceStay,
  type RoomCapacity,
} from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { type Audience, isOpenToParty, type PartyAudience } from "#domain/sale/audience.ts";
import type { PlanOffer, RoomTypeSummary } from "#products/stay/contract/stay.shapes.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { selected } from "#provider/kernel/database/selected.ts";
import { ratePlan, roomType } from "./schema.ts";

export type RoomType = typeof roomType.$inferSelect;
type RoomDrawing = NonNullable<Scene["room"]>;
export type RatePlan = typeof ratePlan.$inferSelect;

export type NightRow = {
  planId: number;
  night: IsoDate;
  rackRate: number | null;
  saleRate: number | null;
  extraBedRate: number;
  babyCotRate: number;
  minStay: number;
  maxStay: number;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
};
export type StockRow = { roomTypeId: number; night: IsoDate; total: number; sold: number };

/** Everything that decides the price of a stay in some properties and its availability. */
export type StayFacts = {
  roomTypes: readonly RoomType[];
  plansOf: ReadonlyMap<number, RatePlan[]>;
  nightsOf: ReadonlyMap<number, NightRow[]>;
  stockOf: ReadonlyMap<number, StockRow[]>;
};

/** The nights of some plans for a stay, the check-out day too, in order of plan and night; each argument a placeholder. */
export const nightsOf = (planIds: string, checkIn: string, checkOut: string): string => `
  SELECT rate_plan_id AS "planId", night, rack_rate AS "rackRate", sale_rate AS "saleRate", extra_bed_rate AS "extraBedRate",
    baby_cot_rate AS "babyCotRate", min_stay AS "minStay", max_stay AS "maxStay", closed,
    closed_to_arrival AS "closedToArrival", closed_to_departure AS "closedToDeparture"
  FROM night_price WHERE rate_plan_id = ANY(${planIds}::int[]) AND night BETWEEN ${checkIn}::date AND ${checkOut}::date
  ORDER BY rate_plan_id, night`;

/** The stock of some room types for a stay, in order of room type and night; each argument a placeholder. */
export const stockOf = (roomTypeIds: string, checkIn: string, checkOut: string): string => `
  SELECT room_type_id AS "roomTypeId", night, total, held + sold AS sold
  FROM inventory_night WHERE room_type_id = ANY(${roomTypeIds}::bigint[]) AND night BETWEEN ${checkIn}::date AND ${checkOut}::date
  ORDER BY room_type_id, night`;

const NIGHTS = nightsOf("$1", "$2", "$3");
const STOCK = stockOf("$1", "$2", "$3");

/** The nights of some plans for a stay, by plan. */
export async function nightsOfPlans(
  from: Queryable,
  planIds: readonly number[],
  stay: Stay,
): Promise<ReadonlyMap<number, NightRow[]>> {
  return Map.groupBy(await readNights(from, planIds, stay), (night) => night.planId);
}

const readNights = (from: Queryable, planIds: readonly number[], { checkIn, lengthOfStay }: Stay) =>
  from.query<NightRow>(NIGHTS, [arrayLiteral(planIds), checkIn, checkOutOf(checkIn, lengthOfStay)], "nights");

const readStock = (from: Queryable, roomTypeIds: readonly number[], { checkIn, lengthOfStay }: Stay) =>
  from.query<StockRow>(STOCK, [arrayLiteral(roomTypeIds), checkIn, checkOutOf(checkIn, lengthOfStay)], "stock");

const OF_PROPERTIES = "room_type.property_id = ANY($1::int[]) AND NOT room_type.out_of_service";
const ROOM_TYPES = `SELECT ${selected(roomType)} FROM room_type WHERE ${OF_PROPERTIES} ORDER BY room_type.id`;
const PLANS = `
  SELECT ${selected(ratePlan)} FROM rate_plan JOIN room_type ON room_type.id = rate_plan.room_type_id
  WHERE ${OF_PROPERTIES} ORDER BY rate_plan.id`;

/** Room types in service of these properties, and their plans by room type, both in the order of their ids. */
export async function readRooms(
  from: Queryable,
  propertyIds: readonly number[],
): Promise<Pick<StayFacts, "roomTypes" | "plansOf">> {
  const ids = [arrayLiteral(propertyIds)];
  const [roomTypes, plans] = await Promise.all([
    from.query<RoomType>(ROOM_TYPES, ids, "room_types"),
    from.query<RatePlan>(PLANS, ids, "rate_plans"),
  ]);
  return { roomTypes, plansOf: Map.groupBy(plans, (plan) => plan.roomTypeId) };
}

/** Rooms, plans, nights (the check-out day's too, for its departure rule) and stock of these properties for a stay. */
export async function readStayFacts(from: Queryable, propertyIds: readonly number[], stay: Stay): Promise<StayFacts> {
  const { roomTypes, plansOf } = await readRooms(from, propertyIds);
  const planIds = [...plansOf.values()].flatMap((plans) => plans.map(({ id }) => id));
  const roomTypeIds = roomTypes.map(({ id }) => id);
  const [nightsOf, stock] = await Promise.all([nightsOfPlans(from, planIds, stay), readStock(from, roomTypeIds, stay)]);
  return { roomTypes, plansOf, nightsOf, stockOf: Map.groupBy(stock, (night) => night.roomTypeId) };
}

const isPlanOpen = ({ guestNationality }: RatePlan, audience: PartyAudience): boolean =>
  isOpenToParty(guestNationality as Audience, audience);

/** Facts of a property as a party sees them: without plans that are closed to it, and rooms that have no others. */
export function openToParty<Facts extends Pick<StayFacts, "roomTypes" | "plansOf">>(
  facts: Facts,
  audience: PartyAudience,
): Facts {
  const open = [...facts.plansOf].map(
    ([roomTypeId, plans]) => [roomTypeId, plans.filter((plan) => isPlanOpen(plan, audience))] as const,
  );
  const closed = new Set(open.flatMap(([roomTypeId, plans]) => (plans.length === 0 ? [roomTypeId] : [])));
  return {
    ...facts,
    roomTypes: facts.roomTypes.filter(({ id }) => !closed.has(id)),
    plansOf: new Map(open.filter(([, plans]) => plans.length > 0)),
  };
}

/** True when some plans are sold, and none of them to a party. */
export const isClosedToParty = (plans: readonly RatePlan[], audience: PartyAudience): boolean =>
  plans.length > 0 && !plans.some((plan) => isPlanOpen(plan, audience));

export type PropertyRules = { isActive: boolean; isBookable: boolean; childPolicy: ChildPolicy };
export type RoomOffer = RoomTypeSummary & { plans: PlanOffer[] };

const MAX_SHOWN_LEFT = 5;

/**
 * Price for one party of each room type and plan of a property, cheapest open one first, or the reasons against it.
 */
export function roomOffers(
  facts: StayFacts,
  property: PropertyRules,
  party: Party,
  stay: Stay,
  atlas: Atlas,
): RoomOffer[] {
  return facts.roomTypes
    .map((room) => {
      const plans = (facts.plansOf.get(room.id) ?? []).map((plan) =>
        planOffer(facts, property, party, stay, room, plan, atlas),
      );
      return { ...roomTypeSummary(room), plans: plans.sort(openAndCheapFirst) };
    })
    .sort((one, other) => compareFirstPlans(one.plans[0], other.plans[0]));
}

function planOffer(
  facts: StayFacts,
  property: PropertyRules,
  party: Party,
  stay: Stay,
  room: RoomType,
  plan: RatePlan,
  atlas: Atlas,
): PlanOffer {
  const nights = facts.nightsOf.get(plan.id) ?? [];
  const stock = facts.stockOf.get(room.id) ?? [];
  const blocking = planBlocking(facts, property, party, stay, room, plan);
  const priced = pricedStay(nights, party, property.childPolicy, room, stay);
  const left = roomsLeft(stock, stay);
  return {
    rate_plan_id: plan.id,
    name_fa: plan.nameFa,
    name_en: plan.nameEn,
    meal: plan.meal as PlanOffer["meal"],
    cancellable: plan.cancellable,
    confirmation: plan.confirmation as PlanOffer["confirmation"],
    guest_nationality: plan.guestNationality as PlanOffer["guest_nationality"],
    cancellation_policy: policyOf(atlas, plan.cancellationPolicyId),
    rooms_left: blocking.length > 0 || left > MAX_SHOWN_LEFT ? null : left,
    nights: priced?.nights ?? [],
    rack_total: priced?.rackTotal ?? 0,
    total: priced?.total ?? 0,
    blocking,
  };
}

/** A policy by its id; one that is not known says nothing, which costs everything. */
export const policyOf = (atlas: Atlas, id: string): CancellationPolicy =>
  atlas.policies.get(id) ?? { id, base: "whole_stay", steps: [] };

function planBlocking(
  facts: StayFacts,
  property: PropertyRules,
  party: Party,
  stay: Stay,
  room: RoomType,
  plan: RatePlan,
): Blocking[] {
  return blockingOf({
    property,
    nights: facts.nightsOf.get(plan.id) ?? [],
    stock: facts.stockOf.get(room.id) ?? [],
    stay: { ...stay, rooms: 1 },
    lackingPlaces: lackingPlaces(party, property.childPolicy, room),
  });
}

/** The nights of a stay priced for one party; null when some night is missing or has no price. */
export function pricedStay(
  nights: readonly NightRates[],
  party: Party,
  policy: ChildPolicy,
  room: RoomCapacity,
  stay: Stay,
  extras?: Extras,
): PricedStay | null {
  const ofStay = nights.slice(0, stay.lengthOfStay);
  const isWhole =
    ofStay.length === stay.lengthOfStay && ofStay.at(-1)?.night === stayNights(stay.checkIn, stay.lengthOfStay).at(-1);
  return isWhole ? priceStay(ofStay, party, policy, room, extras) : null;
}

/**
 * Reason why a property cannot take these parties: that of the plan which comes nearest, of those that are open to them.
 * `unavailable` when every party alone could be taken, which leaves only that there are too few rooms for all of them.
 */
export function nearestBlocking(
  facts: StayFacts,
  propertyId: number,
  property: PropertyRules,
  { parties, audience, ...stay }: Stay & { parties: readonly Party[]; audience: PartyAudience },
): Blocking {
  const rooms = facts.roomTypes.filter((room) => room.propertyId === propertyId);
  const plans = rooms.flatMap(({ id }) => facts.plansOf.get(id) ?? []);
  const [ofAll] = propertyBlocking({ ...property, isClosedToParty: isClosedToParty(plans, audience) });
  if (ofAll !== undefined) return ofAll;
  for (const party of parties) {
    const blockings = rooms.flatMap((room) =>
      (facts.plansOf.get(room.id) ?? [])
        .filter((plan) => isPlanOpen(plan, audience))
        .map((plan) => planBlocking(facts, property, party, stay, room, plan)),
    );
    const nearest = blockings.toSorted((one, other) => one.length - other.length)[0];
    const [reason] = nearest ?? [{ reason: "not_bookable", date: null, nights: null } as const];
    if (reason) return reason;
  }
  return { reason: "unavailable", date: stay.checkIn, nights: null };
}

/** Words of a view, as properties write them in English, and their drawings. */
const outlookWords: readonly [RegExp, RoomDrawing["outlook"]][] = [
  [/sea|gulf|beach|lake|river|water|ocean|pool/i, "water"],
  [/garden|yard|forest|park|tree/i, "garden"],
  [/mountain|desert|dune|valley/i, "mountain"],
];

const MAX_DRAWN = 9;

/** Content of a room's drawing: its own beds, never one bed for two. */
const roomDrawing = ({ doubleBeds, singleBeds, sofaBeds, viewEn }: RoomType): RoomDrawing => ({
  double: Math.min(doubleBeds, MAX_DRAWN),
  single: Math.min(singleBeds, MAX_DRAWN),
  sofa: Math.min(sofaBeds, MAX_DRAWN),
  outlook: viewEn === null ? "none" : (outlookWords.find(([word]) => word.test(viewEn))?.[1] ?? "city"),
});

export const roomTypeSummary = (room: RoomType): RoomTypeSummary => ({
  id: room.id,
  name_fa: room.nameFa,
  name_en: room.nameEn,
  capacity: room.capacity,
  extra_capacity: room.extraCapacity,
  single_beds: room.singleBeds,
  double_beds: room.doubleBeds,
  sofa_beds: room.sofaBeds,
  area: room.area,
  view_fa: room.viewFa,
  view_en: room.viewEn,
  facilities: room.facilities,
  image: { ...room.image, room: roomDrawing(room), ...(room.photo && { photo: room.photo }) },
});

const openAndCheapFirst = (one: PlanOffer, other: PlanOffer): number =>
  Number(one.blocking.length > 0) - Number(other.blocking.length > 0) ||
  one.total - other.total ||
  one.rate_plan_id - other.rate_plan_id;

const compareFirstPlans = (one: PlanOffer | undefined, other: PlanOffer | undefined): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : openAndCheapFirst(one, other);
