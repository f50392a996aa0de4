import type { Trip } from "./trip.ts";

/** Typed fields of the passenger form (R104), in the order of the form: fields that others depend on come first. */
export const personFields = [
  "nationality",
  "first_name_fa",
  "last_name_fa",
  "first_name_en",
  "last_name_en",
  "gender",
  "birth_date",
  "national_code",
  "passport_number",
  "passport_issuer",
  "passport_issuing_country",
  "passport_expires_on",
  "mobile",
  "email",
] as const;
export type PersonField = (typeof personFields)[number];

/**
 * Product that a traveller is booked for; `profile`: none yet, the traveller is kept for later bookings; `file`: a list
 * with all columns visible, so every value in it is validated.
 */
export type Product = Trip["kind"];
/** The contact of a room, or another traveller. */
export type Role = "supervisor" | "traveller";

/**
 * Requirement level of a field. `either`: this document or the other one. `with_passport`: required once a
 * passport number is given, because a passport must be complete.
 */
export type Need = "required" | "optional" | "either" | "with_passport";
export type AskedField = { readonly field: PersonField; readonly need: Need };

/** Facts that decide the fields of the form. */
type Case = {
  /** Every field that any product needs can be saved. */
  readonly isWhole: boolean;
  /** Saved for later bookings, domestic or abroad: one document of either kind is enough. */
  readonly isKept: boolean;
  readonly isSupervisor: boolean;
  /** Iranian, or of unknown nationality. */
  readonly mayBeIranian: boolean;
  readonly isUnknown: boolean;
  /** Abroad everyone shows a passport, at home everyone but Iranians. */
  readonly needsPassport: boolean;
  readonly needsLatinNames: boolean;
};

const persianName = ({ mayBeIranian }: Case): Need | null => (mayBeIranian ? "required" : null);
const isPassportShown = ({ needsPassport, isUnknown, isWhole }: Case): boolean => needsPassport || isUnknown || isWhole;
const mayHaveEither = ({ isUnknown, isKept }: Case): boolean => isUnknown || isKept;
const ofPassport =
  (otherwise: Need) =>
  (one: Case): Need | null => {
    if (one.needsPassport) return "required";
    return isPassportShown(one) ? otherwise : null;
  };
const latinName = (one: Case): Need | null => (one.needsLatinNames ? "required" : ofPassport("optional")(one));
const ofContact = (need: Need) => (one: Case) => {
  if (one.isSupervisor) return need;
  return one.isWhole ? "optional" : null;
};

/** Requirement level of each field; null: not part of the form. */
const NEEDS: Readonly<Record<PersonField, (one: Case) => Need | null>> = {
  nationality: () => "optional",
  first_name_fa: persianName,
  last_name_fa: persianName,
  first_name_en: latinName,
  last_name_en: latinName,
  gender: () => "required",
  birth_date: () => "required",
  national_code: (one) => {
    if (one.needsPassport) return null;
    return mayHaveEither(one) ? "either" : "required";
  },
  passport_number: (one) => (mayHaveEither(one) && !one.needsPassport ? "either" : ofPassport("optional")(one)),
  passport_issuer: (one) => (isPassportShown(one) ? "optional" : null),
  passport_issuing_country: ofPassport("with_passport"),
  passport_expires_on: ofPassport("with_passport"),
  mobile: ofContact("required"),
  email: ofContact("optional"),
};

/**
 * Fields of one traveller, in the order of the form: the form shows these, the rules validate these, a request holds
 * these, and nothing else.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case; null when the form does not give it.
 * @param needsLatinNames `Trip.needsLatinNames`.
 */
export function passengerFields(
  product: Product,
  scope: Trip["scope"],
  nationality: string | null,
  role: Role,
  needsLatinNames = false,
): readonly AskedField[] {
  const country = nationality === null || nationality === "IR" ? nationality : "other";
  const key = `${product} ${scope} ${country} ${role} ${needsLatinNames}`;
  const fields = known.get(key) ?? fieldsOf(product, scope, nationality, role, needsLatinNames);
  known.set(key, fields);
  return fields;
}

/**
 * The fields of one traveller whatever their nationality, which is asked first: those that depend on it follow.
 */
export const fieldsOfAny = (
  product: Product,
  scope: Trip["scope"],
  role: Role,
  needsLatinNames = false,
): readonly AskedField[] => {
  const others = passengerFields(product, scope, "other", role, needsLatinNames);
  return passengerFields(product, scope, "IR", role, needsLatinNames).filter(({ field }) =>
    others.some((one) => one.field === field),
  );
};

/** Cache: a file of travellers repeats the same few cases a hundred thousand times. */
const known = new Map<string, readonly AskedField[]>();

function fieldsOf(
  product: Product,
  scope: Trip["scope"],
  nationality: string | null,
  role: Role,
  needsLatinNames: boolean,
): AskedField[] {
  const one: Case = {
    isWhole: product === "profile" || product === "file",
    isKept: product === "profile",
    isSupervisor: role === "supervisor",
    mayBeIranian: nationality === null || nationality === "IR",
    isUnknown: nationality === null,
    needsPassport:
      (product !== "profile" && scope === "international") || (nationality !== null && nationality !== "IR"),
    needsLatinNames,
  };
  return personFields.flatMap((field) => {
    const need = NEEDS[field](one) ?? (product === "file" ? "optional" : null);
    return need === null ? [] : [{ field, need }];
  });
}
