import { INFANT_UNTIL } from "#domain/bounds.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import { blockingOf, CLOSED_TO_AUDIENCE } from "#domain/pricing/blocking.ts";
import { type ChildPolicy, lackingPlaces, type PricedStay } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { isOpenToParty } from "#domain/sale/audience.ts";
import { isRefusal, type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { continued, isSameParty, keptRoom, type NightExtras, sharedParty } from "./kept-room.ts";
import type { Offer, OfferedRoom, QuoteRequest, RequestedRoom } from "./offer.ts";
import { withOwnNights, withOwnRooms } from "./own-nights.ts";
import { type NightRow, pricedStay, type StockRow } from "./property/offers.ts";
import { demandOf } from "./stock.ts";

/** A rate as it is sold now, with its room. */
export type PlanFacts = Pick<
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

/** Facts that the rooms of a request are priced by, read at one moment. */
type Facts = {
  readonly plans: readonly PlanFacts[];
  readonly nights: readonly NightRow[];
  readonly stock: readonly StockRow[];
  readonly childPolicy: ChildPolicy;
};

type Priced = { readonly room: OfferedRoom | null; readonly blocking: readonly Blocking[] };

/**
 * The rooms of a request, with the reasons why they cannot be had; refused where one is none of the property's.
 *
 * @param own an offer of the caller's own, which the request changes: a room that goes on at its rate keeps its nights.
 */
export function pricedRooms(
  request: QuoteRequest,
  facts: Facts,
  own: Offer | undefined,
): { rooms: OfferedRoom[]; blocking: Blocking[] } | Refusal {
  const { checkIn } = request;
  const { checkOut } = demandOf(request);
  const byPlan = (nights: readonly NightRow[]) => Map.groupBy(nights, ({ planId }) => planId);
  const nights = byPlan(facts.nights);
  const ownNights = own && byPlan(withOwnNights(facts.nights, own, { checkIn, checkOut }));
  const stock = Map.groupBy(own ? withOwnRooms(facts.stock, own) : facts.stock, ({ roomTypeId }) => roomTypeId);
  const planOf = new Map(facts.plans.map((plan) => [plan.ratePlanId, plan]));
  const isSameStay = own?.checkIn === checkIn && own.lengthOfStay === request.lengthOfStay;

  const all = request.rooms.map((room): Priced | Refusal => {
    const before = own && continued(own.rooms, room);
    // Nothing that its rate says today concerns a room that stays as it is.
    if (before !== undefined && isSameStay && isSameParty(before, room))
      return { room: { ...before, keeps: { room: room.from ?? 0, nights: before.nights } }, blocking: [] };
    const plan = planOf.get(room.ratePlanId);
    if (!isKnown(room, plan)) return refuse("not_found");
    const ofPlan = { plan, nights: nights.get(plan.ratePlanId) ?? [], stock: stock.get(plan.roomTypeId) ?? [] };
    if (own === undefined || before === undefined) return newRoom(request, room, ofPlan, facts.childPolicy);
    const known = { ...ofPlan, nights: ownNights?.get(plan.ratePlanId) ?? [] };
    return continuedRoom(request, room, known, { ...facts, own, before, isSameStay });
  });
  const refused = all.find(isRefusal);
  if (refused !== undefined) return refused;
  const found = all.filter((one): one is Priced => !isRefusal(one));
  return { rooms: found.flatMap(({ room }) => room ?? []), blocking: found.flatMap(({ blocking }) => blocking) };
}

type OfPlan = { readonly plan: PlanFacts; readonly nights: readonly NightRow[]; readonly stock: readonly StockRow[] };

/** A room at today's price and by today's rules. */
function newRoom(request: QuoteRequest, room: RequestedRoom, ofPlan: OfPlan, childPolicy: ChildPolicy): Priced {
  const { plan, nights, stock } = ofPlan;
  if (request.audience !== undefined && !isOpenToParty(plan.guestNationality ?? "any", request.audience))
    return { room: null, blocking: [CLOSED_TO_AUDIENCE] };
  const { checkIn, lengthOfStay } = request;
  const blocking = blockingOf({
    property: OPEN,
    nights,
    stock,
    stay: { checkIn, lengthOfStay, rooms: demandOf(request).roomsOf.get(plan.roomTypeId) ?? 1 },
    lackingPlaces: lackingFor(room, plan, childPolicy),
  });
  const priced = pricedFor(request, room, ofPlan, childPolicy);
  return { room: priced && offered(room, plan, priced), blocking };
}

type Continuing = {
  readonly own: Offer;
  readonly before: OfferedRoom;
  readonly isSameStay: boolean;
  readonly childPolicy: ChildPolicy;
};

/** A room that goes on at its rate; where it keeps its dates, all that is asked is that its guests fit. */
function continuedRoom(
  request: QuoteRequest,
  room: RequestedRoom,
  ofPlan: OfPlan,
  { own, before, isSameStay, childPolicy }: Continuing,
): Priced {
  const { room: today, blocking } = newRoom(request, room, ofPlan, childPolicy);
  const lacking = isSameStay ? blocking.filter(({ reason }) => reason === "capacity") : blocking;
  if (today === null) return { room: null, blocking: lacking };
  const extrasOn = (party: RequestedRoom | ReturnType<typeof sharedParty>): ReadonlyMap<IsoDate, number> =>
    new Map(pricedFor(request, party, ofPlan, childPolicy)?.nights.map(({ date, extra }) => [date, extra]));
  const [ofBefore, ofShared, ofAfter] = [extrasOn(before), extrasOn(sharedParty(before, room)), extrasOn(room)];
  const extras = (date: IsoDate): NightExtras => ({
    before: ofBefore.get(date) ?? 0,
    shared: ofShared.get(date) ?? 0,
    after: ofAfter.get(date) ?? 0,
  });
  const kept = keptRoom(today, before, own.checkIn, { index: room.from ?? 0, extrasOn: extras });
  return { room: kept, blocking: lacking };
}

/** The property itself is judged once, for all of its rooms. */
const OPEN = { isActive: true, isBookable: true };

/** A plan of the room type it is asked for, and no more cots than infants. */
const isKnown = (room: RequestedRoom, plan: PlanFacts | undefined): plan is PlanFacts =>
  plan !== undefined &&
  plan.roomTypeId === room.roomTypeId &&
  room.babyCots <= room.children.filter((age) => age < INFANT_UNTIL).length;

const lackingFor = (room: RequestedRoom, { capacity, extraCapacity }: PlanFacts, policy: ChildPolicy): number =>
  lackingPlaces(room, policy, { capacity, extraCapacity: extraCapacity - room.extraBeds });

function pricedFor(
  { checkIn, lengthOfStay }: QuoteRequest,
  room: Party & Pick<RequestedRoom, "extraBeds" | "babyCots">,
  { plan, nights }: OfPlan,
  policy: ChildPolicy,
): PricedStay | null {
  return pricedStay(nights, room, policy, plan, { checkIn, lengthOfStay }, room);
}

function offered({ from: _, ...room }: RequestedRoom, plan: PlanFacts, priced: PricedStay): OfferedRoom {
  const { capacity: __, extraCapacity: ___, ...named } = plan;
  return { ...room, ...named, ...priced };
}
