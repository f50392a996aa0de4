import type { Reason } from "../contract/envelope.shapes.ts";
import type { Blocking } from "../contract/property.shapes.ts";
import type { Label } from "./labels.ts";

/**
 * Everything the product says when it cannot do as asked. `{name}` is filled in: numbers in the digits of the locale,
 * `{nights}` as a length of stay (`۴ شب`), dates and names as text that is formatted already.
 */

/** Why a stay cannot be booked (R187). */
export const BLOCKING_WORDS = {
  inactive: ["این اقامتگاه فعلاً فعال نیست.", "This property is not active at the moment."],
  not_bookable: ["رزرو این اقامتگاه در حال حاضر ممکن نیست.", "This property cannot be booked at the moment."],
  no_price: ["قیمت شب {date} هنوز اعلام نشده است.", "There is no price yet for the night of {date}."],
  unavailable: ["اتاق برای شب {date} موجود نیست.", "The room is not available on the night of {date}."],
  closed_to_arrival: ["ورود در {date} امکان‌پذیر نیست.", "Arrival on {date} is not possible."],
  closed_to_departure: ["خروج در {date} امکان‌پذیر نیست.", "Departure on {date} is not possible."],
  min_stay: [
    "برای ورود در {date} حداقل مدت اقامت {nights} است.",
    "Stays arriving on {date} must last at least {nights}.",
  ],
  max_stay: [
    "برای ورود در {date} حداکثر مدت اقامت {nights} است.",
    "Stays arriving on {date} can last at most {nights}.",
  ],
  capacity: [
    "ظرفیت این اتاق برای همراهان شما کافی نیست. تعداد جای کم: {places}.",
    "This room is too small for your party. Places missing: {places}.",
  ],
} as const satisfies Record<Blocking["reason"], Label>;

/** What else can end a reservation (R187, R188), and two failures of the page itself (R185, R186). */
export const RESERVATION_WORDS = {
  payment_failed: ["پرداخت ناموفق بود.", "The payment failed."],
  wrong_amount: [
    "بانک مبلغی جز مبلغ این رزرو برداشت کرده است. آن مبلغ پذیرفته نشد و برمی‌گردد.",
    "The bank took another amount than this booking’s. It was not accepted and is refunded.",
  ],
  refund_in_72_hours: [
    "اگر مبلغی از حساب شما کسر شده باشد، حداکثر تا ۷۲ ساعت بازمی‌گردد.",
    "If an amount was deducted from your account, it will be returned within 72 hours.",
  ],
  payment_deadline_expired: ["مهلت پرداخت به پایان رسیده است.", "The payment deadline has expired."],
  payment_extension_expired: [
    "مهلت تمدیدشدهٔ پرداخت هم به پایان رسیده است.",
    "The extension of the payment deadline has expired.",
  ],
  reservation_rejected: ["اقامتگاه این رزرو را نپذیرفت.", "The reservation was rejected."],
  photo_sharing_unsupported: [
    "مرورگر شما از هم‌رسانی عکس پشتیبانی نمی‌کند.",
    "Your browser does not support sharing photos.",
  ],
  chunk_failed: [
    "بخشی از صفحه بارگذاری نشد. لطفاً صفحه را دوباره باز کنید.",
    "Part of the page did not load. Please reload the page.",
  ],
  unexpected_calendar: ["این تقویم شناخته‌شده نیست.", "Unexpected calendar name."],
} as const satisfies Record<string, Label>;

/** Why a call was refused. A reason of the envelope, but for `unavailable`, which is a room's word here. */
export const CALL_WORDS = {
  invalid_input: ["اطلاعات واردشده کامل یا درست نیست.", "The information entered is incomplete or incorrect."],
  not_found: ["چیزی که به دنبالش بودید پیدا نشد.", "What you were looking for was not found."],
  unauthorized: ["برای ادامه وارد حساب خود شوید.", "Please log in to continue."],
  idempotency_key_missing: ["این درخواست نشانهٔ یکتا ندارد.", "This request has no idempotency key."],
  idempotency_key_reused: [
    "این نشانهٔ یکتا پیش‌تر برای درخواست دیگری به کار رفته است.",
    "This idempotency key was used for another request.",
  ],
  not_built: ["این بخش هنوز آماده نشده است.", "This part is not ready yet."],
  client_token_missing: [
    "این درخواست از برنامهٔ شناخته‌شده‌ای نیامده است.",
    "This request did not come from a known client.",
  ],
  foreign_origin: ["این درخواست از نشانی مجاز نیامده است.", "This request came from an origin that is not allowed."],
  body_too_large: ["حجم اطلاعات ارسالی بیش از حد مجاز است.", "The information sent is too large."],
  unsupported_media_type: [
    "قالب اطلاعات ارسالی پشتیبانی نمی‌شود.",
    "The format of the information sent is not supported.",
  ],
  too_many_requests: [
    "تعداد درخواست‌ها زیاد است. لطفاً {retry_after} ثانیه دیگر تلاش کنید.",
    "There were too many requests. Please try again in {retry_after} seconds.",
  ],
  blocked: [
    "این اقامت با این تاریخ‌ها و اتاق‌ها قابل رزرو نیست.",
    "This stay cannot be booked with these dates and rooms.",
  ],
  sold_out: ["این اتاق همین حالا به مسافر دیگری رسید.", "This room has just gone to another traveller."],
  price_changed: [
    "قیمت تغییر کرده است. لطفاً قیمت تازه را ببینید و دوباره تأیید کنید.",
    "The price has changed. Please look at the new price and confirm again.",
  ],
  quote_expired: [
    "زمان این پیشنهاد به پایان رسیده است. لطفاً دوباره اتاق را انتخاب کنید.",
    "This offer has expired. Please choose your room again.",
  ],
  too_many_holds: [
    "شما {most} رزرو پرداخت‌نشده دارید. ابتدا یکی از آن‌ها را پرداخت یا لغو کنید.",
    "You have {most} unpaid reservations. Please pay or cancel one of them first.",
  ],
  guests_missing: ["ابتدا مشخصات مسافران را وارد کنید.", "Please enter the travellers’ details first."],
  not_open: ["این کار در وضعیت فعلی رزرو ممکن نیست.", "This is not possible in the reservation’s present status."],
  deadline_passed: ["مهلت این کار به پایان رسیده است.", "The deadline for this has passed."],
  already_extended: [
    "مهلت پرداخت این رزرو یک بار تمدید شده است.",
    "The payment deadline of this reservation has been extended once already.",
  ],
  cancellation_changed: [
    "مبلغ جریمهٔ لغو تغییر کرده است. لطفاً دوباره ببینید و تأیید کنید.",
    "The cancellation penalty has changed. Please look again and confirm.",
  ],
  stay_over: [
    "این اقامت به پایان رسیده و دیگر قابل لغو نیست. اگر مشکلی پیش آمده است، با پشتیبانی تماس بگیرید: ۱۶۸۵",
    "This stay is over and can no longer be cancelled. If something went wrong, please call support: 1685.",
  ],
  wallet_insufficient: ["موجودی کیف پول برای این کار کافی نیست.", "The wallet’s balance is not enough for this."],
  payment_under_way: [
    "پرداخت دیگری برای این رزرو در جریان است. لطفاً نتیجهٔ آن را ببینید.",
    "Another payment for this reservation is under way. Please wait for its result.",
  ],
  gateway_away: [
    "درگاه پرداخت پاسخ نمی‌دهد و مبلغی کسر نشده است. لطفاً کمی بعد دوباره تلاش کنید.",
    "The payment gateway is not answering, and nothing was deducted. Please try again shortly.",
  ],
  nothing_to_settle: ["سودی برای تسویه نیست.", "There is no profit to settle."],
  nothing_to_refund: ["مبلغی برای بازگرداندن نیست.", "There is nothing to refund."],
  refund_open: [
    "درخواست بازگشت وجه پیش‌تر ثبت شده و در حال بررسی است.",
    "A refund has been requested already and is being looked into.",
  ],
  service_unavailable: [
    "سامانه موقتاً در دسترس نیست. لطفاً کمی بعد دوباره تلاش کنید.",
    "The service is temporarily unavailable. Please try again shortly.",
  ],
  internal: ["خطایی پیش آمد. لطفاً دوباره تلاش کنید.", "Something went wrong. Please try again."],
} as const satisfies Record<Exclude<Reason, "unavailable"> | "service_unavailable", Label>;

/** What is wrong with one field (R121–R133) or one parameter of an address. Without a full stop: they stand under a field. */
export const FIELD_WORDS = {
  required: ["این فیلد الزامی است", "This field is required"],
  required_without: [
    "اگر {dependency} خالی باشد، این فیلد الزامی است",
    "This field is required if {dependency} is empty",
  ],
  digits: ["این فیلد باید {digits} رقم باشد", "This field must be {digits} digits"],
  digits_between: ["این فیلد باید بین {min} تا {max} رقم باشد", "This field must be between {min} and {max} digits"],
  length: ["این فیلد باید {length} نویسه باشد", "This field must be {length} characters"],
  min: ["این فیلد باید حداقل {min} نویسه باشد", "This field must be at least {min} characters"],
  max: ["این فیلد باید حداکثر {max} نویسه باشد", "This field must be at most {max} characters"],
  email: ["قالب ایمیل واردشده در این فیلد درست نیست", "The email format entered in this field is not correct"],
  persian: ["در این فیلد فقط از حروف فارسی استفاده کنید", "Use only Persian characters in this field"],
  english: ["در این فیلد فقط از حروف انگلیسی استفاده کنید", "Use only English letters in this field"],
  national_code: ["کد ملی معتبر نیست", "The national code is not valid"],
  passport_number: ["شمارهٔ گذرنامه معتبر نیست", "The passport number is not valid"],
  mobile: ["شمارهٔ موبایل معتبر نیست", "The mobile number is not valid"],
  wrong_code: ["کد درست نیست؛ {left} بار دیگر می‌توانید امتحان کنید", "The code is wrong; tries left: {left}"],
  code_spent: ["این کد دیگر پذیرفته نمی‌شود؛ کد جدید بگیرید", "This code no longer counts; ask for a new code"],
  code_expired: ["زمان این کد گذشته است؛ کد جدید بگیرید", "This code has expired; ask for a new code"],
  code_paused: [
    "برای این شماره کد نادرست زیاد وارد شده است؛ یک دقیقه صبر کنید یا کد جدید بگیرید",
    "Many wrong codes were entered for this number; wait a minute, or ask for a new code",
  ],
  wrong_password: ["شمارهٔ موبایل یا گذرواژه درست نیست", "The mobile number or the password is not correct"],
  wrong_old_password: ["گذرواژهٔ فعلی درست نیست", "The current password is not correct"],
  common_password: [
    "این گذرواژه بسیار رایج است؛ گذرواژهٔ دیگری انتخاب کنید",
    "This password is too common; choose another one",
  ],
  future_date: ["این تاریخ هنوز نرسیده است", "This date is still to come"],
  legal_id: ["شناسهٔ ملی شرکت معتبر نیست", "The company's national id is not valid"],
  no_stay: ["پس از پایان اقامت در اینجا می‌توانید نظر بدهید", "You can comment once a stay here is over"],
  too_long_ago: ["از پایان این اقامت بیش از ۹۰ روز گذشته است", "This stay ended more than 90 days ago"],
  already_commented: ["برای این اقامت پیش‌تر نظر داده‌اید", "You have already commented on this stay"],
  mobile_taken: ["این شماره به حساب دیگری تعلق دارد", "This number belongs to another account"],
  fresh_code_needed: [
    "برای این تغییر، ابتدا شمارهٔ موبایل خود را با کد پیامکی تأیید کنید",
    "For this change, first confirm your mobile number with a code sent by SMS",
  ],
  integer: ["این فیلد باید عدد صحیح باشد", "This field must be a whole number"],
  min_value: ["این عدد نباید کمتر از {min} باشد", "This number must be at least {min}"],
  max_value: ["این عدد نباید بیشتر از {max} باشد", "This number must be at most {max}"],
  unreadable_date: ["تاریخ خوانا نیست", "The date cannot be read"],
  past_date: ["تاریخ گذشته است", "The date is in the past"],
  date_too_far: ["حداکثر تا {date} می‌توان رزرو کرد", "Bookings are open until {date} at the latest"],
  date_order: ["تاریخ پایان باید پس از تاریخ آغاز باشد", "The end date must be after the start date"],
  amount_out_of_bounds: ["مبلغ باید بین {min} و {max} باشد", "The amount must be between {min} and {max}"],
  unknown_reservation: [
    "رزروی با این کد پیگیری و شمارهٔ موبایل پیدا نشد",
    "No reservation was found with this tracking code and mobile number",
  ],
  rooms_differ: [
    "مسافران هر اتاق باید همان تعداد و سنی باشند که برای آن اتاق انتخاب شده است",
    "The travellers of each room must be as many, and of the ages, that were chosen for it",
  ],
  unknown_destination: ["این مقصد را نمی‌شناسیم", "We do not know this destination"],
  unreadable_rooms: ["اتاق‌ها و مسافران درست وارد نشده‌اند", "The rooms and travellers are not entered correctly"],
  too_many_rooms: ["حداکثر {max} اتاق می‌توان رزرو کرد", "At most {max} rooms can be booked"],
  too_many_travellers: [
    "در هر رزرو حداکثر {max} مسافر دو سال به بالا ثبت می‌شود",
    "A reservation holds at most {max} travellers aged two and over",
  ],
  too_many_infants: ["هر نوزاد باید همراه یک بزرگسال باشد", "Each infant must travel with one adult"],
  child_age_missing: ["سن کودک را وارد کنید", "Enter the age of the child"],
  sheba: ["شمارهٔ شبا معتبر نیست", "The sheba number is not valid"],
  bank_card: ["شمارهٔ کارت بانکی معتبر نیست", "The bank card number is not valid"],
  token: ["نشانهٔ ورود معتبر نیست", "The token is not valid"],
  age_not_adult: [
    "بزرگسال باید در روز سفر ۱۲ سال یا بیشتر داشته باشد",
    "An adult must be 12 or over on the day of travel",
  ],
  age_not_child: [
    "کودک باید در روز سفر بین ۲ تا ۱۲ سال داشته باشد",
    "A child must be between 2 and 12 on the day of travel",
  ],
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
    "اعتبار گذرنامه کمتر از شش ماه پس از سفر به پایان می‌رسد",
    "The passport expires less than six months after the trip",
  ],
  adult_missing: ["دست‌کم یک مسافر باید بزرگسال باشد", "At least one traveller must be an adult"],
  supervisor_missing: ["برای هر اتاق یک سرپرست بزرگسال انتخاب کنید", "Choose one adult as the supervisor of each room"],
  too_many_supervisors: ["هر اتاق فقط یک سرپرست دارد", "Each room has one supervisor only"],
  supervisor_not_adult: ["سرپرست اتاق باید بزرگسال باشد", "The supervisor of a room must be an adult"],
  second_person: [
    "این مبلغ را کسی باید بپردازد که خود تأییدش نکرده است",
    "Somebody else than who approved it must pay this amount out",
  ],
  unknown_value: ["این گزینه در فهرست نیست", "This choice is not on the list"],
  unknown_field: ["این فیلد شناخته‌شده نیست", "This field is not known"],
} as const satisfies Record<string, Label>;

export const REFUSALS = { ...FIELD_WORDS, ...CALL_WORDS, ...RESERVATION_WORDS, ...BLOCKING_WORDS } as const;
