import type { PassengerField } from "../validation/passenger-form.ts";
import type { Label } from "./labels.ts";

/** Labels of the passenger form's fields (R104). */
export const PASSENGER_LABELS = {
  age_group: ["گروه سنی", "Age group"],
  first_name_fa: ["نام", "First name (Persian)"],
  last_name_fa: ["نام خانوادگی", "Last name (Persian)"],
  first_name_en: ["نام به لاتین", "First name (Latin letters)"],
  last_name_en: ["نام خانوادگی به لاتین", "Last name (Latin letters)"],
  gender: ["جنسیت", "Gender"],
  birth_date: ["تاریخ تولد", "Date of birth"],
  nationality: ["ملیت", "Nationality"],
  national_code: ["کد ملی", "National code"],
  passport_number: ["شمارهٔ گذرنامه", "Passport number"],
  passport_issuer: ["مرجع صدور گذرنامه", "Passport issuer"],
  passport_issuing_country: ["کشور صادرکنندهٔ گذرنامه", "Passport issuing country"],
  passport_expires_on: ["تاریخ انقضای گذرنامه", "Passport expiry"],
  mobile: ["شمارهٔ موبایل", "Mobile number"],
  email: ["ایمیل", "Email"],
  room: ["اتاق", "Room"],
  is_room_supervisor: ["سرپرست اتاق", "Room contact"],
} as const satisfies Record<PassengerField, Label>;
