import type { ConvertibleCalendar } from "../calendar/types.ts";
import type { Locale } from "../enums/enums.ts";

type MonthNames = Record<Locale, readonly string[]>;

export const MONTH_NAMES: Record<ConvertibleCalendar, MonthNames> = {
  jalali: {
    fa: ["فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور", "مهر", "آبان", "آذر", "دی", "بهمن", "اسفند"],
    en: [
      "Farvardin",
      "Ordibehesht",
      "Khordad",
      "Tir",
      "Mordad",
      "Shahrivar",
      "Mehr",
      "Aban",
      "Azar",
      "Dey",
      "Bahman",
      "Esfand",
    ],
  },
  gregorian: {
    fa: ["ژانویه", "فوریه", "مارس", "آوریل", "مه", "ژوئن", "ژوئیه", "اوت", "سپتامبر", "اکتبر", "نوامبر", "دسامبر"],
    en: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
  },
  islamic: {
    fa: [
      "محرم",
      "صفر",
      "ربیع‌الاول",
      "ربیع‌الثانی",
      "جمادی‌الاول",
      "جمادی‌الثانی",
      "رجب",
      "شعبان",
      "رمضان",
      "شوال",
      "ذی‌القعده",
      "ذی‌الحجه",
    ],
    en: [
      "Muharram",
      "Safar",
      "Rabi I",
      "Rabi II",
      "Jumada I",
      "Jumada II",
      "Rajab",
      "Shaban",
      "Ramadan",
      "Shawwal",
      "Dhu al-Qadah",
      "Dhu al-Hijjah",
    ],
  },
};

/**
 * From Saturday. `narrow` heads the columns of a calendar; in English a single letter would not tell Saturday from
 * Sunday.
 */
export const WEEKDAY_NAMES: Record<Locale, Record<"long" | "short" | "narrow", readonly string[]>> = {
  fa: {
    long: ["شنبه", "یکشنبه", "دوشنبه", "سه‌شنبه", "چهارشنبه", "پنجشنبه", "جمعه"],
    short: ["شنبه", "یکشنبه", "دوشنبه", "سه‌شنبه", "چهارشنبه", "پنجشنبه", "جمعه"],
    narrow: ["ش", "ی", "د", "س", "چ", "پ", "ج"],
  },
  en: {
    long: ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    short: ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"],
    narrow: ["Sa", "Su", "Mo", "Tu", "We", "Th", "Fr"],
  },
};
