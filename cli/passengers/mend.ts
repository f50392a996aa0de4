import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import type { FieldCode } from "#domain/messages/refusals.ts";
import { localDigits } from "#domain/text/digits.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import type { FieldFault } from "#domain/validation/passenger.ts";
import type { PassengerField } from "#domain/validation/passenger-form.ts";

/** Remedies for an invalid national code, by the reason of the rule. */
const NATIONAL_CODE: Readonly<Record<string, Label>> = {
  digits: ["۱۰ رقم وارد کنید", "Enter its 10 digits"],
  repeated: ["کد ملی با یک رقم تکراری وجود ندارد", "No national code repeats one digit"],
  no_person: ["شش رقم میانی نمی‌تواند صفر باشد", "Its six middle digits can’t be zero"],
  check_digit: ["رقم آخر باید {expected} باشد", "The check digit should be {expected}"],
};

/** Remedies for faults whose message does not state one already. */
const MENDS: Readonly<Partial<Record<FieldCode, Label>>> = {
  required: ["آن را وارد کنید", "Fill it in"],
  required_without: ["یکی از این دو را وارد کنید", "Fill in one of the two"],
  persian: ["رقم‌ها، نشانه‌ها و حروف لاتین را حذف کنید", "Remove digits, signs and Latin letters"],
  english: ["فقط حروف لاتین و یک فاصله بین کلمه‌ها بنویسید", "Use letters A to Z, with one space between words"],
  min: ["آن را کامل بنویسید", "Write it in full"],
  max: ["آن را کوتاه‌تر بنویسید", "Shorten it"],
  email: ["نشانی را کامل بنویسید", "Write it as name@example.com"],
  passport_number: [
    "گذرنامهٔ ایران یک حرف و ۸ رقم دارد؛ گذرنامه‌های دیگر ۵ تا ۹ حرف و رقم",
    "Iranian passports have a letter and 8 digits, others 5 to 9 letters and digits",
  ],
  unreadable_date: [
    "تاریخ میلادی مانند 1991-04-20 هم پذیرفته می‌شود",
    "A Persian date such as 1370/01/31 is accepted too",
  ],
  future_birth_date: ["سال تولد را بررسی کنید", "Check the year of birth"],
  child_age_missing: ["تاریخ تولد کودک را وارد کنید", "Fill in the child’s date of birth"],
  age_not_adult: ["تاریخ تولد یا گروه سنی را اصلاح کنید", "Correct the date of birth or the age group"],
  age_not_child: ["تاریخ تولد یا گروه سنی را اصلاح کنید", "Correct the date of birth or the age group"],
  age_not_infant: ["تاریخ تولد یا گروه سنی را اصلاح کنید", "Correct the date of birth or the age group"],
  passport_expired: ["گذرنامه را قبل از سفر تمدید کنید", "Renew the passport before the trip"],
  passport_too_short: ["گذرنامه را قبل از سفر تمدید کنید", "Renew the passport before the trip"],
  turns_two: ["شرایط شرکت حمل‌ونقل را برای مسیر برگشت بررسی کنید", "Check what the carrier requires for the return"],
  turns_two_child: ["گروه سنی را کودک انتخاب کنید", "Choose child as the age group"],
  passport_expires_soon: ["شرایط مقصد را بررسی کنید", "Check what the destination requires"],
  duplicate_national_code: ["با سطر {of} مقایسه کنید", "Compare it with line {of}"],
  duplicate_passport_number: ["با سطر {of} مقایسه کنید", "Compare it with line {of}"],
  too_many_travellers: ["رزرو را دو بخش کنید", "Divide the travellers between two bookings"],
  too_many_infants: ["یک بزرگسال دیگر اضافه کنید", "Add an adult"],
  adult_missing: ["یک بزرگسال اضافه کنید", "Add an adult"],
  supervisor_missing: ["برای یک بزرگسال این اتاق true بنویسید", "Write true for one adult of the room"],
  too_many_supervisors: ["اینجا false بنویسید", "Write false here"],
  supervisor_not_adult: ["بزرگسالی را انتخاب کنید", "Choose an adult"],
};

/** Allowed values of a choice field. */
const CHOICES: Readonly<Partial<Record<PassengerField, Label>>> = {
  age_group: ["یکی از adult، child یا infant بنویسید", "Write adult, child or infant"],
  gender: ["یکی از male یا female بنویسید", "Write male or female"],
  is_room_supervisor: ["یکی از true یا false بنویسید", "Write true or false"],
  nationality: ["کد دوحرفی کشور را بنویسید، مانند IR", "Write the country’s two letters, such as IR"],
  passport_issuing_country: ["کد دوحرفی کشور را بنویسید، مانند IR", "Write the country’s two letters, such as IR"],
  room: ["شمارهٔ اتاق را بنویسید، از ۱ تا ۵", "Write the room’s number, 1 to 5"],
};

/** Returns the remedy for a fault, a sentence without its full stop. */
export function mendOf({ field, code, params }: FieldFault, locale: Locale): string {
  const words =
    code === "national_code"
      ? NATIONAL_CODE[String(params["reason"])]
      : code === "unknown_value"
        ? CHOICES[field]
        : MENDS[code];
  const template = words === undefined ? "" : ofPair(words, locale);
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    localDigits(params[name] ?? placeholder, locale),
  );
}
