import type { Seat } from "#app/src/features/prepare/seats.ts";
import { type Comer, seatsOfComers } from "#app/src/features/reservation/change/ComerFields.tsx";
import { emptyPerson } from "#app/src/features/traveller/traveller-draft.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Party } from "#domain/rooms.ts";
import { ageGroupAt, completedYears } from "#domain/validation/age.ts";
import { type ChangedRoom, formatChangedRooms } from "#products/stay/rules/changed-rooms.ts";

/** A booking as its owner wants it: dates, rooms, those who stay and those who come. */

/** A room afterwards; `from`: the room of the booking that it continues, from 0, or null. */
export type RoomDraft = Pick<ChangedRoom, "from" | "roomTypeId" | "ratePlanId" | "extraBeds" | "babyCots"> & {
  readonly id: number;
};

export type StayDraft = {
  readonly dates: Stay;
  readonly rooms: readonly RoomDraft[];
  /** Travellers who go, by their place in the booking. */
  readonly leaving: readonly number[];
  readonly comers: readonly Comer[];
};

/** The booking as it is. */
export const draftOf = ({ check_in, length_of_stay, rooms }: StayReservationValue): StayDraft => ({
  dates: { checkIn: check_in, lengthOfStay: length_of_stay },
  rooms: rooms.map((room, from) => ({
    ...{ id: from, from, roomTypeId: room.room_type_id, ratePlanId: room.rate_plan_id },
    ...{ extraBeds: room.extra_beds, babyCots: room.baby_cots },
  })),
  leaving: [],
  comers: [],
});

const newId = (draft: StayDraft): number =>
  1 + Math.max(-1, ...draft.rooms.map(({ id }) => id), ...draft.comers.map(({ id }) => id), 0);

/** One more guest in a room: an adult, or a child of an age. */
export const withComer = (draft: StayDraft, room: number, age: number | null): StayDraft => ({
  ...draft,
  comers: [...draft.comers, { id: newId(draft), room, age, person: emptyPerson }],
});

export const withoutComer = (draft: StayDraft, id: number): StayDraft => ({
  ...draft,
  comers: draft.comers.filter((one) => one.id !== id),
});

/** One more room like the first, with an adult. */
export function withRoom(draft: StayDraft): StayDraft {
  const [first] = draft.rooms;
  if (first === undefined) return draft;
  const id = newId(draft);
  const rooms = [...draft.rooms, { ...first, id, from: null, extraBeds: 0, babyCots: 0 }];
  return withComer({ ...draft, rooms }, id, null);
}

export const withoutRoom = (draft: StayDraft, id: number): StayDraft => ({
  ...draft,
  rooms: draft.rooms.filter((room) => room.id !== id),
  comers: draft.comers.filter(({ room }) => room !== id),
});

/** Places in the booking of the travellers who stay in a room. */
export const stayingIn = (
  { travellers }: Pick<StayReservationValue, "travellers">,
  { leaving }: StayDraft,
  { from }: RoomDraft,
): number[] =>
  [...travellers.keys()].filter((at) => from !== null && travellers[at]?.room === from && !leaving.includes(at));

/** The party of each room, ages at the new arrival. */
export const partiesOf = (reservation: StayReservationValue, draft: StayDraft): Party[] =>
  draft.rooms.map((room) => {
    const ages = [
      ...stayingIn(reservation, draft, room).map((at) => ageOf(reservation, at, draft.dates)),
      ...draft.comers.filter((one) => one.room === room.id).map(({ age }) => age),
    ];
    const children = ages.filter((age) => age !== null);
    return { adults: ages.length - children.length, children };
  });

/** Age of a child at an arrival; null of an adult. */
function ageOf({ travellers }: StayReservationValue, at: number, { checkIn }: Stay): number | null {
  const born = travellers[at]?.birth_date;
  if (born == null) return null;
  const age = completedYears(born, checkIn);
  return ageGroupAt(age) === "adult" ? null : age;
}

/** Fields of a change (calls 53b, 54b): those that differ from the booking. Empty where nothing does. */
export function wishOf(reservation: StayReservationValue, draft: StayDraft) {
  const now = draftOf(reservation);
  const isMoved = JSON.stringify(draft.dates) !== JSON.stringify(now.dates);
  const isSame = JSON.stringify([draft.rooms, draft.leaving, draft.comers]) === JSON.stringify([now.rooms, [], []]);
  const parties = partiesOf(reservation, draft);
  const rooms = draft.rooms.map((room, index) => ({ ...room, ...(parties[index] ?? { adults: 0, children: [] }) }));
  const roomOf = (at: number) => draft.rooms.findIndex((room) => stayingIn(reservation, draft, room).includes(at));
  return {
    ...(isMoved && { check_in: draft.dates.checkIn, length_of_stay: draft.dates.lengthOfStay }),
    ...(!isSame && {
      rooms: formatChangedRooms(rooms),
      guest_rooms: [...reservation.travellers.keys()].map((at) => roomOf(at) + 1).join(","),
    }),
  };
}

/** Those who come as seats of the traveller's form, each in its room afterwards. */
export const seatsOf = ({ rooms, comers }: StayDraft): Seat[] =>
  seatsOfComers(
    comers,
    rooms.map(({ id, from }) => ({ id, isNew: from === null })),
  );

/** The trip that those who come are judged for. */
export const tripOf = ({ property, rooms: booked }: StayReservationValue, { dates, rooms }: StayDraft) =>
  ({
    kind: "stay",
    scope: property.country === "IR" ? "domestic" : "international",
    travelDate: dates.checkIn,
    returnDate: checkOutOf(dates.checkIn, dates.lengthOfStay),
    // A rate that was chosen otherwise is judged by the provider.
    audiences: rooms.map(
      (room) => booked.find((one) => one.rate_plan_id === room.ratePlanId)?.guest_nationality ?? "any",
    ),
  }) as const;
