import type { Place } from "#app/src/features/reservation/product-parts.ts";
import { knownDate } from "#app/src/features/traveller/date-parts.ts";
import { emptyPerson, isTouched, type PersonDraft } from "#app/src/features/traveller/traveller-draft.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import type { ReservationEnvelope, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { FieldCode, RefusalParams } from "#domain/messages/refusals.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { completedYears } from "#domain/validation/age.ts";
import { checkParty, type PartyFault } from "#domain/validation/party.ts";
import { fieldsOfAny, type PersonField, personFields } from "#domain/validation/passenger-fields.ts";
import { askedOnly, type PassengerForm } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";

/** A place and its traveller, as typed so far. */
export type Seat = { place: Place; person: PersonDraft; isSupervisor: boolean };

/**
 * Nationality from which the travellers of a party start, by its passports; empty: it is asked of each.
 *
 * @param saved nationality that all saved travellers of the user have
 */
export function firstNationality(audience: PartyAudience, saved?: string): string {
  if (audience === "iranian") return saved ?? emptyPerson.nationality;
  return audience === "foreign" && saved !== emptyPerson.nationality ? (saved ?? "") : "";
}

/** Seats without travellers; the first adult of each room answers for it until another is chosen. */
export const emptySeats = (places: readonly Place[], nationality = emptyPerson.nationality): Seat[] =>
  places.map((place, index) => ({
    place,
    person: { ...emptyPerson, nationality },
    isSupervisor: places.findIndex(({ room }) => room === place.room) === index,
  }));

/** The number that one has just logged in with, for the contact of the first room where none was typed. */
export function withContact(seats: readonly Seat[], mobile: string): Seat[] {
  const at = contactSeat(seats);
  return seats.map((seat, index) =>
    index === at && seat.person.mobile === "" ? { ...seat, person: { ...seat.person, mobile } } : seat,
  );
}

/** The seat by whose traveller the booking's own user is reached: the contact of the first room. */
export const contactSeat = (seats: readonly Seat[]): number => seats.findIndex(({ isSupervisor }) => isSupervisor);

/** True where there is a choice of who answers for the room: another adult, or a room without one who does. */
export function mayAnswer(seats: readonly Seat[], at: number): boolean {
  const seat = seats[at];
  if (seat === undefined || seat.place.ageGroup !== "adult") return false;
  const isAlone = !seats.some(
    ({ place }, index) => index !== at && place.room === seat.place.room && place.ageGroup === "adult",
  );
  return !(isAlone && seat.isSupervisor);
}

/** Another adult answers for the room, and is reached as the one before where nothing else was typed. */
export function supervised(seats: readonly Seat[], at: number): Seat[] {
  const room = seats[at]?.place.room;
  const before = seats.find(({ place, isSupervisor }) => place.room === room && isSupervisor)?.person;
  return seats.map((seat, index) => {
    if (seat.place.room !== room) return seat;
    if (index !== at || before === undefined) return { ...seat, isSupervisor: index === at };
    const { mobile, email } = seat.person;
    return {
      ...seat,
      person: { ...seat.person, mobile: mobile || before.mobile, email: email || before.email },
      isSupervisor: true,
    };
  });
}

/** A saved traveller takes a place; a contact without a number of their own keeps the one that is there. */
export const filledWith = (guest: PersonDraft, { person, isSupervisor }: Seat): PersonDraft =>
  isSupervisor && guest.mobile === "" ? { ...guest, mobile: person.mobile } : guest;

/** True when nothing is typed of its traveller except the number prefilled from the log-in. */
export const isBlank = ({ person }: Seat): boolean => !isTouched({ ...person, mobile: "" });

/** Sets the nationality of blank seats that still have the first one. */
export const startingFrom = (seats: readonly Seat[], nationality: string, first = emptyPerson.nationality): Seat[] =>
  seats.map((seat) =>
    isBlank(seat) && seat.person.nationality === first ? { ...seat, person: { ...seat.person, nationality } } : seat,
  );

/**
 * Seats after one of them changed. Later blank seats take over the new nationality if they had the one that it
 * replaces.
 */
export function followed(before: readonly Seat[], after: readonly Seat[], at: number): Seat[] {
  const [old, said] = [before[at]?.person.nationality, after[at]?.person.nationality];
  if (old === undefined || said === undefined || old === said) return [...after];
  return after.map((seat, index) =>
    index > at && seat.person.nationality === old && isBlank(seat)
      ? { ...seat, person: { ...seat.person, nationality: said } }
      : seat,
  );
}

/** Seats from a tab's draft of the form, or null when the draft belongs to a form with other places. */
export function seatsOfDraft(draft: unknown, places: readonly Place[]): Seat[] | null {
  const empty = emptySeats(places);
  if (!Array.isArray(draft) || draft.length !== empty.length) return null;
  return empty.map((seat, index) => {
    const kept = draft[index] as Partial<{ person: Record<string, unknown>; isSupervisor: unknown }> | null;
    const text = (field: PersonField) => {
      const value = kept?.person?.[field];
      return typeof value === "string" ? value : seat.person[field];
    };
    return {
      place: seat.place,
      person: Object.fromEntries(personFields.map((field) => [field, text(field)])) as PersonDraft,
      isSupervisor: typeof kept?.isSupervisor === "boolean" ? kept.isSupervisor : seat.isSupervisor,
    };
  });
}

/**
 * The travellers saved with the reservation, each at a place of their room and age group; dates of birth in the calendar
 * of the language.
 */
export function seatsOfTravellers(
  travellers: ReservationEnvelope["travellers"],
  places: readonly Place[],
  locale: Locale,
): Seat[] | null {
  if (travellers.length === 0) return null;
  const left = [...travellers];
  return emptySeats(places).map((seat) => {
    const at = left.findIndex(({ room, age_group }) => room === seat.place.room && age_group === seat.place.ageGroup);
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    if (kept === undefined) return seat;
    const person = Object.fromEntries(personFields.map((field) => [field, kept[field] ?? ""])) as PersonDraft;
    const birth_date = knownDate(kept.birth_date, locale);
    return { ...seat, person: { ...person, birth_date }, isSupervisor: kept.is_room_supervisor };
  });
}

export const isDraft = (seats: readonly Seat[]): boolean => seats.some(({ person }) => isTouched(person));

/** Faults of rates that are not sold to a traveller: the provider is called anyway, as it knows the rates that are. */
const OF_AUDIENCE: readonly string[] = ["iranian_rate", "foreign_rate"] satisfies FieldCode[];
export const isOfAudience = ({ code }: Pick<SeatFault, "code">): boolean => OF_AUDIENCE.includes(code);

export type SeatFault = {
  seat: number;
  field: PersonField | "is_room_supervisor" | "age_group";
  /** `other_age`: a child, and not of the age that the place was priced for. */
  code: FieldCode | "other_age";
  params: RefusalParams;
};

/** A seat as the rules read it. */
const formOf = ({ place, person, isSupervisor }: Seat): PassengerForm & PersonDraft => ({
  ...person,
  age_group: place.ageGroup,
  room: String(place.room + 1),
  is_room_supervisor: String(isSupervisor),
});

/** Values of the fields that are asked for; the rest waits in the draft until its field comes back. */
export function askedOf(seat: Seat, trip: Trip): Partial<PersonDraft> {
  const { age_group, room, is_room_supervisor, ...person } = askedOnly(formOf(seat), trip);
  return person;
}

const seatFault = ({ passenger, field, code, params }: PartyFault): SeatFault => ({
  seat: passenger,
  field: field === "room" ? "age_group" : field,
  code,
  params,
});

/** Warnings about the travellers, which block nothing: a passport that ends soon. */
export const warningsOf = (seats: readonly Seat[], trip: Trip): SeatFault[] =>
  checkParty(seats.map(formOf), trip).warnings.map(seatFault);

/** Faults of a traveller without a nationality: it comes first, and decides the fields that are not those of anybody. */
function faultsWithoutNationality(faults: readonly SeatFault[], { isSupervisor }: Seat, seat: number, trip: Trip) {
  const asked = fieldsOfAny(trip.kind, trip.scope, isSupervisor ? "supervisor" : "traveller", trip.needsLatinNames);
  const isKnown = ({ field }: SeatFault) =>
    !personFields.some((one) => one === field) || asked.some((one) => one.field === field);
  return [{ seat, field: "nationality", code: "required", params: {} } as const, ...faults.filter(isKnown)];
}

/** Faults of the travellers by the provider's rules. */
function ruleFaults(seats: readonly Seat[], trip: Trip): SeatFault[] {
  const faults = checkParty(seats.map(formOf), trip).faults.map(seatFault);
  return seats.flatMap((one, seat) => {
    const own = faults.filter((fault) => fault.seat === seat);
    return one.person.nationality === "" ? faultsWithoutNationality(own, one, seat, trip) : own;
  });
}

/** Faults of the travellers by the provider's rules, and ages that differ from those priced. */
export function faultsOf(seats: readonly Seat[], trip: Trip): SeatFault[] {
  const faults = ruleFaults(seats, trip);
  const ages = seats.flatMap(({ place, person }, seat): SeatFault[] => {
    const birth = normaliseIso(person.birth_date);
    const isNamed = faults.some((fault) => fault.seat === seat && fault.field === "birth_date");
    if (birth === null || isNamed) return [];
    const real = completedYears(birth, trip.travelDate);
    if (place.age === null || real === place.age) return [];
    return [{ seat, field: "birth_date", code: "other_age", params: { age: place.age, real } }];
  });
  return [...faults, ...ages].toSorted((one, other) => one.seat - other.seat);
}

/** The travellers as the provider takes them: the fields that are on the page, and no others. */
export const travellersOf = (seats: readonly Seat[], trip: Trip): SaveGuestsInput["travellers"] =>
  seats.map((seat) => ({
    ...askedOf(seat, trip),
    gender: seat.person.gender === "female" ? "female" : "male",
    birth_date: seat.person.birth_date,
    room: seat.place.room,
    age_group: seat.place.ageGroup,
    is_room_supervisor: seat.isSupervisor,
  }));
