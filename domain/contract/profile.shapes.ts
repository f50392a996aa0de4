import { z } from "zod";
import { PASTED } from "../bounds.ts";
import { genders } from "../enums/enums.ts";
import { withShapes } from "./described.ts";
import { done, isoDate, nothing } from "./envelope.shapes.ts";
import { keptNames } from "./person.shapes.ts";
import { profileCalls } from "./profile.calls.ts";
import { filled, typed } from "./typed.shapes.ts";
import { challengeId, codeSentValue } from "./user.shapes.ts";

const LONGEST = 400;
const text = typed(LONGEST);
const optional = text.nullish();

/**
 * Call 13. Dates Jalali or Gregorian; `nationality` ISO 3166 alpha-2. An Iranian has a Persian name, and the Latin one
 * may wait until a trip needs it; anyone else has the Latin name of their passport, the Persian one, or both.
 */
export const personalInput = z.strictObject({
  first_name_fa: optional,
  last_name_fa: optional,
  first_name_en: optional,
  last_name_en: optional,
  national_code: optional,
  birth_date: text,
  gender: z.enum(genders),
  nationality: text,
});
export type PersonalInput = z.input<typeof personalInput>;
export const personalValue = z.object({
  ...keptNames,
  national_code: z.string().nullable(),
  birth_date: isoDate,
  gender: z.enum(genders),
  nationality: z.string(),
});
export type PersonalValue = z.infer<typeof personalValue>;

/** Call 14. */
export const legalInput = z.strictObject({
  company_name: text,
  legal_id: text,
  economic_code: optional,
  registration_number: optional,
  address: optional,
  postal_code: optional,
});
export const legalValue = z.object({
  company_name: z.string(),
  legal_id: z.string(),
  economic_code: z.string().nullable(),
  registration_number: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
});
export type LegalValue = z.infer<typeof legalValue>;

/** Call 15. */
export const contactInput = z.strictObject({
  email: optional,
  phone: optional,
  city_id: z.int().nullish(),
  address: optional,
  emergency_mobile: optional,
});
export const contactValue = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city_id: z.number().int().nullable(),
  address: z.string().nullable(),
  emergency_mobile: z.string().nullable(),
  email_verified: z.boolean(),
});
export type ContactValue = z.infer<typeof contactValue>;

/** Call 12. `completeness` in whole percents. */
export const profileValue = z.object({
  personal: personalValue.nullable(),
  legal: legalValue.nullable(),
  contact: contactValue.nullable(),
  completeness: z.number().int().min(0).max(100),
});
export type ProfileValue = z.infer<typeof profileValue>;

/** Calls 16 and 17: the new number or address, proved by a code sent there. `challenge` as in calls 1 and 3. */
const changeable = z.enum(["mobile", "email"]);
export const profileCodeInput = z.strictObject({
  field: changeable,
  value: filled(LONGEST),
  challenge: challengeId.optional(),
});
export const profileVerifyInput = z.strictObject({
  field: changeable,
  value: filled(LONGEST),
  challenge: challengeId,
  code: filled(PASTED.max),
});

/** Call 18. */
export const passwordOperationInput = z.strictObject({
  operation: z.enum(["set", "change"]),
  old_password: filled(512).optional(),
  new_password: filled(512),
});

/** Calls of this area with their shapes. */
export const profileContract = withShapes(profileCalls, {
  details: [nothing, profileValue],
  savePersonal: [personalInput, personalValue],
  saveLegal: [legalInput, legalValue],
  saveContact: [contactInput, contactValue],
  sendOtp: [profileCodeInput, codeSentValue],
  verifyOtp: [profileVerifyInput, contactValue],
  passwordOperation: [passwordOperationInput, done],
});
