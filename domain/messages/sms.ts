import type { Locale } from "../enums/enums.ts";
import { ofPair } from "../text/in-locale.ts";
import { supportText } from "../text/support.ts";
import type { Label } from "./labels.ts";

/**
 * Every text message. `{name}` is filled in with preformatted text, `{support}` with support's numbers
 * (`text/support.ts`). One-time codes stay in ASCII digits, which phones detect and offer to autofill.
 */
export const SMS_WORDS = {
  login_code: [
    "شمسه: کد تأیید ورود {code}\nاین کد را به کسی ندهید.",
    "Shamseh: verification code for login {code}\nDon’t share it with anyone.",
  ],
  forget_password_code: [
    "شمسه: کد تأیید بازیابی رمز عبور {code}\nاین کد را به کسی ندهید.",
    "Shamseh: verification code for a new password {code}\nDon’t share it with anyone.",
  ],
  profile_code: [
    "شمسه: کد تأیید تغییر اطلاعات {code}\nاین کد را به کسی ندهید.",
    "Shamseh: verification code for your change {code}\nDon’t share it with anyone.",
  ],
  password_changed: [
    "شمسه: رمز عبور حساب شما تغییر کرد. اگر کار شما نبوده است، با {support} تماس بگیرید.",
    "Shamseh: your password was changed. If this wasn’t you, call {support}.",
  ],
  mobile_changed: [
    "شمسه: شمارهٔ موبایل حساب شما تغییر کرد. اگر کار شما نبوده است، با {support} تماس بگیرید.",
    "Shamseh: your mobile number was changed. If this wasn’t you, call {support}.",
  ],
  ready_to_pay: [
    "شمسه: رزرو {tracking_code} در {title} تأیید شد و آمادهٔ پرداخت است. {amount} را تا {deadline} پرداخت کنید، وگرنه اتاق آزاد می‌شود.",
    "Shamseh: booking {tracking_code} at {title} is ready to pay. Pay {amount} by {deadline} or the room will be released.",
  ],
  being_issued: [
    "شمسه: پرداخت رزرو {tracking_code} در {title} انجام شد و واچر در حال صدور است. همین که اقامتگاه آن را ثبت کند، پیامک می‌کنیم.",
    "Shamseh: booking {tracking_code} at {title} is paid and its voucher is being issued. We’ll text you as soon as the property has registered it.",
  ],
  reservation_rejected: [
    "شمسه: رزرو {tracking_code} ناموفق بود؛ اقامتگاه آن را نپذیرفت. برای انتخاب اقامتگاه دیگر با {support} تماس بگیرید.",
    "Shamseh: booking {tracking_code} was unsuccessful: the property declined it. Call {support} and we’ll help you find another.",
  ],
  voucher_issued: [
    "شمسه: رزرو {tracking_code} در {title} قطعی شد. واچر: {link}",
    "Shamseh: booking {tracking_code} at {title} is confirmed. Your voucher: {link}",
  ],
  tour_guaranteed: [
    "شمسه: حرکت {title} (رزرو {tracking_code}) قطعی شد.",
    "Shamseh: the departure of {title} (booking {tracking_code}) is confirmed.",
  ],
  group_not_reached: [
    "شمسه: گروه {title} (رزرو {tracking_code}) به حد نصاب نرسید و این تور برگزار نمی‌شود. {amount} کامل برمی‌گردد.",
    "Shamseh: too few people joined {title} (booking {tracking_code}), so it won’t leave. {amount} is refunded in full.",
  ],
  departure_cancelled: [
    "شمسه: آژانس برگزارکننده، {title} (رزرو {tracking_code}) را لغو کرد. {amount} کامل برمی‌گردد.",
    "Shamseh: the agency cancelled {title} (booking {tracking_code}). {amount} is refunded in full.",
  ],
  supplier_cancelled: [
    "شمسه: اقامتگاه، رزرو {tracking_code} در {title} را لغو کرد. {amount} کامل برمی‌گردد: به کارت شما حداکثر تا ۷۲ ساعت، یا همین حالا به کیف پول شما.",
    "Shamseh: the property cancelled booking {tracking_code} at {title}. {amount} is refunded in full: to your card within 72 hours, or to your wallet now.",
  ],
  flight_retimed: [
    "شمسه: ایرلاین ساعت پرواز {title} (رزرو {tracking_code}) را تغییر داد. ساعت جدید را در صفحهٔ رزرو ببینید.",
    "Shamseh: the airline changed the time of flight {title} (booking {tracking_code}). See the new time on the booking page.",
  ],
  journey_begins: [
    "شمسه: اقامت شما در {title} {day} از ساعت {time} شروع می‌شود (رزرو {tracking_code}). نشانی و واچر: {link}",
    "Shamseh: your stay at {title} begins {day}, with check-in from {time} (booking {tracking_code}). Address and voucher: {link}",
  ],
  flight_cancelled: [
    "شمسه: ایرلاین پرواز {title} (رزرو {tracking_code}) را لغو کرد. از {amount}، مبلغ پروازهای انجام‌نشده برمی‌گردد.",
    "Shamseh: the airline cancelled flight {title} (booking {tracking_code}). The part of {amount} for flights not yet flown is refunded.",
  ],
  reservation_cancelled: ["شمسه: رزرو {tracking_code} لغو شد.", "Shamseh: booking {tracking_code} was cancelled."],
  part_cancelled: [
    "شمسه: بخشی از رزرو {tracking_code} ({title}) لغو شد. مبلغ برگشتی: {amount}. بقیهٔ رزرو برقرار است.",
    "Shamseh: part of booking {tracking_code} ({title}) was cancelled. Refund: {amount}. The rest of the booking stands.",
  ],
  dates_changed: [
    "شمسه: تاریخ رزرو {tracking_code} ({title}) به {dates} تغییر کرد. واچر به‌روز را ببینید: {link}",
    "Shamseh: booking {tracking_code} ({title}) now has the dates {dates}. See the updated voucher: {link}",
  ],
  booking_changed: [
    "شمسه: رزرو {tracking_code} ({title}) تغییر کرد: {about} برای {guests} نفر، {dates}. واچر به‌روز را ببینید: {link}",
    "Shamseh: booking {tracking_code} ({title}) was changed. It is now {about} for {guests}, {dates}. See the updated voucher: {link}",
  ],
  name_corrected: [
    "شمسه: نام یک مسافر رزرو {tracking_code} ({title}) اصلاح شد. رزرو به‌روز را ببینید: {link}",
    "Shamseh: the name of one traveller of booking {tracking_code} ({title}) was corrected. See the updated booking: {link}",
  ],
  change_to_pay: [
    "شمسه: تغییری که برای رزرو {tracking_code} ({title}) خواسته بودید آماده است. {amount} را تا {deadline} بپردازید، وگرنه رزرو همان می‌ماند که هست: {link}",
    "Shamseh: the change you asked for to booking {tracking_code} ({title}) is ready. Pay {amount} by {deadline}, or your booking stays as it is: {link}",
  ],
  share_paid: [
    "شمسه: {name} سهم خود از رزرو {tracking_code} ({title}) را پرداخت کرد: {amount}.",
    "Shamseh: {name} paid their share of booking {tracking_code} ({title}): {amount}.",
  ],
  money_returned: [
    "شمسه: رزرو {tracking_code} ناموفق بود و {amount} به کیف پول شما برگشت.",
    "Shamseh: booking {tracking_code} was unsuccessful; {amount} was refunded to your wallet.",
  ],
  money_on_its_way: [
    "شمسه: رزرو {tracking_code} ناموفق بود و {amount} برمی‌گردد: آنچه با کارت پرداخت کردید حداکثر تا ۷۲ ساعت به همان کارت، و بقیه به کیف پول شما.",
    "Shamseh: booking {tracking_code} was unsuccessful and {amount} is refunded: what you paid by card to that card within 72 hours, the rest to your wallet.",
  ],
  payment_deadline_expired: [
    "شمسه: مهلت پرداخت رزرو {tracking_code} در {title} به پایان رسید. تا {deadline} می‌توانید آن را یک بار تمدید کنید، وگرنه اتاق آزاد می‌شود.",
    "Shamseh: the payment deadline of booking {tracking_code} at {title} has passed. Extend it once by {deadline} or the room will be released.",
  ],
  payment_extension_expired: [
    "شمسه: مهلت تمدیدشدهٔ پرداخت رزرو {tracking_code} در {title} هم به پایان رسید و اتاق آزاد شد. می‌توانید دوباره رزرو کنید.",
    "Shamseh: the extended payment deadline of booking {tracking_code} at {title} has passed and the room was released. You can book again.",
  ],
  reservation_expired: [
    "شمسه: رزرو {tracking_code} در {title} پرداخت نشد و اتاق آزاد شد. می‌توانید دوباره رزرو کنید.",
    "Shamseh: booking {tracking_code} at {title} was not paid and the room was released. You can book again.",
  ],
  review_expired: [
    "شمسه: اقامتگاه تا پایان مهلت به رزرو {tracking_code} در {title} پاسخ نداد. برای انتخاب اقامتگاه دیگر با {support} تماس بگیرید.",
    "Shamseh: the property did not answer booking {tracking_code} at {title} in time. Call {support} and we’ll help you find another.",
  ],
  money_reversed: [
    "شمسه: پرداخت شما پس از پایان رزرو {tracking_code} رسید. {amount} حداکثر تا ۷۲ ساعت به کارت شما برمی‌گردد.",
    "Shamseh: your payment came after booking {tracking_code} had ended. {amount} will be refunded to your card within 72 hours.",
  ],
  penalty_returned: [
    "شمسه: رزرو لغوشدهٔ {tracking_code} را برگزارکننده نیز لغو کرد یا تغییر داد؛ {amount} جریمهٔ لغو هم به شما برمی‌گردد.",
    "Shamseh: the supplier has cancelled or changed booking {tracking_code} as well, so {amount} of its cancellation fee is refunded too.",
  ],
  late_to_wallet: [
    "شمسه: پرداخت شما پس از پایان رزرو {tracking_code} رسید و {amount} به کیف پول شما برگشت.",
    "Shamseh: your payment came after booking {tracking_code} had ended; {amount} was refunded to your wallet.",
  ],
  paid_twice_to_card: [
    "شمسه: رزرو {tracking_code} دو بار پرداخت شد. رزرو برقرار است و {amount} پرداخت اضافه حداکثر تا ۷۲ ساعت به کارت شما برمی‌گردد.",
    "Shamseh: booking {tracking_code} was paid twice. It stays confirmed, and the extra {amount} will be refunded to your card within 72 hours.",
  ],
  paid_twice_to_wallet: [
    "شمسه: رزرو {tracking_code} دو بار پرداخت شد. رزرو برقرار است و {amount} پرداخت اضافه به کیف پول شما برگشت.",
    "Shamseh: booking {tracking_code} was paid twice. It stays confirmed, and the extra {amount} was refunded to your wallet.",
  ],
  refund_to_card: [
    "شمسه: {amount} از رزرو {tracking_code} به کارتی که با آن پرداخت کردید ارسال شد؛ حداکثر تا ۷۲ ساعت به حسابتان برمی‌گردد.",
    "Shamseh: {amount} of booking {tracking_code} was sent back to the card you paid with and will be in your account within 72 hours.",
  ],
  refund_to_wallet: [
    "شمسه: درگاه پرداخت {amount} از رزرو {tracking_code} را به کارت شما برنگرداند. این مبلغ به کیف پول شما برگشت و می‌توانید آن را برداشت کنید.",
    "Shamseh: the payment gateway did not send {amount} of booking {tracking_code} back to your card. It was refunded to your wallet, where you can withdraw it.",
  ],
  parts_incomplete: [
    "شمسه: رزرو {tracking_code} قبل از پرداخت کامل به پایان رسید و {amount} برمی‌گردد: هر بخش به کارتی که آن را پرداخت کرد، حداکثر تا ۷۲ ساعت، و آنچه از کیف پول بود به کیف پول شما.",
    "Shamseh: booking {tracking_code} ended before it was fully paid. {amount} is refunded: each part to the card that paid it within 72 hours, and what came from your wallet to your wallet.",
  ],
  part_to_card: [
    "شمسه: بخشی از پرداخت رزرو {tracking_code} بیش از باقی‌مانده بود؛ {amount} حداکثر تا ۷۲ ساعت به کارت شما برمی‌گردد.",
    "Shamseh: a part payment for booking {tracking_code} was more than was left to pay. {amount} will be refunded to your card within 72 hours.",
  ],
  part_to_wallet: [
    "شمسه: درگاه پرداخت {amount} از پرداخت بخشی رزرو {tracking_code} را به کارت برنگرداند. این مبلغ به کیف پول شما برگشت و می‌توانید آن را برداشت کنید.",
    "Shamseh: the payment gateway did not send {amount} of a part payment for booking {tracking_code} back to the card. It was refunded to your wallet, where you can withdraw it.",
  ],
  change_to_card: [
    "شمسه: تغییر رزرو {tracking_code} انجام نشد و رزرو همان است که بود؛ {amount} حداکثر تا ۷۲ ساعت به کارت شما برمی‌گردد.",
    "Shamseh: the change of booking {tracking_code} was not made, and the booking is as it was. {amount} will be refunded to your card within 72 hours.",
  ],
  change_to_wallet: [
    "شمسه: تغییر رزرو {tracking_code} انجام نشد و رزرو همان است که بود. درگاه پرداخت {amount} را به کارت برنگرداند؛ این مبلغ به کیف پول شما برگشت و می‌توانید آن را برداشت کنید.",
    "Shamseh: the change of booking {tracking_code} was not made, and the booking is as it was. The payment gateway did not send {amount} back to the card. It was refunded to your wallet, where you can withdraw it.",
  ],
  wrong_amount: [
    "شمسه: بانک برای رزرو {tracking_code} به جای {asked}، {held} برداشت کرده است. این مبلغ پذیرفته نشد و برمی‌گردد. تا پایان مهلت پرداخت، دوباره پرداخت کنید.",
    "Shamseh: for booking {tracking_code} the bank took {held} instead of {asked}. We didn’t accept it, and it is being refunded. Pay again before the payment deadline.",
  ],
  wrong_amount_to_card: [
    "شمسه: {held} که بانک به‌اشتباه برای رزرو {tracking_code} برداشت کرده بود، حداکثر تا ۷۲ ساعت به کارت شما برمی‌گردد.",
    "Shamseh: {held} that the bank took by mistake for booking {tracking_code} will be refunded to your card within 72 hours.",
  ],
  wrong_amount_to_wallet: [
    "شمسه: {held} که بانک به‌اشتباه برای رزرو {tracking_code} برداشت کرده بود، به کیف پول شما برگشت.",
    "Shamseh: {held} that the bank took by mistake for booking {tracking_code} was refunded to your wallet.",
  ],
  wrong_amount_charge: [
    "شمسه: بانک برای شارژ کیف پول شما به جای {asked}، {held} برداشت کرده است. این مبلغ پذیرفته نشد و حداکثر تا ۷۲ ساعت برمی‌گردد.",
    "Shamseh: for your wallet top-up the bank took {held} instead of {asked}. We didn’t accept it, and it will be refunded within 72 hours.",
  ],
  price_fell: [
    "شمسه: قیمت اقامت شما در {title} به {amount} رسید. {link}",
    "Shamseh: the price of your stay at {title} is now {amount}. {link}",
  ],
  place_freed: [
    "شمسه: {title} برای {dates} دوباره اتاق خالی دارد؛ جمع اقامت {amount}. تا پر نشده رزرو کنید: {link}",
    "Shamseh: {title} has rooms again for {dates}, {amount} in total. Book before they go: {link}",
  ],
  refund_sent: ["شمسه: {amount} به حساب بانکی شما واریز شد.", "Shamseh: {amount} was paid to your bank account."],
} as const satisfies Record<string, Label>;

export type SmsWord = keyof typeof SMS_WORDS;

/**
 * Messages that differ for products other than accommodation, by kind. They take the same params as those that they
 * replace.
 */
export const SMS_OF_KIND: Readonly<Record<string, Partial<Record<SmsWord, Label>>>> = {
  flight: {
    being_issued: [
      "شمسه: پرداخت رزرو {tracking_code}، پرواز {title}، انجام شد و بلیت در حال صدور است. همین که صادر شود، پیامک می‌کنیم.",
      "Shamseh: {title} (booking {tracking_code}) is paid and your ticket is being issued. We’ll text you as soon as it is.",
    ],
    price_fell: [
      "شمسه: ارزان‌ترین قیمت پرواز {title} به {amount} رسید. {link}",
      "Shamseh: the lowest price for {title} is now {amount}. {link}",
    ],
    place_freed: [
      "شمسه: پرواز {title} برای {dates} دوباره صندلی خالی دارد؛ جمع از {amount}. تا پر نشده رزرو کنید: {link}",
      "Shamseh: {title} has seats again for {dates}, from {amount} in total. Book before they go: {link}",
    ],
    ready_to_pay: [
      "شمسه: رزرو {tracking_code}، پرواز {title}، تأیید شد. {amount} را تا {deadline} پرداخت کنید، وگرنه جای شما آزاد می‌شود.",
      "Shamseh: {title} (booking {tracking_code}) is confirmed. Pay {amount} by {deadline} or your seats will be released.",
    ],
    reservation_rejected: [
      "شمسه: رزرو {tracking_code} ناموفق بود؛ این پرواز تأیید نشد. برای انتخاب پرواز دیگر با {support} تماس بگیرید.",
      "Shamseh: booking {tracking_code} was unsuccessful: the flight could not be confirmed. Call {support} and we’ll help you find another.",
    ],
    payment_deadline_expired: [
      "شمسه: مهلت پرداخت رزرو {tracking_code}، پرواز {title}، به پایان رسید. تا {deadline} می‌توانید آن را یک بار تمدید کنید، وگرنه جای شما آزاد می‌شود.",
      "Shamseh: the payment deadline of {title} (booking {tracking_code}) has passed. Extend it once by {deadline} or your seats will be released.",
    ],
    payment_extension_expired: [
      "شمسه: مهلت تمدیدشدهٔ پرداخت رزرو {tracking_code}، پرواز {title}، هم به پایان رسید و جای شما آزاد شد. می‌توانید دوباره رزرو کنید.",
      "Shamseh: the extended payment deadline of {title} (booking {tracking_code}) has passed and your seats were released. You can book again.",
    ],
    reservation_expired: [
      "شمسه: رزرو {tracking_code}، پرواز {title}، پرداخت نشد و جای شما آزاد شد. می‌توانید دوباره رزرو کنید.",
      "Shamseh: {title} (booking {tracking_code}) was not paid and your seats were released. You can book again.",
    ],
    review_expired: [
      "شمسه: رزرو {tracking_code}، پرواز {title}، تا پایان مهلت تأیید نشد. برای انتخاب پرواز دیگر با {support} تماس بگیرید.",
      "Shamseh: {title} (booking {tracking_code}) was not confirmed in time. Call {support} and we’ll help you find another.",
    ],
    supplier_cancelled: [
      "شمسه: ایرلاین رزرو {tracking_code}، پرواز {title}، را لغو کرد. {amount} کامل برمی‌گردد: به کارت شما حداکثر تا ۷۲ ساعت، یا همین حالا به کیف پول شما.",
      "Shamseh: the airline cancelled flight {title} (booking {tracking_code}). {amount} is refunded in full: to your card within 72 hours, or to your wallet now.",
    ],
    journey_begins: [
      "شمسه: {day} ساعت {time} پرواز {title} را دارید (رزرو {tracking_code}). دو ساعت قبل از پرواز در فرودگاه باشید. بلیت: {link}",
      "Shamseh: {title} leaves {day} at {time} (booking {tracking_code}). Be at the airport two hours before departure. Your ticket: {link}",
    ],
    voucher_issued: [
      "شمسه: بلیت پرواز {title} (رزرو {tracking_code}) صادر شد. دو ساعت قبل از پرواز در فرودگاه باشید. بلیت: {link}",
      "Shamseh: your ticket for {title} (booking {tracking_code}) is issued. Be at the airport two hours before departure. Your ticket: {link}",
    ],
  },
  tour: {
    being_issued: [
      "شمسه: پرداخت رزرو {tracking_code}، {title}، انجام شد و واچر در حال صدور است. همین که آژانس آن را ثبت کند، پیامک می‌کنیم.",
      "Shamseh: {title} (booking {tracking_code}) is paid and its voucher is being issued. We’ll text you as soon as the agency has registered it.",
    ],
    price_fell: [
      "شمسه: قیمت {title} به {amount} رسید. {link}",
      "Shamseh: the price of {title} is now {amount}. {link}",
    ],
    place_freed: [
      "شمسه: {title} برای {dates} دوباره ظرفیت دارد؛ جمع از {amount}. تا پر نشده رزرو کنید: {link}",
      "Shamseh: {title} has space again for {dates}, from {amount} in total. Book before it goes: {link}",
    ],
    ready_to_pay: [
      "شمسه: رزرو {tracking_code}، {title}، تأیید شد. {amount} را تا {deadline} پرداخت کنید، وگرنه جای شما آزاد می‌شود.",
      "Shamseh: {title} (booking {tracking_code}) is confirmed. Pay {amount} by {deadline} or your seats will be released.",
    ],
    reservation_rejected: [
      "شمسه: آژانس برگزارکننده، رزرو {tracking_code} را نپذیرفت. برای انتخاب تور دیگر با {support} تماس بگیرید.",
      "Shamseh: the agency declined booking {tracking_code}. Call {support} and we’ll help you find another tour.",
    ],
    payment_deadline_expired: [
      "شمسه: مهلت پرداخت رزرو {tracking_code}، {title}، به پایان رسید. تا {deadline} می‌توانید آن را یک بار تمدید کنید، وگرنه جای شما آزاد می‌شود.",
      "Shamseh: the payment deadline of {title} (booking {tracking_code}) has passed. Extend it once by {deadline} or your seats will be released.",
    ],
    payment_extension_expired: [
      "شمسه: مهلت تمدیدشدهٔ پرداخت رزرو {tracking_code}، {title}، هم به پایان رسید و جای شما آزاد شد. می‌توانید دوباره رزرو کنید.",
      "Shamseh: the extended payment deadline of {title} (booking {tracking_code}) has passed and your seats were released. You can book again.",
    ],
    reservation_expired: [
      "شمسه: رزرو {tracking_code}، {title}، پرداخت نشد و جای شما آزاد شد. می‌توانید دوباره رزرو کنید.",
      "Shamseh: {title} (booking {tracking_code}) was not paid and your seats were released. You can book again.",
    ],
    review_expired: [
      "شمسه: آژانس برگزارکننده تا پایان مهلت به رزرو {tracking_code}، {title}، پاسخ نداد. برای انتخاب تور دیگر با {support} تماس بگیرید.",
      "Shamseh: the agency did not answer booking {tracking_code} ({title}) in time. Call {support} and we’ll help you find another tour.",
    ],
    supplier_cancelled: [
      "شمسه: آژانس برگزارکننده، رزرو {tracking_code}، {title}، را لغو کرد. {amount} کامل برمی‌گردد: به کارت شما حداکثر تا ۷۲ ساعت، یا همین حالا به کیف پول شما.",
      "Shamseh: the agency cancelled {title} (booking {tracking_code}). {amount} is refunded in full: to your card within 72 hours, or to your wallet now.",
    ],
    journey_begins: [
      "شمسه: {title} {day} ساعت {time} حرکت می‌کند (رزرو {tracking_code}). برنامه و واچر: {link}",
      "Shamseh: {title} leaves {day} at {time} (booking {tracking_code}). Itinerary and voucher: {link}",
    ],
    voucher_issued: [
      "شمسه: رزرو {tracking_code}، {title}، قطعی شد. واچر: {link}",
      "Shamseh: {title} (booking {tracking_code}) is confirmed. Your voucher: {link}",
    ],
  },
};

/** The names within braces of a template. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** Params of each message, beside `{support}`; no message is sent with an unfilled placeholder. */
export type SmsParams<W extends SmsWord> = Readonly<
  Record<Exclude<Names<(typeof SMS_WORDS)[W][1]>, "support">, string>
>;

/** Reader of a message, and its subject. */
export type SmsReader = {
  locale: Locale;
  /** Support's number for callers from abroad; null without one. */
  supportAbroad: string | null;
  /** Kind of the reservation that the message is about; absent without one. */
  kind?: string | undefined;
};

/** Text of a message, in the receiver's language. */
export function smsText<W extends SmsWord>(
  word: W,
  params: SmsParams<W>,
  { locale, supportAbroad, kind }: SmsReader,
): string {
  const given: Readonly<Record<string, string>> = { ...params, support: supportText(supportAbroad, locale) };
  const ofKind = kind === undefined ? undefined : SMS_OF_KIND[kind]?.[word];
  return ofPair(ofKind ?? SMS_WORDS[word], locale).replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
}

/** Line that binds the code to this site (WebOTP): `@shamseh.example #123456`. Last in the message. */
export const originBoundLine = (host: string, code: string): string => `\n\n@${host} #${code}`;
