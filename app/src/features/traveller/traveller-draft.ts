import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { fold } from "#domain/text/fold.ts";
import { type PersonField, personFields } from "#domain/validation/passenger-fields.ts";
import { knownDate } from "./date-parts.ts";

/** A person as typed so far; "" where nothing is. */
export type PersonDraft = Readonly<Record<PersonField, string>>;
export type PersonErrors = Readonly<Partial<Record<PersonField, string>>>;

const nothing = Object.fromEntries(personFields.map((field) => [field, ""])) as PersonDraft;

/** An empty traveller; Iranian by default. */
export const emptyPerson: PersonDraft = { ...nothing, nationality: "IR" };

/** A saved traveller, the date of birth in the calendar of the language. */
export const personOf = (kept: Partial<Omit<GuestValue, "id">>, locale: Locale): PersonDraft => ({
  ...(Object.fromEntries(personFields.map((field) => [field, kept[field] ?? emptyPerson[field]])) as PersonDraft),
  birth_date: knownDate(kept.birth_date, locale),
});

/** The trip of a person saved for later bookings. */
export const forLater = { kind: "profile", scope: "domestic" } as const;

/** From where a new traveller of a user starts: the nationality that all saved ones have. Undefined where they differ. */
export function nationalityOf(saved: readonly Pick<GuestValue, "nationality">[]): string | undefined {
  const all = new Set(saved.map(({ nationality }) => nationality));
  return all.size === 1 ? [...all][0] : undefined;
}

/** True when anything was typed that would be missed. */
export const isTouched = (person: PersonDraft): boolean =>
  personFields.some((field) => field !== "nationality" && fold(person[field]).replaceAll("-", "") !== "");
