import { LABELS } from "#domain/messages/labels.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { fold, foldForSearch } from "#domain/text/fold.ts";
import { formFields, type PassengerField, type PassengerForm } from "#domain/validation/passenger-form.ts";

export type Column = PassengerField | "reservation";

/** Canonical column names. */
export const columnNames: readonly Column[] = [...formFields, "reservation"];

/** Alternative column headings, besides a field's own name and its labels in both languages. */
const OTHER_NAMES: Readonly<Partial<Record<Column, readonly string[]>>> = {
  reservation: ["reservation", "reserve", "booking", "رزرو", "شماره رزرو", "کد رزرو"],
  first_name_fa: ["نام فارسی", "persian name"],
  last_name_fa: ["نام خانوادگی فارسی", "فامیل", "persian surname"],
  first_name_en: ["first name", "name", "latin name", "نام لاتین", "نام انگلیسی"],
  last_name_en: ["last name", "surname", "latin surname", "نام خانوادگی لاتین", "نام خانوادگی انگلیسی"],
  birth_date: ["birthday", "تولد"],
  national_code: ["national id", "کدملی"],
  passport_number: ["passport", "شماره پاسپورت", "گذرنامه"],
  passport_issuer: ["صادرکننده گذرنامه"],
  passport_issuing_country: ["issuing country", "کشور صادرکننده", "کشور صدور گذرنامه"],
  passport_expires_on: ["passport expiry", "expiry", "انقضای گذرنامه", "اعتبار گذرنامه"],
  mobile: ["phone", "موبایل", "تلفن همراه"],
  room: ["room number", "شماره اتاق"],
  is_room_supervisor: ["supervisor", "room supervisor", "سرپرست"],
};

/** Normalised form of a header or a value for look-up: without case, spaces, joiners and underscores. */
const key = (text: string): string => foldForSearch(text).replace(/[\s_-]/g, "");

const columnByName = new Map<string, Column>([
  ...formFields.flatMap((field) => [field, ...PASSENGER_LABELS[field]].map((name) => [key(name), field] as const)),
  ...Object.entries(OTHER_NAMES).flatMap(([column, names]) =>
    names.map((name) => [key(name), column as Column] as const),
  ),
]);

/** The column that a header names, in Persian or Latin; null for any other. */
export const columnNamed = (header: string): Column | null => columnByName.get(key(header)) ?? null;

const labelled = (table: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(table).flatMap(([value, names]) => names.map((name) => [key(name), value] as const));

/** Spellings of form values in files. */
const VALUES: Readonly<Partial<Record<PassengerField, ReadonlyMap<string, string>>>> = {
  age_group: new Map(labelled(LABELS.ageGroups)),
  gender: new Map(labelled(LABELS.genders)),
  nationality: new Map(
    [
      ["ایران", "IR"],
      ["ایرانی", "IR"],
    ].map(([name = "", value = ""]) => [key(name), value]),
  ),
  passport_issuing_country: new Map([[key("ایران"), "IR"]]),
  is_room_supervisor: new Map(
    [
      ["1", "true"],
      ["yes", "true"],
      ["بله", "true"],
      ["0", "false"],
      ["no", "false"],
      ["خیر", "false"],
    ].map(([name = "", value = ""]) => [key(name), value]),
  ),
};

/** Normalises a form for the rules: `بله` is `true`, `زن` is `female`; everything else stays as typed. */
export function readForm(typed: PassengerForm): PassengerForm {
  const form: Partial<Record<PassengerField, string>> = {};
  for (const field of formFields) {
    const text = typed[field];
    if (text === undefined || text === null || fold(text) === "") continue;
    form[field] = VALUES[field]?.get(key(text)) ?? text;
  }
  return form;
}
