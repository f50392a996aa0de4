import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import { type Stay, stayNights } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CalendarDay, PlanOffer, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { formatChoices, type RoomChoice, withChoice } from "./choice.ts";
import { cheapestOf, chosenRooms, isLeft, isOpen, type OfferedRoom } from "./chosen-stay.ts";

type Choices = readonly (RoomChoice | null)[];

/**
 * A room of the address that is no longer available. `sold`: only a free room is missing. `too_few`: the last ones are
 * chosen for the other parties. `closed`: the offer is gone or does not hold for these dates.
 */
export type LostRoom = {
  party: number;
  reason: "sold" | "too_few" | "closed";
  /** Null when the property has no such room, or no such plan of it. */
  room: OfferedRoom | null;
  plan: PlanOffer | null;
};

/** The rooms chosen in the address that are unavailable, in order of their parties. */
export function lostRooms(rooms: RoomsValue, choices: Choices): LostRoom[] {
  const chosen = chosenRooms(rooms, choices);
  return rooms.parties.flatMap(({ room_types }, party): LostRoom[] => {
    const choice = choices[party];
    if (!choice || chosen[party]) return [];
    const room = room_types.find(({ id }) => id === choice.roomTypeId) ?? null;
    const plan = room?.plans.find(({ rate_plan_id }) => rate_plan_id === choice.ratePlanId) ?? null;
    return [{ party, reason: reasonOf(plan), room, plan }];
  });
}

function reasonOf(plan: PlanOffer | null): LostRoom["reason"] {
  if (plan === null) return "closed";
  if (isOpen(plan)) return "too_few";
  return plan.blocking.length > 0 && plan.blocking.every(({ reason }) => reason === "unavailable") ? "sold" : "closed";
}

/** A room and plan that a party can have instead, and the choices with it. */
export type Substitute = { room: OfferedRoom; plan: PlanOffer; isSameRoom: boolean; choices: (RoomChoice | null)[] };

const MAX_PLANS = 2;
const MAX_ROOMS = 2;

/** Nearest substitutes for a lost room: the same room with another plan, then similar rooms that fit the party. */
export function substitutesOf(rooms: RoomsValue, choices: Choices, { party, room: lost, plan: was }: LostRoom) {
  const others = choices.map((choice, index) => (index === party ? null : choice));
  const open = (room: OfferedRoom) => room.plans.filter((plan) => isOpen(plan) && isLeft(room, plan, others));
  const of = (room: OfferedRoom, plan: PlanOffer): Substitute => ({
    room,
    plan,
    isSameRoom: room.id === lost?.id,
    choices: withChoice(choices, party, { roomTypeId: room.id, ratePlanId: plan.rate_plan_id }),
  });
  const all = rooms.parties[party]?.room_types ?? [];
  const same = all.filter(({ id }) => id === lost?.id).flatMap((room) => open(room).map((plan) => of(room, plan)));
  const rest = all
    .filter(({ id }) => id !== lost?.id)
    .flatMap((room) => {
      const plan = nearestPlan(open(room), was);
      return plan ? [of(room, plan)] : [];
    })
    .sort((one, other) => unlike(one.room, lost) - unlike(other.room, lost) || one.plan.total - other.plan.total);
  return [...same.slice(0, MAX_PLANS), ...rest.slice(0, MAX_ROOMS)];
}

/** The plan with most of the lost one's conditions; of those the cheapest. */
function nearestPlan(plans: readonly PlanOffer[], was: PlanOffer | null): PlanOffer | undefined {
  const differences = ({ meal, cancellable, confirmation }: PlanOffer): number =>
    was === null
      ? 0
      : Number(meal !== was.meal) + Number(cancellable !== was.cancellable) + Number(confirmation !== was.confirmation);
  return plans.toSorted((one, other) => differences(one) - differences(other) || one.total - other.total)[0];
}

/** Distance of a room from being of the same kind: places first, then beds. */
const unlike = (room: OfferedRoom, lost: OfferedRoom | null): number =>
  lost === null
    ? 0
    : 10 * Math.abs(room.capacity - lost.capacity) +
      Math.abs(room.double_beds - lost.double_beds) +
      Math.abs(room.single_beds - lost.single_beds);

/** The same stay on other days: its total, and the choice of rooms if the lost ones are free then. */
export type OtherDates = Stay & { total: number; choice: string | null };

/** Days before and after a stay within which other dates count as near. */
export const NEAR_DAYS = 14;
/** Maximum number of near dates asked for: each is a call. */
const MAX_ASKED = 4;
const MAX_DATES = 3;

/** Check-in days near the wanted one on which the calendar sees a room free for as many nights, nearest first. */
export function nearDates(calendar: readonly CalendarDay[], { checkIn, lengthOfStay }: Stay): IsoDate[] {
  const days = new Map(calendar.map((day) => [day.date, day]));
  const isFree = (from: IsoDate): boolean => {
    const first = days.get(from);
    const out = days.get(addDays(from, lengthOfStay));
    return (
      first?.state === "open" &&
      first.min_stay <= lengthOfStay &&
      first.max_stay >= lengthOfStay &&
      out?.closed_to_departure !== true &&
      stayNights(from, lengthOfStay).every((night) => /^(open|closed_to_arrival)$/.test(days.get(night)?.state ?? ""))
    );
  };
  return calendar
    .map(({ date }) => date)
    .filter((date) => date !== checkIn && Math.abs(daysBetween(checkIn, date)) <= NEAR_DAYS && isFree(date))
    .sort((one, other) => Math.abs(daysBetween(checkIn, one)) - Math.abs(daysBetween(checkIn, other)))
    .slice(0, MAX_ASKED);
}

/** Offers on those days, those with exactly the chosen rooms first; days without a room for some party are left out. */
export function otherDates(answers: readonly RoomsValue[], choices: Choices): OtherDates[] {
  const offered = answers.flatMap((rooms): OtherDates[] => {
    const { check_in: checkIn, length_of_stay: lengthOfStay } = rooms;
    const again = chosenRooms(rooms, choices);
    const isSame = choices.every((choice, party) => choice === null || again[party]);
    const totals = rooms.parties.map(
      ({ room_types }, party) => (isSame && again[party]?.plan.total) || cheapestOf(room_types),
    );
    if (totals.includes(null)) return [];
    const total = totals.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return [
      {
        checkIn,
        lengthOfStay,
        total,
        choice: isSame && choices.some((one) => one !== null) ? formatChoices(choices) : null,
      },
    ];
  });
  return offered.sort((one, other) => Number(one.choice === null) - Number(other.choice === null)).slice(0, MAX_DATES);
}
