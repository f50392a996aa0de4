import { foldForSearch } from "../text/fold.ts";
import { lettersApart } from "../text/letters-apart.ts";
import type { PersonField } from "../validation/passenger-fields.ts";
import type { ReservationStatus } from "./statuses.ts";

export const nameFields = [
  "first_name_fa",
  "last_name_fa",
  "first_name_en",
  "last_name_en",
] as const satisfies readonly PersonField[];
export type NameField = (typeof nameFields)[number];
/** A person's names in both scripts; null where there are none. */
export type Names = Readonly<Record<NameField, string | null>>;

/**
 * Limit of a correction after the issue, against the names first issued. `three_letters`: of the whole name, as carriers
 * allow. `one_name`: first name or surname stays within three letters, and the other may be another.
 */
export type NameRule = "three_letters" | "one_name";

/** Maximum number of wrong letters in a name of the same person. */
export const WRONG_LETTERS = 3;

const SCRIPTS = ["fa", "en"] as const;

/**
 * True when corrected names are the same traveller's as those first issued. Each script is judged by itself, since a wrong
 * letter is usually wrong in both; one that nothing was issued in is free. Case, spaces, half-spaces, vowel signs and
 * Arabic forms of letters are no letters.
 */
export const isSameTraveller = (rule: NameRule, issued: Names, corrected: Names): boolean =>
  SCRIPTS.every((script) => {
    const [firstWas, lastWas, first, last] = [issued, corrected].flatMap((names) => [
      lettersOf(names[`first_name_${script}`]),
      lettersOf(names[`last_name_${script}`]),
    ]) as [string, string, string, string];
    if (firstWas + lastWas === "") return true;
    if (rule === "three_letters") return isNear(firstWas + lastWas, first + last);
    return isNear(firstWas, first) || isNear(lastWas, last);
  });

/** Of a name no longer than the limit, a letter has to stay. */
const isNear = (was: string, is: string): boolean => lettersApart(was, is) <= Math.min(WRONG_LETTERS, was.length - 1);

const lettersOf = (name: string | null): string => foldForSearch(name ?? "").replaceAll(" ", "");

/** Statuses from the submission, before which the form is open, until the end. */
const OPEN: readonly ReservationStatus[] = ["under_review", "ready_to_pay", "payment_failed", "successful"];

/** True while the names of a reservation can be corrected, as far as its status decides it. */
export const canCorrectNames = (status: ReservationStatus, isPaid: boolean): boolean =>
  OPEN.includes(status) || (status === "in_progress" && isPaid);
