import type { Offer } from "./offer.ts";

/**
 * Terms that a traveller agrees to: dates, guests, eligible buyers, each room's plan, meals, prices night by night,
 * policy and confirmation. Names and pictures are left out: a property may correct them. Every other field of a policy
 * or a night is part of it.
 */
export const agreed = ({ checkIn, checkOut, rooms, total }: Offer) => ({
  checkIn,
  checkOut,
  total,
  rooms: rooms.map(
    ({
      roomTypeId,
      ratePlanId,
      adults,
      children,
      extraBeds,
      babyCots,
      meal,
      confirmation,
      guestNationality,
      policy,
      nights,
      bought,
    }) => ({
      roomTypeId,
      ratePlanId,
      adults,
      children,
      extraBeds,
      babyCots,
      meal,
      confirmation,
      // A rate for anybody adds no condition.
      soldTo: guestNationality === "any" ? undefined : guestNationality,
      // By its content: a policy that only has another name is the same.
      policy: { ...policy, id: undefined },
      nights,
      bought,
    }),
  ),
});
