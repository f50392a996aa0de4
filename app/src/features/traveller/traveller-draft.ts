import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { fold } from "#domain/text/fold.ts";
import type { PassengerField } from "#domain/validation/passenger.ts";
import { knownDate } from "./date-parts.ts";

/** What is typed of a person, apart from the party and the room (R104). */
export const personFields = [
  "first_name_fa",
  "last_name_fa",
  "first_name_en",
  "last_name_en",
  "gender",
  "birth_date",
  "nationality",
  "national_code",
  "passport_number",
  "passport_issuer",
  "passport_issuing_country",
  "passport_expires_on",
  "mobile",
  "email",
] as const satisfies readonly PassengerField[];
export type PersonField = (typeof personFields)[number];

/** A person as typed so far; "" where nothing is. */
export type PersonDraft = Readonly<Record<PersonField, string>>;
export type PersonErrors = Readonly<Partial<Record<PersonField, string>>>;

const nothing = Object.fromEntries(personFields.map((field) => [field, ""])) as PersonDraft;

/** Nobody yet; most travellers are Iranians. */
export const emptyPerson: PersonDraft = { ...nothing, nationality: "IR" };

/** Somebody who was kept before, dates of birth in the calendar of the language. */
export const personOf = (kept: Partial<Omit<GuestValue, "id">>, locale: Locale): PersonDraft => ({
  ...(Object.fromEntries(personFields.map((field) => [field, kept[field] ?? emptyPerson[field]])) as PersonDraft),
  birth_date: knownDate(kept.birth_date, locale),
});

/** Whether anything was typed that one would miss. */
export const isTouched = (person: PersonDraft): boolean =>
  personFields.some((field) => field !== "nationality" && fold(person[field]).replaceAll("-", "") !== "");
