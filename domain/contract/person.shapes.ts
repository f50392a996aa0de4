import { z } from "zod";
import { genders } from "../enums/enums.ts";
import type { PersonField } from "../validation/passenger-fields.ts";
import { isoDate } from "./envelope.shapes.ts";
import { typed } from "./typed.shapes.ts";

const text = typed(400);
const maybe = z.string().nullable();

/** A traveller's fields as typed: dates Jalali or Gregorian, empty fields "". */
export const typedPerson = {
  first_name_fa: text,
  last_name_fa: text,
  first_name_en: text,
  last_name_en: text,
  gender: text,
  nationality: text,
  national_code: text,
  passport_number: text,
  passport_issuer: text,
  passport_issuing_country: text,
  passport_expires_on: text,
  birth_date: text,
  mobile: text,
  email: text,
} as const satisfies Record<PersonField, z.ZodType>;

/** A person's names as they are kept; `null` for empty ones. */
export const keptNames = { first_name_fa: maybe, last_name_fa: maybe, first_name_en: maybe, last_name_en: maybe };

/** A traveller's fields as they are kept; `null` for empty ones. */
export const keptPerson = {
  ...keptNames,
  gender: z.enum(genders),
  nationality: z.string(),
  national_code: maybe,
  passport_number: maybe,
  passport_issuer: maybe,
  passport_issuing_country: maybe,
  passport_expires_on: isoDate.nullable(),
  birth_date: isoDate,
  mobile: maybe,
  email: maybe,
} as const satisfies Record<PersonField, z.ZodType>;
