import type { Blocking } from "../contract/blocking.shapes.ts";
import type { Reason } from "../contract/envelope.shapes.ts";
import type { RecordedReason } from "../reservation/reasons.ts";
import type { Label } from "./labels.ts";

/**
 * Every message for a refused request. `{name}` is filled in: numbers in the digits of the locale, `{nights}` as a
 * length of stay (`۴ شب`), `{months}` as months (`۶ ماه`), `{first_day}` as in a passport, `{last_day}` in the calendar
 * of the language, `{month_of_year}` (`jalali 1405-12`) by its name, `{year_first}` in the digits of the locale,
 * `{least}` as money, `{products}` as their names, `{seats}` as codes (`12A, 12B`), `{retry_after}` as a wait (`۲ دقیقهٔ دیگر`), dates and names as preformatted text.
 */

/** Reasons why a stay cannot be booked (R187). */
export const BLOCKING_WORDS = {
  inactive: ["این اقامتگاه در حال حاضر فعال نیست.", "This property isn’t active at the moment."],
  not_bookable: ["این اقامتگاه در حال حاضر رزرو نمی‌پذیرد.", "This property isn’t taking bookings at the moment."],
  closed_to_audience: [
    "نرخ‌های اینجا به ملیت همهٔ مسافران شما فروخته نمی‌شود.",
    "The rates here aren’t sold to every nationality in your party.",
  ],
  no_price: ["قیمت شب {date} هنوز اعلام نشده است.", "There is no price yet for the night of {date}."],
  unavailable: ["شب {date} اتاق خالی نیست.", "No room available on the night of {date}."],
  closed_to_arrival: [
    "ورود در {date} ممکن نیست. روز دیگری را انتخاب کنید.",
    "Check-in isn’t possible on {date}. Choose another day.",
  ],
  closed_to_departure: [
    "خروج در {date} ممکن نیست. روز دیگری را انتخاب کنید.",
    "Check-out isn’t possible on {date}. Choose another day.",
  ],
  min_stay: [
    "برای ورود در {date} حداقل مدت اقامت {nights} است.",
    "Stays starting on {date} must be at least {nights}.",
  ],
  max_stay: ["برای ورود در {date} حداکثر مدت اقامت {nights} است.", "Stays starting on {date} can be at most {nights}."],
  capacity: [
    "ظرفیت این اتاق {places} نفر کمتر از گروه شماست. اتاق دیگری انتخاب یا یک اتاق اضافه کنید.",
    "This room has no space for {places} of your group. Choose another room or add one.",
  ],
} as const satisfies Record<Blocking["reason"], Label>;

/** Refusals that only the browser makes (R187). */
export const SHARING_WORDS = {
  photo_sharing_unsupported: [
    "مرورگر شما از اشتراک‌گذاری عکس پشتیبانی نمی‌کند.",
    "Your browser doesn’t support sharing photos.",
  ],
} as const satisfies Record<string, Label>;

/** Every recorded reason of a reservation, a payment or a refund (R187). */
export const RECORDED_WORDS = {
  payment_failed: ["پرداخت ناموفق بود.", "The payment failed."],
  payment_left: ["از پرداخت انصراف دادید؛ مبلغی کسر نشد.", "You left the bank without paying. Nothing was charged."],
  late_payment: [
    "این پرداخت پس از پایان رزرو رسید و برمی‌گردد.",
    "This payment came after the booking had ended, so it is being refunded.",
  ],
  paid_twice: [
    "این رزرو قبلاً پرداخت شده بود؛ پرداخت اضافه برمی‌گردد.",
    "This booking was paid already, so the extra payment is being refunded.",
  ],
  part_exceeds: [
    "این بخش بیش از باقی‌مانده بود و برمی‌گردد.",
    "This part was more than was left to pay, so it is being refunded.",
  ],
  change_not_made: [
    "این تغییر انجام نشد و رزرو شما همان است که بود؛ این مبلغ برمی‌گردد.",
    "This change was not made, and your booking is as it was, so this amount is being refunded.",
  ],
  parts_incomplete: [
    "رزرو قبل از پرداخت همهٔ بخش‌ها به پایان رسید؛ این مبلغ برمی‌گردد.",
    "The booking ended before all parts were paid, so this amount is being refunded.",
  ],
  account_closed: [
    "این حساب حذف شده بود؛ این پرداخت به کارت برمی‌گردد.",
    "The account had been deleted, so this payment is being refunded to the card.",
  ],
  review_expired: [
    "اقامتگاه تا پایان مهلت به این درخواست پاسخ نداد.",
    "The property didn’t answer this request in time.",
  ],
  cancelled: ["این رزرو لغو شد.", "This booking was cancelled."],
  room_cancelled: ["یک اتاق این رزرو لغو شد.", "One room of this booking was cancelled."],
  extra_cancelled: ["یکی از خدمات جانبی این رزرو لغو شد.", "One extra of this booking was cancelled."],
  traveller_cancelled: ["یک مسافر این رزرو لغو شد.", "One traveller of this booking was cancelled."],
  direction_cancelled: ["یک مسیر این رزرو لغو شد.", "One direction of this booking was cancelled."],
  dates_changed: ["تاریخ این رزرو تغییر کرد.", "The dates of this booking were changed."],
  booking_changed: ["این رزرو تغییر کرد.", "This booking was changed."],
  name_corrected: ["نام یک مسافر این رزرو اصلاح شد.", "The name of one traveller of this booking was corrected."],
  card_refused: [
    "درگاه پرداخت، مبلغ را به کارت برنگرداند؛ به کیف پول رفت.",
    "The payment gateway didn’t send the money back to the card, so it went to the wallet.",
  ],
  gateway_away: [
    "درگاه پرداخت پاسخ نمی‌دهد و مبلغی کسر نشده است. لطفاً کمی بعد دوباره تلاش کنید.",
    "The payment gateway isn’t responding, and nothing was charged. Please try again shortly.",
  ],
  wrong_amount: [
    "بانک مبلغی جز مبلغ این رزرو برداشت کرده است. آن مبلغ پذیرفته نشد و برمی‌گردد.",
    "The bank took an amount other than this booking’s. We didn’t accept it, and it is being refunded.",
  ],
  payment_deadline_expired: ["مهلت پرداخت به پایان رسیده است.", "The payment deadline has expired."],
  payment_extension_expired: [
    "مهلت تمدیدشدهٔ پرداخت هم به پایان رسیده است.",
    "The extended payment deadline has expired.",
  ],
  not_issued: ["واچر این رزرو صادر نشد.", "The voucher for this booking couldn’t be issued."],
  group_not_reached: [
    "گروه این تور به حد نصاب نرسید و برگزار نمی‌شود.",
    "Too few people joined this tour, so it will not leave.",
  ],
  flight_cancelled: ["ایرلاین این پرواز را لغو کرد.", "The airline cancelled this flight."],
  flight_retimed: ["ایرلاین ساعت این پرواز را تغییر داد.", "The airline changed the times of this flight."],
  supplier_cancelled: ["اقامتگاه این رزرو را لغو کرد.", "The property cancelled this booking."],
  departure_cancelled: ["آژانس برگزارکننده این تور را لغو کرد.", "The agency cancelled this tour."],
} as const satisfies Record<RecordedReason, Label>;

/** Other messages about a reservation (R187, R188), and two failures of the page itself (R185, R186). */
export const RESERVATION_WORDS = {
  ...RECORDED_WORDS,
  reservation_rejected: [
    "اقامتگاه این رزرو را نپذیرفت. اقامتگاه دیگری انتخاب کنید.",
    "The property declined this booking. Choose another property.",
  ],
  refund_in_72_hours: [
    "اگر مبلغی از حساب شما کسر شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد.",
    "If money was taken from your account, it will be returned within 72 hours.",
  ],
  ...SHARING_WORDS,
  chunk_failed: [
    "بخشی از صفحه بارگذاری نشد. لطفاً صفحه را دوباره باز کنید.",
    "Part of the page didn’t load. Please reload the page.",
  ],
  unexpected_calendar: ["این تقویم شناخته‌شده نیست.", "Unexpected calendar name."],
} as const satisfies Record<string, Label>;

/**
 * Reasons why a call was refused: envelope reasons that are not recorded, and `unavailable`, which here is the word for
 * a room.
 */
export const CALL_WORDS = {
  invalid_input: [
    "اطلاعات واردشده کامل یا درست نیست. موارد مشخص‌شده را اصلاح کنید.",
    "Some information is missing or incorrect. Fix the marked fields.",
  ],
  not_found: ["موردی که دنبال آن بودید پیدا نشد.", "We couldn’t find what you were looking for."],
  unauthorized: ["برای ادامه وارد حساب خود شوید.", "Please log in to continue."],
  idempotency_key_missing: ["این درخواست کلید یکتا ندارد.", "This request has no idempotency key."],
  idempotency_key_reused: [
    "این کلید یکتا قبلاً برای درخواست دیگری استفاده شده است.",
    "This idempotency key was used for another request.",
  ],
  not_built: ["این بخش هنوز آماده نشده است.", "This part isn’t ready yet."],
  client_token_missing: [
    "این درخواست از برنامهٔ شناخته‌شده‌ای ارسال نشده است.",
    "This request didn’t come from a known client.",
  ],
  foreign_origin: ["این درخواست از نشانی مجاز ارسال نشده است.", "This request came from an origin that isn’t allowed."],
  body_too_large: ["حجم اطلاعات ارسالی بیش از حد مجاز است.", "The information sent is too large."],
  unsupported_media_type: [
    "قالب اطلاعات ارسالی پشتیبانی نمی‌شود.",
    "The format of the information sent isn’t supported.",
  ],
  too_many_requests: [
    "تعداد درخواست‌ها بیش از حد است. لطفاً {retry_after} دوباره تلاش کنید.",
    "Too many requests. Please try again {retry_after}.",
  ],
  blocked: [
    "این اقامت با این تاریخ‌ها و اتاق‌ها قابل رزرو نیست. تاریخ یا اتاق دیگری انتخاب کنید.",
    "This stay can’t be booked with these dates and rooms. Choose other dates or another room.",
  ],
  sold_out: [
    "این اتاق همین حالا رزرو شد. اتاق یا تاریخ دیگری انتخاب کنید.",
    "This room has just been booked. Choose another room or other dates.",
  ],
  price_changed: [
    "قیمت تغییر کرده است. قیمت جدید را ببینید و دوباره تأیید کنید.",
    "The price has changed. Check the new price and confirm again.",
  ],
  terms_changed: [
    "شرایط این رزرو تغییر کرده است؛ قیمت همان است. شرایط جدید را ببینید و دوباره تأیید کنید.",
    "The terms of this booking have changed; the price is the same. Check the new terms and confirm again.",
  ],
  departure_closed: [
    "این تاریخ حرکت دیگر قابل رزرو نیست؛ تاریخ دیگری انتخاب کنید",
    "This departure can’t be booked any more; choose another date",
  ],
  quote_expired: [
    "اعتبار این قیمت تمام شده است. اتاق را دوباره انتخاب کنید.",
    "This price has expired. Please choose your room again.",
  ],
  offer_expired: [
    "این پرواز با این قیمت دیگر قابل رزرو نیست. قیمت جدید را ببینید یا پرواز دیگری انتخاب کنید.",
    "This flight can’t be booked at this price any more. Check the new price or choose another flight.",
  ],
  seat_taken: [
    "صندلی {seats} همین حالا رزرو شد. صندلی دیگری انتخاب کنید؛ صندلی‌های قبلی شما تغییری نکرده است.",
    "Seat {seats} has just been taken. Choose another; the seats you had are still yours.",
  ],
  too_many_holds: [
    "شما {most} رزرو پرداخت‌نشده دارید. ابتدا یکی از آن‌ها را پرداخت یا لغو کنید.",
    "You have {most} unpaid bookings. Pay or cancel one of them first.",
  ],
  guests_missing: ["ابتدا مشخصات مسافران را وارد کنید.", "Please enter the travellers’ details first."],
  not_open: ["این کار در وضعیت فعلی رزرو ممکن نیست.", "This isn’t possible in the booking’s current status."],
  deadline_passed: ["مهلت این کار به پایان رسیده است.", "The deadline for this has passed."],
  ended_by_supplier: [
    "اقامتگاه این رزرو را لغو کرده است. هزینه‌ای ندارد و هر مبلغی پرداخت کرده باشید برمی‌گردد.",
    "The property cancelled this booking. It costs you nothing, and anything you paid is refunded.",
  ],
  times_changed: [
    "ساعت پرواز تغییر کرده است. ساعت جدید را ببینید و دوباره ادامه دهید.",
    "The flight’s times have changed. Check the new times and continue.",
  ],
  already_extended: [
    "مهلت پرداخت این رزرو قبلاً یک بار تمدید شده است.",
    "This booking’s payment deadline has already been extended once.",
  ],
  cancellation_changed: [
    "جریمهٔ لغو تغییر کرده است. مبلغ جدید را ببینید و دوباره تأیید کنید.",
    "The cancellation fee has changed. Check the new amount and confirm again.",
  ],
  change_changed: [
    "هزینهٔ این تغییر عوض شده است. مبلغ جدید را ببینید و دوباره تأیید کنید.",
    "The cost of this change has changed. Check the new amounts and confirm again.",
  ],
  change_begun: [
    "این سفر شروع شده است و از اینجا تغییر نمی‌کند. برای تغییر با پشتیبانی تماس بگیرید: {support}",
    "This journey has begun, so it can’t be changed here. Call support: {support}.",
  ],
  change_on_request: [
    "در این تاریخ‌ها رزرو این اتاق به تأیید اقامتگاه نیاز دارد. برای تغییر با پشتیبانی تماس بگیرید: {support}",
    "On these dates the property has to confirm this room first. Call support to change it: {support}.",
  ],
  change_hold_over: [
    "این تغییر دیگر نگه داشته نشده است و رزرو شما همان است که بود. هزینهٔ تغییر را دوباره ببینید.",
    "This change is no longer held, and your booking is as it was. See what the change costs again.",
  ],
  another_traveller: [
    "این نام با نام صادرشده خیلی فرق دارد و مسافر دیگری حساب می‌شود. این مسافر را لغو و برای دیگری جدا رزرو کنید، یا با پشتیبانی تماس بگیرید: {support}",
    "This name differs too much from the one that was issued, so it counts as another traveller. Cancel this traveller and book separately for the other, or call support: {support}.",
  ],
  stay_over: [
    "این اقامت به پایان رسیده و دیگر قابل لغو نیست. اگر مشکلی پیش آمده است، با پشتیبانی تماس بگیرید: {support}",
    "This stay is over and can’t be cancelled any more. If something went wrong, call support: {support}.",
  ],
  extras_changed: [
    "خدمات جانبی این سفر یا قیمت آن‌ها تغییر کرده است. فهرست جدید را ببینید و دوباره انتخاب کنید.",
    "The extras of this trip or their prices have changed. See the new list and choose again.",
  ],
  discount_code_unknown: [
    "این کد تخفیف را نمی‌شناسیم. حروف و رقم‌های آن را دوباره بررسی کنید.",
    "We don’t know this discount code. Check its letters and digits.",
  ],
  discount_code_not_begun: [
    "این کد تخفیف از {last_day} قابل استفاده است.",
    "This discount code can be used from {last_day}.",
  ],
  discount_code_ended: [
    "مهلت این کد تخفیف تمام شده است. کد دیگری وارد کنید یا بدون کد ادامه دهید.",
    "This discount code has ended. Enter another one or continue without it.",
  ],
  discount_code_other_product: [
    "این کد تخفیف برای رزروهای دیگر است: {products}.",
    "This discount code is for other bookings: {products}.",
  ],
  discount_code_other_days: [
    "این کد تخفیف برای سفرهایی است که از {from_day} تا {until_day} شروع می‌شوند.",
    "This discount code is for journeys that begin from {from_day} to {until_day}.",
  ],
  discount_code_least_sum: [
    "این کد تخفیف برای مبلغ حداقل {least} است.",
    "This discount code needs a price of at least {least}.",
  ],
  discount_code_used: [
    "از این کد تخفیف قبلاً استفاده کرده‌اید. کد دیگری وارد کنید یا بدون کد ادامه دهید.",
    "You have used this discount code already. Enter another one or continue without it.",
  ],
  discount_code_spent: [
    "ظرفیت این کد تخفیف تمام شده است. کد دیگری وارد کنید یا بدون کد ادامه دهید.",
    "This discount code has been used up. Enter another one or continue without it.",
  ],
  discount_code_first_only: [
    "این کد تخفیف فقط برای اولین رزرو است. کد دیگری وارد کنید یا بدون کد ادامه دهید.",
    "This discount code is for a first booking only. Enter another one or continue without it.",
  ],
  wallet_insufficient: [
    "موجودی کیف پول کافی نیست. کیف پول را شارژ کنید.",
    "There isn’t enough in your wallet. Top it up first.",
  ],
  payment_under_way: [
    "پرداخت دیگری برای این رزرو در جریان است. منتظر نتیجهٔ آن بمانید.",
    "Another payment for this booking is in progress. Please wait for its result.",
  ],
  nothing_to_settle: ["پاداشی برای انتقال ندارید.", "You have no rewards to move."],
  nothing_to_refund: ["مبلغی برای بازگشت نیست.", "There is nothing to refund."],
  refund_open: [
    "درخواست بازگشت وجه قبلاً ثبت شده و در حال بررسی است.",
    "A refund has already been requested and is under review.",
  ],
  account_in_use: [
    "حساب شما هنوز رزرو، پول یا بازگشت وجه ناتمام دارد و فعلاً حذف نمی‌شود.",
    "Your account still has a booking, money or a refund that isn’t finished, so it can’t be deleted yet.",
  ],
  comment_not_published: [
    "این نظر منتشر نشده است. ابتدا آن را منتشر کنید، سپس پاسخ دهید.",
    "This review isn’t published. Publish it first, then answer it.",
  ],
  installation_token_needed: [
    "افزودن اپراتور و پایان دادن به دسترسی او فقط با توکن نصب ممکن است.",
    "Only the installation’s own token can add or revoke operators.",
  ],
  service_unavailable: [
    "سامانه موقتاً در دسترس نیست. لطفاً کمی بعد دوباره تلاش کنید.",
    "The service is temporarily unavailable. Please try again shortly.",
  ],
  internal: ["خطایی پیش آمد. لطفاً دوباره تلاش کنید.", "Something went wrong. Please try again."],
} as const satisfies Record<Exclude<Reason, "unavailable" | RecordedReason> | "service_unavailable", Label>;

/** Faults of one field (R121–R133) or one parameter of an address. Without a full stop: they stand under a field. */
export const FIELD_WORDS = {
  required: ["این فیلد الزامی است", "This field is required"],
  required_without: [
    "اگر {dependency} خالی باشد، این فیلد الزامی است",
    "This field is required if {dependency} is empty",
  ],
  digits: ["{digits} رقم وارد کنید", "Must be {digits} digits"],
  digits_between: ["بین {min} تا {max} رقم وارد کنید", "Must be between {min} and {max} digits"],
  length: ["{length} کاراکتر وارد کنید", "Must be {length} characters"],
  min: ["حداقل {min} کاراکتر وارد کنید", "Must be at least {min} characters"],
  max: ["حداکثر {max} کاراکتر وارد کنید", "Must be at most {max} characters"],
  email: ["ایمیل را درست وارد کنید، مانند name@example.com", "The email format entered in this field is not correct"],
  persian: ["فقط از حروف فارسی استفاده کنید", "Use only Persian characters"],
  english: ["فقط از حروف انگلیسی استفاده کنید", "Use only English letters"],
  national_code: ["کد ملی معتبر نیست", "The national code is not valid"],
  passport_number: ["شمارهٔ گذرنامه معتبر نیست", "The passport number is not valid"],
  mobile: [
    "شمارهٔ موبایل را ۱۱رقمی و با ۰۹، یا همراه کد کشور وارد کنید",
    "Enter an 11-digit mobile number starting with 09, or one with its country code",
  ],
  country_not_served: [
    "به شماره‌های این کشور پیامک ارسال نمی‌کنیم؛ شمارهٔ کشور دیگری وارد کنید یا برای ما بنویسید",
    "We don’t send SMS to this country; enter a number from another country or write to us",
  ],
  wrong_code: [
    "کد تأیید درست نیست؛ {left} بار دیگر می‌توانید امتحان کنید",
    "The verification code is incorrect; tries left: {left}",
  ],
  code_spent: [
    "این کد تأیید دیگر معتبر نیست؛ کد جدید بگیرید",
    "This verification code is no longer valid; get a new one",
  ],
  code_expired: ["این کد تأیید منقضی شده است؛ کد جدید بگیرید", "This verification code has expired; get a new one"],
  code_paused: [
    "برای این شماره چند بار کد نادرست وارد شده است؛ یک دقیقه صبر کنید یا کد جدید بگیرید",
    "Too many incorrect codes for this number; wait a minute or get a new code",
  ],
  wrong_password: ["شمارهٔ موبایل یا رمز عبور درست نیست", "The mobile number or password is incorrect"],
  wrong_old_password: ["رمز عبور فعلی درست نیست", "The current password is incorrect"],
  common_password: [
    "این رمز عبور بسیار رایج است؛ رمز دیگری انتخاب کنید",
    "This password is too common; choose another one",
  ],
  future_date: ["این تاریخ نمی‌تواند در آینده باشد", "This date can’t be in the future"],
  legal_id: ["شناسهٔ ملی شرکت معتبر نیست", "The company’s national ID is not valid"],
  no_stay: ["پس از اقامت در این اقامتگاه می‌توانید نظر بنویسید", "You can write a review after you have stayed here"],
  too_long_ago: ["از پایان این اقامت بیش از ۹۰ روز گذشته است", "This stay ended more than 90 days ago"],
  already_commented: ["برای این اقامت قبلاً نظر داده‌اید", "You have already reviewed this stay"],
  mobile_taken: ["این شماره برای حساب دیگری ثبت شده است", "This number is used by another account"],
  fresh_code_needed: [
    "برای این کار، ابتدا شمارهٔ موبایل خود را با کد تأیید پیامکی تأیید کنید",
    "First confirm your mobile number with an SMS code",
  ],
  no_price_to_watch: [
    "این اقامت در این تاریخ‌ها قیمتی ندارد؛ تاریخ دیگری انتخاب کنید",
    "This stay has no price on these dates; choose other dates",
  ],
  place_is_free: [
    "این اقامت در این تاریخ‌ها همین حالا قابل رزرو است",
    "This stay can be booked on these dates right now",
  ],
  limit_above_price: [
    "مبلغ باید بیشتر از صفر و کمتر از قیمت امروز این اقامت باشد",
    "The amount must be more than zero and less than today’s price of this stay",
  ],
  too_many_alerts: [
    "هم‌زمان حداکثر {max} هشدار می‌توان داشت؛ یکی را در اعلان‌های حساب من پایان دهید",
    "You can have at most {max} alerts at a time; end one under Notifications in My account",
  ],
  integer: ["عدد صحیح وارد کنید", "Enter a whole number"],
  min_value: ["عددی حداقل {min} وارد کنید", "Enter a number of at least {min}"],
  max_value: ["عددی حداکثر {max} وارد کنید", "Enter a number of at most {max}"],
  photo_name: ["نام فایل نباید مسیر باشد", "The file name must not be a path"],
  photo_no_picture: [
    "این فایل عکس نیست، یا نوع آن پذیرفته نمی‌شود",
    "This file isn’t a photo, or its type isn’t accepted",
  ],
  photo_broken: ["این عکس خراب است و خوانده نمی‌شود", "This photo is damaged and can’t be read"],
  photo_bytes: ["حجم عکس باید حداکثر {max} مگابایت باشد", "A photo can be at most {max} MB"],
  photo_pixels: ["عکس باید حداکثر {max} مگاپیکسل باشد", "A photo can have at most {max} megapixels"],
  photo_small: ["پهنای عکس باید حداقل {min} پیکسل باشد", "A photo must be at least {min} pixels wide"],
  photo_many: ["هر اقامتگاه حداکثر {max} عکس می‌تواند داشته باشد", "A property can have at most {max} photos"],
  unreadable_date: ["تاریخ را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید", "Enter the date like 2027/04/04"],
  no_such_day: ["{month_of_year} {days} روز دارد", "{month_of_year} has {days} days"],
  ambiguous_date: [
    "معلوم نیست کدام عدد روز است و کدام ماه؛ اول سال را بنویسید، مانند {year_first}",
    "It isn’t clear which number is the day and which the month; write the year first, such as {year_first}",
  ],
  past_date: ["این تاریخ گذشته است؛ تاریخ دیگری وارد کنید", "This date has passed; enter another"],
  date_too_far: ["حداکثر تا {last_day} می‌توان رزرو کرد", "Bookings are open until {last_day} at the latest"],
  date_order: ["تاریخ پایان باید پس از تاریخ شروع باشد", "The end date must be after the start date"],
  short_turnaround: [
    "از رسیدن رفت تا حرکت برگشت وقت کافی نیست؛ پرواز برگشت دیگری انتخاب کنید",
    "There isn’t enough time between landing and the return flight; choose another return flight",
  ],
  amount_out_of_bounds: ["مبلغ باید بین {min} و {max} باشد", "The amount must be between {min} and {max}"],
  unknown_reservation: [
    "رزروی با این کد پیگیری و شمارهٔ موبایل پیدا نشد؛ هر دو را با پیامک رزرو مقایسه کنید یا با {support} تماس بگیرید",
    "We couldn’t find a booking with this tracking code and mobile number; compare both with your booking SMS or call {support}",
  ],
  groups_differ: [
    "این رزرو برای {adult} بزرگسال، {child} کودک و {infant} نوزاد است؛ سن مسافران در روز آخرین پرواز حساب می‌شود",
    "This booking is for {adult} adults, {child} children and {infant} infants, by age on the day of the last flight",
  ],
  rooms_differ: [
    "تعداد و سن مسافران هر اتاق باید با جست‌وجوی شما یکی باشد",
    "Each room’s travellers must match the number and ages you searched for",
  ],
  iranian_rate: [
    "این نرخ فقط برای مسافران ایرانی است؛ برای این مسافر نرخ دیگری انتخاب کنید",
    "This rate is for Iranian travellers only; choose another rate for this traveller",
  ],
  foreign_rate: [
    "این نرخ فقط برای مسافران خارجی است؛ برای مسافر ایرانی نرخ دیگری انتخاب کنید",
    "This rate is for foreign travellers only; choose another rate for this Iranian traveller",
  ],
  unknown_destination: ["مقصدی با این نام پیدا نشد", "We couldn’t find this destination"],
  unreadable_rooms: ["اتاق‌ها و مسافران را دوباره انتخاب کنید", "Choose the rooms and travellers again"],
  other_cities: [
    "پرواز برگشت باید از مقصد پرواز رفت به مبدأ آن باشد؛ پرواز دیگری انتخاب کنید",
    "The return flight must leave from the outbound destination and end where you started; choose another flight",
  ],
  same_city: ["مبدأ و مقصد نباید یکی باشند", "Origin and destination must be different"],
  too_many_rooms: ["حداکثر {max} اتاق می‌توان رزرو کرد", "You can book at most {max} rooms"],
  too_many_travellers: [
    "هر رزرو حداکثر {max} مسافر دو سال به بالا دارد",
    "Each booking covers up to {max} travellers aged two and over",
  ],
  too_many_infants: ["هر نوزاد باید همراه یک بزرگسال باشد", "Each infant must travel with one adult"],
  child_age_missing: ["سن کودک را وارد کنید", "Enter the child’s age"],
  sheba: ["شمارهٔ شبا معتبر نیست", "The IBAN (Sheba) is not valid"],
  bank_card: ["شمارهٔ کارت بانکی معتبر نیست", "The bank card number is not valid"],
  token: ["نشست شما پایان یافته است؛ دوباره وارد شوید", "Your session has ended; please log in again"],
  age_not_adult: [
    "بزرگسال باید در روز سفر ۱۲ سال یا بیشتر داشته باشد",
    "An adult must be 12 or over on the day of travel",
  ],
  age_not_child: ["کودک باید در روز سفر ۲ تا ۱۱ سال داشته باشد", "A child must be 2 to 11 on the day of travel"],
  age_not_infant: ["نوزاد باید در روز سفر کمتر از ۲ سال داشته باشد", "An infant must be under 2 on the day of travel"],
  future_birth_date: ["تاریخ تولد پس از روز سفر است", "The date of birth is after the day of travel"],
  duplicate_national_code: [
    "این کد ملی برای مسافر دیگری هم وارد شده است",
    "This national code was entered for another traveller too",
  ],
  duplicate_passport_number: [
    "این شمارهٔ گذرنامه برای مسافر دیگری هم وارد شده است",
    "This passport number was entered for another traveller too",
  ],
  passport_expired: [
    "اعتبار گذرنامه باید تا پس از پایان سفر باشد",
    "The passport must be valid until after the end of the trip",
  ],
  passport_expires_soon: [
    "اعتبار گذرنامه کمتر از ۶ ماه پس از سفر تمام می‌شود",
    "The passport expires less than six months after the trip",
  ],
  passport_too_short: [
    "گذرنامه باید حداقل تا {months} پس از برگشت معتبر باشد، یعنی تا {first_day} یا بعد از آن",
    "The passport must be valid for at least {months} after the return: until {first_day} or later",
  ],
  turns_two: [
    "نوزاد قبل از برگشت دوساله می‌شود؛ قیمت تغییر نمی‌کند",
    "This infant turns two before the return; the price doesn’t change",
  ],
  turns_two_child: [
    "این مسافر قبل از آخرین پرواز دوساله می‌شود؛ در همهٔ پروازها کودک حساب می‌شود و صندلی دارد",
    "This traveller turns two before the last flight: a child with a seat on every flight",
  ],
  adult_missing: ["حداقل یک مسافر باید بزرگسال باشد", "At least one traveller must be an adult"],
  no_such_seat: ["این صندلی در کلاس بلیت شما نیست", "Your ticket’s class doesn’t have this seat"],
  exit_seat: [
    "صندلی کنار خروج اضطراری فقط برای بزرگسال بدون نوزاد است؛ صندلی دیگری انتخاب کنید",
    "Only adults without an infant sit by an exit; choose another seat",
  ],
  exit_seat_of_traveller: [
    "صندلی {seats} کنار خروج اضطراری است و مسافر {traveller} نمی‌تواند آنجا بنشیند؛ صندلی دیگری برای او انتخاب کنید یا این صندلی را حذف کنید",
    "Seat {seats} is by an exit, and traveller {traveller} can’t sit there; choose another seat for them or remove this one",
  ],
  seat_of_infant: [
    "صندلی {seats} برای مسافر {traveller} انتخاب شده که نوزاد است و صندلی ندارد؛ این صندلی را حذف کنید",
    "Seat {seats} is chosen for traveller {traveller}, an infant without a seat; remove it",
  ],
  seat_gone: [
    "صندلی {seats} مسافر {traveller} دیگر در این پرواز نیست؛ صندلی دیگری برای او انتخاب کنید یا این صندلی را حذف کنید",
    "Seat {seats} of traveller {traveller} isn’t on this flight any more; choose another seat for them or remove this one",
  ],
  infant_without_seat: [
    "نوزاد صندلی ندارد و همراه بزرگسال سفر می‌کند",
    "An infant travels on an adult’s lap, without a seat",
  ],
  seat_twice: [
    "هر مسافر فقط یک صندلی دارد و هر صندلی یک مسافر",
    "Choose one seat for each traveller, each a different one",
  ],
  supervisor_missing: ["برای هر اتاق یک بزرگسال را سرپرست اتاق کنید", "Choose one adult as the contact for each room"],
  too_many_supervisors: ["هر اتاق فقط یک سرپرست اتاق دارد", "Each room has only one contact"],
  supervisor_not_adult: ["سرپرست اتاق باید بزرگسال باشد", "The room contact must be an adult"],
  second_person: [
    "پرداخت را باید همکاری غیر از تأییدکننده انجام دهد",
    "Someone other than the approver must pay this out",
  ],
  supplier_code: [
    "کد تأمین‌کننده فقط حرف، رقم، فاصله، نقطه، خط تیره و ممیز دارد",
    "A supplier’s code has only letters, digits, spaces, dots, hyphens and slashes",
  ],
  issued_directions: [
    "لوکیتور و شمارهٔ بلیت هر مسیر این رزرو را یک بار وارد کنید: {directions}",
    "Enter the locator and tickets of each direction of this booking once: {directions}",
  ],
  issued_tickets: [
    "برای هر یک از {people} مسافر، یک شمارهٔ بلیت به ترتیب مسافران وارد کنید",
    "Enter a ticket number for each of the {people} travellers, in their order",
  ],
  locator: ["لوکیتور ۵ تا ۸ حرف لاتین یا رقم دارد", "A locator has 5 to 8 Latin letters or digits"],
  ticket_number: [
    "شمارهٔ بلیت ۱۳ رقم دارد، یا ۱۴ رقم با رقم کنترل",
    "A ticket number has 13 digits, or 14 with its check digit",
  ],
  ticket_taken: ["بلیت {number} برای مسافر دیگری ثبت شده است", "Ticket {number} is kept for another traveller"],
  extra_exists: ["خدمتی با این کد وجود دارد", "There is an extra with this code"],
  discount_code_exists: ["کمپینی با این کد وجود دارد", "There is a campaign with this code"],
  operator_exists: [
    "اپراتوری با این نام، یا نامی که مثل آن دیده می‌شود، وجود دارد",
    "There is an operator with this name, or with one that looks like it",
  ],
  same_dates: ["تاریخ‌ها همان است. تاریخ دیگری انتخاب کنید", "These are the same dates. Choose others"],
  same_booking: ["این همان رزرو فعلی است. چیز دیگری انتخاب کنید", "This is what is booked. Choose something else"],
  travellers_stay: [
    "همهٔ مسافران این رزرو در اتاق خودشان می‌مانند؛ برای حذف یک مسافر، او را لغو کنید",
    "Everyone on this booking stays in their room; to take a traveller off, cancel them",
  ],
  left_without_adult: [
    "با لغو این مسافر، کودک یا نوزادی بدون بزرگسال می‌ماند؛ اول کودک یا نوزاد را لغو کنید",
    "A child or an infant would be left without an adult; cancel the child or infant first",
  ],
  last_traveller: [
    "رزرو مسافر دیگری ندارد؛ کل رزرو را لغو کنید",
    "This is the only traveller; cancel the whole booking",
  ],
  no_price_alone: [
    "همراهان این مسافر بدون او قیمتی ندارند؛ برای لغو با {support} تماس بگیرید",
    "There is no price for the others without this traveller; call {support} to cancel",
  ],
  same_flight: ["این همان پرواز است. پرواز دیگری انتخاب کنید", "This is the same flight. Choose another"],
  unknown_value: ["یکی از گزینه‌های فهرست را انتخاب کنید", "Choose a value from the list"],
  unknown_field: ["این فیلد شناخته‌شده نیست", "This field isn’t known"],
} as const satisfies Record<string, Label>;

export const REFUSALS = { ...FIELD_WORDS, ...CALL_WORDS, ...RESERVATION_WORDS, ...BLOCKING_WORDS } as const;
