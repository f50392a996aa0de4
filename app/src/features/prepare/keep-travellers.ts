import type { Client } from "#app/src/api/client.ts";
import { newKey } from "#app/src/features/own/useIntent.ts";
import { emptyPerson, forLater, type PersonDraft } from "#app/src/features/traveller/traveller-draft.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { GuestInput, GuestValue } from "#domain/contract/account.shapes.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { PersonalInput } from "#domain/contract/profile.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { compact } from "#domain/validation/compact.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { personFields } from "#domain/validation/passenger-fields.ts";
import { askedOnly } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { askedOf, type Seat } from "./seats.ts";

/** True when a saved traveller is the typed one: by one of their numbers, or by date of birth and name. */
export const isSame = (person: PersonDraft, guest: GuestValue): boolean => {
  const code = compact(person.national_code);
  const passport = compact(person.passport_number).toUpperCase();
  if (code !== "" && guest.national_code !== null) return code === guest.national_code;
  if (passport !== "" && guest.passport_number !== null) return passport === guest.passport_number;
  return normaliseIso(person.birth_date) === guest.birth_date && person.first_name_fa === (guest.first_name_fa ?? "");
};

/** The known values of a traveller, overridden by those asked for and typed now. */
function asKept(typed: Partial<PersonDraft>, known: GuestValue | undefined): GuestInput {
  const before = Object.fromEntries(personFields.map((field) => [field, known?.[field] ?? emptyPerson[field]]));
  return { ...askedOnly({ ...(before as PersonDraft), ...typed }, forLater), id: known?.id ?? null };
}

export type Booked = {
  seats: readonly Seat[];
  trip: Trip;
  saved: readonly GuestValue[];
  /** The user who books; null when not known. */
  user: MeValue | null;
};

/**
 * Saves the travellers for later bookings, and updates those saved already; also the user's own profile, while it has
 * no name. A traveller that cannot be saved does not stop the booking.
 */
export async function keepTravellers(client: Client, booked: Booked): Promise<void> {
  const { seats, trip, saved } = booked;
  // The booking goes on whether it is refused or not: nothing is reported.
  const personal = personalOf(booked);
  await Promise.all([
    personal && client.call(profileCalls.savePersonal, { body: personal, idempotencyKey: newKey() }),
    ...seats.map((seat) => {
      const typed = askedOf(seat, trip);
      const known = saved.find((guest) => isSame({ ...emptyPerson, ...typed }, guest));
      return client.call(accountCalls.saveGuest, { body: asKept(typed, known), idempotencyKey: newKey() });
    }),
  ]);
}

/**
 * The user among the travellers, by the contact's number; null when there is none, when the profile has a name already,
 * or when it could not be saved with the fields asked for.
 */
export function personalOf({ seats, trip, user }: Booked): PersonalInput | null {
  if (user === null || (user.first_name_fa ?? user.first_name_en) !== null) return null;
  const own = seats.find(({ isSupervisor, person }) => isSupervisor && canonicalMobile(person.mobile) === user.mobile);
  if (own === undefined) return null;
  const typed = { ...emptyPerson, ...askedOf(own, trip) };
  // A journey abroad asks for no national code, and the profile of an Iranian has one.
  if (typed.nationality === "IR" && typed.national_code === "") return null;
  return {
    first_name_fa: typed.first_name_fa || null,
    last_name_fa: typed.last_name_fa || null,
    first_name_en: typed.first_name_en || null,
    last_name_en: typed.last_name_en || null,
    national_code: typed.national_code || null,
    birth_date: typed.birth_date,
    gender: typed.gender === "female" ? "female" : "male",
    nationality: typed.nationality,
  };
}
