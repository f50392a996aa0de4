import { normaliseIso } from "#domain/calendar/parse.ts";
import type { SaveGuestsInput, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { Names } from "#domain/reservation/name-correction.ts";
import { fold } from "#domain/text/fold.ts";
import { type MaskedKind, masked } from "#domain/text/mask.ts";
import { canonicalEmail } from "#domain/validation/email.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { canonicalNationalCode } from "#domain/validation/national-code.ts";
import { type PersonField, personFields } from "#domain/validation/passenger-fields.ts";
import type { PassengerField, PassengerForm } from "#domain/validation/passenger-form.ts";
import { canonicalPassport } from "#domain/validation/passport-number.ts";
import { mobileByPlan } from "../../kernel/mobile.ts";

/** A traveller, as a reservation keeps them: canonical, dates Gregorian, null where nothing was entered. */
export type Traveller = VoucherEnvelope["travellers"][number];

/** A traveller as sealed. `issued_names`: those first issued, kept from the first correction after the issue. */
export type KeptTraveller = Traveller & { readonly issued_names?: Names };

type Sent = SaveGuestsInput["travellers"][number];

/** A traveller as a form sends them, at the place of a room in the reservation, from 0. */
export type Typed = Omit<Sent, "room" | "room_number"> & { readonly room: number };

/** A traveller at the index of the room whose number they bring. */
export const placed = ({ room_number, room = 0, ...rest }: Sent): Typed => ({
  ...rest,
  room: room_number === undefined ? room : room_number - 1,
});

/** A traveller as answers show them: a room is counted from 1 wherever it is told. */
export const numbered = ({ issued_names: _, ...traveller }: KeptTraveller): Traveller => ({
  ...traveller,
  room_number: traveller.room + 1,
});

/**
 * Personal fields of a traveller, canonical, dates Gregorian; null where nothing was entered. For a form without
 * faults.
 */
export function personKept(
  form: PassengerForm,
  nationality: string,
): Omit<Traveller, "room" | "age_group" | "is_room_supervisor"> {
  const value = (field: PassengerField): string => form[field] ?? "";
  const text = (field: PassengerField) => fold(value(field)) || null;
  const latin = (field: PassengerField) => text(field)?.toUpperCase() ?? null;
  return {
    first_name_fa: text("first_name_fa"),
    last_name_fa: text("last_name_fa"),
    first_name_en: latin("first_name_en"),
    last_name_en: latin("last_name_en"),
    gender: fold(value("gender")).toLowerCase() === "female" ? "female" : "male",
    nationality,
    national_code: canonicalNationalCode(value("national_code")),
    passport_number: canonicalPassport(value("passport_number"), nationality),
    passport_issuer: text("passport_issuer"),
    passport_issuing_country: latin("passport_issuing_country"),
    passport_expires_on: normaliseIso(value("passport_expires_on")),
    birth_date: normaliseIso(value("birth_date")),
    mobile: mobileByPlan(value("mobile")) ?? canonicalMobile(value("mobile")),
    email: canonicalEmail(value("email")),
  };
}

/** The nationality that a form says: ISO 3166-1 alpha-2 in upper case, Iran's where it says none. */
export const nationalityOf = (text = ""): string => fold(text).toUpperCase() || "IR";

/** A traveller in the form that was typed, for another judgement by `travellerFaults`. */
export const typedAgain = ({
  room,
  age_group,
  is_room_supervisor,
  gender,
  birth_date,
  issued_names: _,
  ...rest
}: KeptTraveller): Typed => ({
  room,
  age_group,
  is_room_supervisor,
  gender,
  birth_date: birth_date ?? "",
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
});

const EMPTY = Object.fromEntries(personFields.map((field) => [field, null]));

/** A sealed person as it is read: a field that is younger than the person is null. */
export const withEveryField = <Person extends Partial<Record<PersonField, unknown>>>(stored: Person): Person => ({
  ...EMPTY,
  ...stored,
});

const maskedOrNone = (text: string | null, kind: MaskedKind): string | null =>
  text === null ? null : masked(text, kind);

/**
 * A traveller in a tracking view: names, and of numbers the last two characters at most. Every field is named, so
 * that a new one is not shown before it is decided.
 */
export const maskedTraveller = (traveller: Traveller): Traveller => ({
  room: traveller.room,
  age_group: traveller.age_group,
  is_room_supervisor: traveller.is_room_supervisor,
  first_name_fa: traveller.first_name_fa,
  last_name_fa: traveller.last_name_fa,
  first_name_en: traveller.first_name_en,
  last_name_en: traveller.last_name_en,
  gender: traveller.gender,
  nationality: traveller.nationality,
  national_code: maskedOrNone(traveller.national_code, "national_code"),
  passport_number: maskedOrNone(traveller.passport_number, "passport_number"),
  passport_issuer: traveller.passport_issuer,
  passport_issuing_country: traveller.passport_issuing_country,
  passport_expires_on: null,
  birth_date: null,
  mobile: maskedOrNone(traveller.mobile, "mobile"),
  email: null,
});
