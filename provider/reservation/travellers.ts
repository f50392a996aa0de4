import { normaliseIso } from "#domain/calendar/parse.ts";
import type { SaveGuestsInput, VoucherValue } from "#domain/contract/reservation.shapes.ts";
import { fold } from "#domain/text/fold.ts";
import { type MaskedKind, masked } from "#domain/text/mask.ts";
import { completedYears } from "#domain/validation/age.ts";
import { canonicalEmail } from "#domain/validation/email.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { canonicalNationalCode } from "#domain/validation/national-code.ts";
import { checkParty } from "#domain/validation/party.ts";
import { askedOnly, type PassengerField, type PassengerForm } from "#domain/validation/passenger-form.ts";
import { canonicalPassport } from "#domain/validation/passport-number.ts";
import type { Trip } from "#domain/validation/trip.ts";
import type { Fault } from "../envelope.ts";
import type { Offer } from "./offer.ts";

/** Who travels, as a reservation keeps them: canonical, dates Gregorian, null where nothing was entered. */
export type Traveller = VoucherValue["travellers"][number];
type Typed = SaveGuestsInput["travellers"][number];

/** What is wrong with the travellers of a stay (R104, R134–R139, A39–A43), each fault by its place in the list. */
export function travellerFaults(typed: readonly Typed[], offer: Offer): Fault[] {
  const { faults } = checkParty(typed.map(formOf), tripOf(offer));
  const named = faults.map(
    ({ passenger, field, code, params }): Fault => ({
      name: `travellers.${passenger}.${field}`,
      code,
      params: { ...params },
    }),
  );
  // Whether they are those the rooms were priced for can be judged only once each is readable.
  return named.length > 0 ? named : roomFaults(typed, offer);
}

/** The trip that travellers are checked against. */
const tripOf = ({ property, checkIn, checkOut }: Offer): Trip => ({
  kind: "stay",
  scope: property.country === "IR" ? "domestic" : "international",
  travelDate: checkIn,
  returnDate: checkOut,
});

/** The form as the rules read it: rooms from 1, everything as text. */
const formOf = ({ room, is_room_supervisor, nationality, ...fields }: Typed): PassengerForm => ({
  ...fields,
  nationality: nationalityOf(nationality),
  room: String(room + 1),
  is_room_supervisor: String(is_room_supervisor),
});

const nationalityOf = (text = ""): string => fold(text).toUpperCase() || "IR";

/**
 * Prices follow from who was to sleep in each room: as many adults, and a child of each age that was named. Age counts
 * on the day of check-in.
 */
function roomFaults(typed: readonly Typed[], { rooms, checkIn }: Offer): Fault[] {
  const faults = rooms.flatMap(({ adults, children }, room): Fault[] => {
    const ages = typed.flatMap((one) =>
      one.room === room ? [completedYears(normaliseIso(one.birth_date) ?? checkIn, checkIn)] : [],
    );
    for (const child of children) {
      const found = ages.indexOf(child);
      if (found < 0) return [{ name: `travellers.room.${room}`, code: "rooms_differ" }];
      ages.splice(found, 1);
    }
    const isWhole = ages.length === adults && ages.every((age) => age >= ADULT_FROM);
    return isWhole ? [] : [{ name: `travellers.room.${room}`, code: "rooms_differ" }];
  });
  return typed.every(({ room }) => room < rooms.length)
    ? faults
    : [...faults, { name: "travellers", code: "rooms_differ" }];
}

/** Completed years (R137): whoever is younger was to be named as a child. */
const ADULT_FROM = 12;

/** A traveller as kept: the fields that are asked for. Only for what `travellerFaults` found nothing wrong with. */
export function keptTraveller(typed: Typed, offer: Offer): Traveller {
  const { room, age_group, is_room_supervisor } = typed;
  const nationality = nationalityOf(typed.nationality);
  const person = personKept(askedOnly(formOf(typed), tripOf(offer)), nationality);
  return { room, age_group, is_room_supervisor, ...person };
}

/** Who someone is, every value canonical, dates Gregorian; null where nothing was entered. Of a form without faults. */
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
    mobile: canonicalMobile(value("mobile")),
    email: canonicalEmail(value("email")),
  };
}

const maskedOrNone = (text: string | null, kind: MaskedKind): string | null =>
  text === null ? null : masked(text, kind);

/** A traveller as whoever tracks a reservation sees them: names, and of numbers the last two characters at most (A38). */
export const maskedTraveller = (traveller: Traveller): Traveller => ({
  ...traveller,
  national_code: maskedOrNone(traveller.national_code, "national_code"),
  passport_number: maskedOrNone(traveller.passport_number, "passport_number"),
  passport_expires_on: null,
  birth_date: null,
  mobile: maskedOrNone(traveller.mobile, "mobile"),
  email: null,
});
