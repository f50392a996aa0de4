import { LATIN_NAME, LATIN_SURNAME, PERSIAN_NAME } from "#domain/bounds.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PersonalInput } from "#domain/contract/profile.shapes.ts";
import { canonicalNationalCode } from "#domain/validation/national-code.ts";
import { countryIn } from "#domain/validation/passenger-form.ts";
import type { RuleUse } from "#domain/validation/rules.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";
import type { Personal } from "../../identity/user/profile-parts.ts";
import type { Form } from "../../kernel/http/form.ts";

const persian = [["min", { min: PERSIAN_NAME.min }], ["max", { max: PERSIAN_NAME.max }], "persian"] as const;
const latin = ({ min, max }: typeof LATIN_NAME | typeof LATIN_SURNAME) =>
  [["min", { min }], ["max", { max }], "english"] as const;
/** Rule of a foreigner's Latin name: required unless the Persian one is given. */
const requiredWithout = (dependency: string): RuleUse => ["required_without", { dependency }];
/** Names are in capitals, as on tickets. */
const upperCase = (text: string): string => text.toUpperCase();

/** No living person was born before. */
const EARLIEST_BIRTH: IsoDate = "1900-01-01";

/**
 * Reads a person: a Persian name and perhaps a Latin one and a national code where the nationality is Iranian, otherwise
 * the Latin name of the passport or a Persian one; a date of birth that is not in the future. Faults go to the form.
 */
export function readPerson(form: Form, input: PersonalInput, today: IsoDate): Personal {
  const nationality = form.read("nationality", input.nationality, ["required"]);
  const country = countryIn(nationality);
  if (country === null && nationality !== "") form.refuse({ name: "nationality", code: "unknown_value" });
  const isIranian = country === "IR";
  // A nationality that cannot be read is asked for the names of an Iranian.
  const mayBeIranian = isIranian || country === null;
  return {
    ...readNames(form, input, mayBeIranian),
    national_code: form.readOptional(
      "national_code",
      input.national_code,
      isIranian ? ["required", "national_code"] : ["national_code"],
      canonicalNationalCode,
    ),
    birth_date: readBirthDate(form, input.birth_date, today),
    gender: input.gender,
    nationality: country ?? input.nationality,
  };
}

function readNames(form: Form, input: PersonalInput, mayBeIranian: boolean) {
  const inPersian = (field: "first_name_fa" | "last_name_fa") =>
    form.readOptional(field, input[field], mayBeIranian ? ["required", ...persian] : persian);
  const inLatin = (field: "first_name_en" | "last_name_en", bounds: typeof LATIN_NAME | typeof LATIN_SURNAME) => {
    const needed = mayBeIranian ? [] : [requiredWithout(field === "first_name_en" ? "first_name_fa" : "last_name_fa")];
    return form.readOptional(field, input[field], [...needed, ...latin(bounds)], upperCase);
  };
  return {
    first_name_fa: inPersian("first_name_fa"),
    last_name_fa: inPersian("last_name_fa"),
    first_name_en: inLatin("first_name_en", LATIN_NAME),
    last_name_en: inLatin("last_name_en", LATIN_SURNAME),
  };
}

/** Reads a date of birth, Jalali or Gregorian, in any digits, as a Gregorian date. */
export function readBirthDate(form: Form, text: string, today: IsoDate): IsoDate {
  if (form.read("birth_date", text, ["required"]) === "") return "" as IsoDate;
  const date = normaliseIso(text);
  if (date === null || date < EARLIEST_BIRTH)
    form.refuse({ name: "birth_date", ...(typedDateFault(text) ?? { code: "unreadable_date" }) });
  else if (date > today) form.refuse({ name: "birth_date", code: "future_date" });
  // Empty when it is at fault, as every field of a form; a form with faults is not saved.
  return (date ?? "") as IsoDate;
}
