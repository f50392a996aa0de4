import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { StayQuoteInput } from "#domain/contract/stay-reservation.shapes.ts";
import { areAgesKnown, type RequestedParty } from "#domain/rooms.ts";
import { type CancellationSentence, cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { PlanOffer, RoomsValue, RoomTypeSummary } from "#products/stay/contract/stay.shapes.ts";
import { isFreeToCancel, stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { type PlanWish, suits } from "#products/stay/rules/plan-wish.ts";
import type { RoomChoice } from "./choice.ts";

/** A chosen room of one party with its plan. */
export type ChosenRoom = { room: RoomTypeSummary; plan: PlanOffer };

export type OfferedRoom = RoomsValue["parties"][number]["room_types"][number];

type Choices = readonly (RoomChoice | null)[];

/** The chosen available rooms by party; null without a choice, for a blocked plan, or when no such room is left. */
export function chosenRooms(rooms: RoomsValue, choices: Choices): (ChosenRoom | null)[] {
  return rooms.parties.map(({ room_types }, index) => {
    const choice = choices[index];
    const room = room_types.find(({ id }) => id === choice?.roomTypeId);
    const plan = room?.plans.find(({ rate_plan_id }) => rate_plan_id === choice?.ratePlanId);
    return room && plan && isOpen(plan) && isLeft(room, plan, choices.slice(0, index)) ? { room, plan } : null;
  });
}

/** True when the other parties' choices leave a room of this type. `rooms_left` is null when there are plenty. */
export const isLeft = ({ id }: OfferedRoom, { rooms_left }: PlanOffer, others: Choices): boolean =>
  rooms_left === null || others.filter((other) => other?.roomTypeId === id).length < rooms_left;

/** Input of the quote for the chosen rooms; null while a party has none. */
export function quoteInputOf(
  property_id: number,
  { checkIn, lengthOfStay }: StayQuery,
  parties: readonly RequestedParty[],
  chosen: readonly (ChosenRoom | null)[],
): StayQuoteInput | null {
  if (!areAgesKnown(parties)) return null;
  const rooms = parties.flatMap(({ adults, children }, index) => {
    const choice = chosen[index];
    if (!choice) return [];
    const { room, plan } = choice;
    return [
      {
        room_type_id: room.id,
        rate_plan_id: plan.rate_plan_id,
        adult_count: adults,
        children: [...children],
        extra_bed: 0,
        baby_cot: 0,
      },
    ];
  });
  return rooms.length === parties.length
    ? { property_id, check_in: checkIn, length_of_stay: lengthOfStay, rooms }
    : null;
}

export const isOpen = (plan: PlanOffer): boolean => plan.blocking.length === 0 && plan.nights.length > 0;

/** Total of the chosen rooms, rial: the sum of their nights. */
export const totalOf = (chosen: readonly (ChosenRoom | null)[]): { total: number; rack: number } => ({
  total: chosen.reduce((sum, room) => sum + (room?.plan.total ?? 0), 0),
  rack: chosen.reduce((sum, room) => sum + (room?.plan.rack_total ?? 0), 0),
});

/** Cost of cancelling rooms at these plans. `now`: epoch seconds. */
export const cancellationOf = (plans: readonly PlanOffer[], checkIn: IsoDate, now: number): CancellationSentence =>
  cancellationSentence(
    stayPenaltyLines({
      checkIn,
      rooms: plans.map(({ cancellation_policy: policy, nights, total }) => ({ policy, nights, total })),
    }),
    now,
  );

/** True for the wished rates. */
export type IsWished = (plan: PlanOffer) => boolean;

/**
 * The rates that a list with this wish would price the stay by.
 *
 * @param now epoch seconds.
 */
export const wishedPlans =
  (wish: PlanWish, checkIn: IsoDate, now: number): IsWished =>
  ({ meal, confirmation, cancellation_policy }) =>
    suits(
      { meal, online: confirmation === "online", isFreeToCancel: isFreeToCancel(cancellation_policy, checkIn, now) },
      wish,
    );

const anyPlan: IsWished = () => true;

/** The cheapest plan of an available room, or null. */
export const cheapestPlan = (room: OfferedRoom, isWished = anyPlan): PlanOffer | null =>
  room.plans
    .filter((plan) => isOpen(plan) && isWished(plan))
    .reduce<PlanOffer | null>((best, plan) => (best === null || plan.total < best.total ? plan : best), null);

/** Rial: the cheapest stay of a party alone, or null when it can have no room. */
export const cheapestOf = (rooms: readonly OfferedRoom[], isWished = anyPlan): number | null =>
  rooms.reduce<number | null>((least, room) => {
    const total = cheapestPlan(room, isWished)?.total ?? null;
    return total === null || (least !== null && least <= total) ? least : total;
  }, null);

/** Sorts rooms: with a wished rate, then other available ones, each cheapest first; the rest in given order. */
export function roomsInOrder(rooms: readonly OfferedRoom[], isWished = anyPlan): OfferedRoom[] {
  const priceOf = (room: OfferedRoom, which: IsWished) => cheapestPlan(room, which)?.total ?? Number.POSITIVE_INFINITY;
  // Two unavailable rooms differ by NaN: equal.
  return rooms.toSorted(
    (one, other) =>
      priceOf(one, isWished) - priceOf(other, isWished) || priceOf(one, anyPlan) - priceOf(other, anyPlan) || 0,
  );
}

/** The rates of a room: wished ones first, otherwise in the given order. */
export const plansInOrder = (plans: readonly PlanOffer[], isWished: IsWished): PlanOffer[] =>
  plans.toSorted((one, other) => Number(isOpen(other) && isWished(other)) - Number(isOpen(one) && isWished(one)));
