import { normaliseIso } from "#domain/calendar/parse.ts";
import type { SaveGuestsInput, VoucherValue } from "#domain/contract/reservation.shapes.ts";
import { fold } from "#domain/text/fold.ts";
import { completedYears } from "#domain/validation/age.ts";
import { canonicalEmail } from "#domain/validation/email.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { canonicalNationalCode } from "#domain/validation/national-code.ts";
import { checkParty } from "#domain/validation/party.ts";
import type { PassengerForm } from "#domain/validation/passenger.ts";
import { canonicalPassport } from "#domain/validation/passport-number.ts";
import type { Fault } from "../envelope.ts";
import type { Offer } from "./offer.ts";

/** Who travels, as a reservation keeps them: canonical, dates Gregorian, null where nothing was entered. */
export type Traveller = VoucherValue["travellers"][number];
type Typed = SaveGuestsInput["travellers"][number];

/** What is wrong with the travellers of a stay (R104, R134–R139, A39–A43), each fault by its place in the list. */
export function travellerFaults(typed: readonly Typed[], offer: Offer): Fault[] {
  const { faults } = checkParty(typed.map(formOf), {
    kind: "stay",
    scope: offer.property.country === "IR" ? "domestic" : "international",
    travelDate: offer.checkIn,
    returnDate: offer.checkOut,
  });
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

/** The form as the rules read it: rooms from 1, everything as text. */
const formOf = ({ room, is_room_supervisor, nationality, ...fields }: Typed): PassengerForm => ({
  ...fields,
  nationality: nationalityOf(nationality),
  room: String(room + 1),
  is_room_supervisor: String(is_room_supervisor),
});

const nationalityOf = (text: string): string => fold(text).toUpperCase() || "IR";

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

/** A traveller as kept. Only for what `travellerFaults` found nothing wrong with. */
export function keptTraveller(typed: Typed): Traveller {
  const text = (value: string) => fold(value) || null;
  const latin = (value: string) => fold(value).toUpperCase() || null;
  const nationality = nationalityOf(typed.nationality);
  return {
    room: typed.room,
    age_group: typed.age_group,
    first_name_fa: text(typed.first_name_fa),
    last_name_fa: text(typed.last_name_fa),
    first_name_en: latin(typed.first_name_en),
    last_name_en: latin(typed.last_name_en),
    gender: typed.gender,
    nationality,
    national_code: canonicalNationalCode(typed.national_code),
    passport_number: canonicalPassport(typed.passport_number, nationality),
    passport_issuer: text(typed.passport_issuer),
    passport_issuing_country: latin(typed.passport_issuing_country),
    passport_expires_on: normaliseIso(typed.passport_expires_on),
    birth_date: normaliseIso(typed.birth_date),
    mobile: canonicalMobile(typed.mobile),
    email: canonicalEmail(typed.email),
    is_room_supervisor: typed.is_room_supervisor,
  };
}

const FIRST_SHOWN = 3;
const LAST_SHOWN = 2;

/** A number with its middle covered: `008*****48`. */
const masked = (text: string | null): string | null =>
  text === null
    ? null
    : text.slice(0, FIRST_SHOWN) +
      "*".repeat(Math.max(0, text.length - FIRST_SHOWN - LAST_SHOWN)) +
      text.slice(Math.max(FIRST_SHOWN, text.length - LAST_SHOWN));

/** A traveller as whoever tracks a reservation sees them: names, and of numbers only their ends (A38). */
export const maskedTraveller = (traveller: Traveller): Traveller => ({
  ...traveller,
  national_code: masked(traveller.national_code),
  passport_number: masked(traveller.passport_number),
  passport_expires_on: null,
  birth_date: null,
  mobile: masked(traveller.mobile),
  email: null,
});
