import type { Seat } from "#app/src/features/prepare/seats.ts";
import { type Comer, seatsOfComers } from "#app/src/features/reservation/change/ComerFields.tsx";
import { emptyPerson } from "#app/src/features/traveller/traveller-draft.ts";
import { formatRooms, type Party } from "#domain/rooms.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { partiesOf } from "../tour-texts.ts";

/** Travellers who join a booked tour: in a room that was booked, whose id is its index, or in one that comes, behind those. */

/** Ids of the rooms afterwards. */
const roomIds = ({ rooms }: TourSubject, comers: readonly Comer[]): number[] => [
  ...rooms.keys(),
  ...new Set(comers.map(({ room }) => room).filter((room) => room >= rooms.length)),
];

/** One more traveller: an adult, or a child of an age. `room`: null for one that comes with them. */
export function withComer(
  { rooms }: TourSubject,
  comers: readonly Comer[],
  room: number | null,
  age: number | null,
): Comer[] {
  const id = 1 + Math.max(0, ...comers.map((one) => one.id));
  const next = Math.max(rooms.length, 1 + Math.max(...comers.map((one) => one.room), 0));
  return [...comers, { id, room: room ?? next, age, person: emptyPerson }];
}

/** The parties with those who join, as calls read them; children who were booked come first. */
export function roomsText(subject: TourSubject, comers: readonly Comer[]): string {
  const booked = partiesOf(subject);
  const parties = roomIds(subject, comers).map((id): Party => {
    const { adults, children } = booked[id] ?? { adults: 0, children: [] };
    const ages = comers.filter(({ room }) => room === id).map(({ age }) => age);
    const young = ages.filter((age) => age !== null);
    return {
      adults: adults + ages.length - young.length,
      children: [...children.filter((age) => age !== null), ...young],
    };
  });
  return formatRooms(parties);
}

/** Those who join as seats of the traveller's form. */
export const seatsOf = (subject: TourSubject, comers: readonly Comer[]): Seat[] =>
  seatsOfComers(
    comers,
    roomIds(subject, comers).map((id) => ({ id, isNew: id >= subject.rooms.length })),
  );
