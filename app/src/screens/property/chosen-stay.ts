import type { PlanOffer, RoomsValue, RoomTypeSummary } from "#domain/contract/property.shapes.ts";
import type { RoomChoice } from "./choice.ts";

/** A chosen room of one party with its plan. */
export type ChosenRoom = { room: RoomTypeSummary; plan: PlanOffer };

type OfferedRoom = RoomsValue["parties"][number]["room_types"][number];

/** The chosen rooms that can be had, party by party; null where none is chosen or the plan is blocked. */
export function chosenRooms(rooms: RoomsValue, choices: readonly (RoomChoice | null)[]): (ChosenRoom | null)[] {
  return rooms.parties.map(({ room_types }, index) => {
    const choice = choices[index];
    const room = room_types.find(({ id }) => id === choice?.roomTypeId);
    const plan = room?.plans.find(({ rate_plan_id }) => rate_plan_id === choice?.ratePlanId);
    return room && plan && isOpen(plan) ? { room, plan } : null;
  });
}

export const isOpen = (plan: PlanOffer): boolean => plan.blocking.length === 0 && plan.nights.length > 0;

/** What the chosen rooms cost together, rial: the sum of their nights. */
export const totalOf = (chosen: readonly (ChosenRoom | null)[]): { total: number; rack: number } => ({
  total: chosen.reduce((sum, room) => sum + (room?.plan.total ?? 0), 0),
  rack: chosen.reduce((sum, room) => sum + (room?.plan.rack_total ?? 0), 0),
});

/** The cheapest plan of a room that can be had, or null. */
export const cheapestPlan = (room: OfferedRoom): PlanOffer | null =>
  room.plans
    .filter(isOpen)
    .reduce<PlanOffer | null>((best, plan) => (best === null || plan.total < best.total ? plan : best), null);

/** Rooms that can be had first, cheapest first; the rest as they came. */
export const roomsInOrder = (rooms: readonly OfferedRoom[]): OfferedRoom[] =>
  [...rooms].sort(
    (one, other) =>
      (cheapestPlan(one)?.total ?? Number.POSITIVE_INFINITY) -
        (cheapestPlan(other)?.total ?? Number.POSITIVE_INFINITY) || 0,
  );
