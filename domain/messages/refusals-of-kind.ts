import type { Label } from "./labels.ts";
import type { REFUSALS } from "./refusal-table.ts";

/**
 * Messages that differ from the accommodation wording of `refusal-table.ts`, by the kind of the reservation. All others
 * are shared.
 */
export const REFUSALS_OF_KIND: Readonly<Record<string, Partial<Record<keyof typeof REFUSALS, Label>>>> = {
  tour: {
    no_price_to_watch: [
      "این تور در این تاریخ حرکت قیمتی ندارد؛ تاریخ یا هتل دیگری انتخاب کنید",
      "This tour has no price on this departure; choose another departure or hotel",
    ],
    place_is_free: ["این تور در این تاریخ همین حالا قابل رزرو است", "This tour can be booked on this date right now"],
    limit_above_price: [
      "مبلغ باید بیشتر از صفر و کمتر از قیمت امروز این تور باشد",
      "The amount must be more than zero and less than today’s price of this tour",
    ],
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
      "این تور به پایان رسیده و دیگر قابل لغو نیست. اگر مشکلی پیش آمده است، با پشتیبانی تماس بگیرید: {support}",
      "This tour is over and can’t be cancelled any more. If something went wrong, call support: {support}.",
    ],
    supplier_cancelled: ["آژانس برگزارکننده این رزرو را لغو کرد.", "The agency cancelled this booking."],
    ended_by_supplier: [
      "این تور برگزار نمی‌شود. هزینه‌ای ندارد و هر مبلغی پرداخت کرده باشید برمی‌گردد.",
      "This tour isn’t leaving. It costs you nothing, and anything you paid is refunded.",
    ],
    review_expired: [
      "آژانس برگزارکننده تا پایان مهلت به این درخواست پاسخ نداد.",
      "The agency didn’t answer this request in time.",
    ],
    reservation_rejected: [
      "آژانس برگزارکننده این رزرو را نپذیرفت. تور یا تاریخ دیگری انتخاب کنید.",
      "The agency declined this booking. Choose another tour or other dates.",
    ],
  },
  flight: {
    no_price_to_watch: [
      "این پرواز در این روز قیمتی ندارد؛ روز دیگری انتخاب کنید",
      "There’s no price for this flight on this day; choose another day",
    ],
    place_is_free: ["در این روز همین حالا پرواز برای شما هست", "There’s a flight for you on this day right now"],
    limit_above_price: [
      "مبلغ باید بیشتر از صفر و کمتر از قیمت امروز این پرواز باشد",
      "The amount must be more than zero and less than today’s price of this flight",
    ],
    blocked: [
      "این پرواز برای این مسافران قابل رزرو نیست. تعداد مسافران یا پرواز را تغییر دهید.",
      "This flight can’t be booked for these travellers. Change the travellers or choose another flight.",
    ],
    sold_out: [
      "ظرفیت این پرواز همین حالا تمام شد. پرواز دیگری انتخاب کنید.",
      "This flight has just been booked up. Choose another flight.",
    ],
    quote_expired: [
      "اعتبار این قیمت تمام شده است. پرواز را دوباره انتخاب کنید.",
      "This price has expired. Please choose your flight again.",
    ],
    stay_over: [
      "این پرواز انجام شده و دیگر قابل لغو نیست. اگر مشکلی پیش آمده است، با پشتیبانی تماس بگیرید: {support}",
      "This flight has left and can’t be cancelled any more. If something went wrong, call support: {support}.",
    ],
    reservation_rejected: [
      "چارترکننده این رزرو را نپذیرفت. پرواز دیگری انتخاب کنید.",
      "The charterer declined this booking. Choose another flight.",
    ],
    supplier_cancelled: ["ایرلاین این رزرو را لغو کرد.", "The airline cancelled this booking."],
    ended_by_supplier: [
      "ایرلاین این پرواز را لغو کرده است. هزینه‌ای ندارد و هر مبلغی پرداخت کرده باشید برمی‌گردد.",
      "The airline cancelled this flight. It costs you nothing, and anything you paid is refunded.",
    ],
    review_expired: ["این پرواز تا پایان مهلت تأیید نشد.", "This flight wasn’t confirmed in time."],
    not_issued: ["ایرلاین بلیت این رزرو را صادر نکرد.", "The airline couldn’t issue the tickets for this booking."],
    age_not_adult: [
      "بزرگسال باید در روز آخرین پرواز ۱۲ سال یا بیشتر داشته باشد",
      "An adult must be 12 or over on the day of the last flight",
    ],
    age_not_child: [
      "کودک باید در روز آخرین پرواز ۲ تا ۱۱ سال داشته باشد",
      "A child must be 2 to 11 on the day of the last flight",
    ],
    age_not_infant: [
      "نوزاد باید در روز آخرین پرواز کمتر از ۲ سال داشته باشد",
      "An infant must be under 2 on the day of the last flight",
    ],
  },
};
