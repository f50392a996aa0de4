import type { Label } from "./labels.ts";
import type { REFUSALS } from "./refusal-table.ts";

/**
 * What `refusal-table.ts` says of accommodation, as it is said of another product: by the kind of the reservation. What is
 * not here is said of all alike.
 */
export const REFUSALS_OF_KIND: Readonly<Record<string, Partial<Record<keyof typeof REFUSALS, Label>>>> = {
  tour: {
    blocked: [
      "این تور برای این مسافران و اتاق‌ها قابل رزرو نیست. چیدمان اتاق‌ها یا تاریخ حرکت را تغییر دهید.",
      "This tour can’t be booked for these travellers and rooms. Change the rooms or choose another departure.",
    ],
    sold_out: [
      "ظرفیت این تور همین حالا تمام شد. تاریخ حرکت یا هتل دیگری انتخاب کنید.",
      "This tour has just been booked up. Choose another departure or another hotel.",
    ],
    quote_expired: [
      "اعتبار این قیمت تمام شده است. تور را دوباره انتخاب کنید.",
      "This price has expired. Please choose your tour again.",
    ],
    stay_over: [
      "این تور به پایان رسیده و دیگر قابل لغو نیست. اگر مشکلی پیش آمده است، با پشتیبانی تماس بگیرید: ۱۶۸۵",
      "This tour is over and can’t be cancelled any more. If something went wrong, call support: 1685.",
    ],
    reservation_rejected: [
      "آژانس برگزارکننده این رزرو را نپذیرفت. تور یا تاریخ دیگری انتخاب کنید.",
      "The agency declined this booking. Choose another tour or other dates.",
    ],
  },
};
