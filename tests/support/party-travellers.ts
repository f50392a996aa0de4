import type { IsoDate } from "#domain/calendar/types.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { Party } from "#domain/rooms.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { ageGroupAt } from "#domain/validation/age.ts";
import { type Client, logIn, newGermanMobile } from "./client.ts";
import { guestsFor } from "./stay.ts";

/** Travellers by the passports of their party. */

type Typed = SaveGuestsInput["travellers"][number];

/** A German as the form asks: Latin names, passport and e-mail, and nothing that only an Iranian could answer. */
export const german = (one: Typed, index: number): Typed => ({
  ...one,
  first_name_fa: "",
  last_name_fa: "",
  first_name_en: "ANNA",
  last_name_en: "MUELLER",
  nationality: "DE",
  national_code: "",
  passport_number: `C01X00T4${index}`,
  passport_issuing_country: "DE",
  passport_expires_on: "2031-01-01",
  birth_date: "1986-07-03",
  mobile: "+4915123456789",
  email: "anna@example.de",
});

/** An Iranian with a national code and a passport; of the two, the journey asks for what it needs. */
const iranian = (one: Typed, index: number): Typed => ({
  ...one,
  first_name_en: "ALIREZA",
  last_name_en: "KARIMI",
  passport_number: `A1234567${index}`,
  passport_issuing_country: "IR",
  passport_expires_on: "2031-01-01",
});

/** Of a mixed party every second one is German. */
const isGerman = (audience: PartyAudience, index: number): boolean =>
  audience === "foreign" || (audience === "mixed" && index % 2 === 1);

/**
 * The travellers of these parties, room by room, adults first; ages are those of `day`.
 *
 * @param hasRooms false for flights, whose travellers are supervised by none.
 */
export function travellersOf(
  parties: readonly Party[],
  audience: PartyAudience,
  day: IsoDate,
  hasRooms = true,
): SaveGuestsInput {
  const wanted = parties.flatMap(({ adults, children }, room) => [
    ...Array.from({ length: adults }, (_, place) => ({ room, age: null, isFirst: place === 0 })),
    ...children.map((age) => ({ room, age, isFirst: false })),
  ]);
  const { travellers } = guestsFor(wanted.length, (one, index) =>
    isGerman(audience, index) ? german(one, index) : iranian(one, index),
  );
  return {
    travellers: wanted.map(({ room, age, isFirst }, index) => ({
      ...travellers[index]!,
      room: hasRooms ? room : 0,
      is_room_supervisor: hasRooms && isFirst,
      ...(age === null
        ? {}
        : { age_group: ageGroupAt(age), birth_date: `${Number(day.slice(0, 4)) - age}${day.slice(4)}` }),
    })),
  };
}

/** Logs in with a number of the party's own: a German one for a party from abroad. */
export const logInOf = (app: Client, audience: PartyAudience) =>
  audience === "foreign" ? logIn(app, newGermanMobile()) : logIn(app);
