import type { Locale } from "../enums/enums.ts";
import { ofPair } from "../text/in-locale.ts";
import type { Label } from "./labels.ts";

/**
 * Every message that goes to a telephone. `{name}` is filled in with text that is formatted already. One-time codes
 * stay in ASCII digits, which telephones find and offer to type.
 */
export const SMS_WORDS = {
  login_code: ["کد ورود شما به شمسه: {code}", "Your Shamseh login code: {code}"],
  forget_password_code: ["کد بازیابی گذرواژهٔ شما در شمسه: {code}", "Your Shamseh password reset code: {code}"],
  profile_code: ["کد تأیید تغییر اطلاعات شما در شمسه: {code}", "Your Shamseh code to confirm a change: {code}"],
  password_changed: [
    "گذرواژهٔ حساب شما در شمسه تغییر کرد. اگر شما این کار را نکرده‌اید، با ۱۶۸۵ تماس بگیرید.",
    "The password of your Shamseh account was changed. If it was not you, please call 1685.",
  ],
  mobile_changed: [
    "شمارهٔ موبایل حساب شما در شمسه تغییر کرد. اگر شما این کار را نکرده‌اید، با ۱۶۸۵ تماس بگیرید.",
    "The mobile number of your Shamseh account was changed. If it was not you, please call 1685.",
  ],
  ready_to_pay: [
    "رزرو {tracking_code} تأیید شد. لطفاً تا {deadline} پرداخت کنید.",
    "Reservation {tracking_code} is confirmed. Please pay by {deadline}.",
  ],
  reservation_rejected: [
    "اقامتگاه رزرو {tracking_code} را نپذیرفت. برای انتخاب اقامتگاه دیگر در کنار شما هستیم: ۱۶۸۵",
    "Reservation {tracking_code} was rejected by the property. We can help you find another: 1685",
  ],
  voucher_issued: [
    "رزرو {tracking_code} قطعی شد. واچر شما آماده است.",
    "Reservation {tracking_code} is final. Your voucher is ready.",
  ],
  reservation_cancelled: ["رزرو {tracking_code} لغو شد.", "Reservation {tracking_code} was cancelled."],
  money_returned: [
    "رزرو {tracking_code} انجام نشد و {amount} به کیف پول شما بازگشت.",
    "Reservation {tracking_code} could not be completed; {amount} was returned to your wallet.",
  ],
  money_on_its_way: [
    "شمسه: رزرو {tracking_code} انجام نشد و {amount} برمی‌گردد: آنچه با کارت پرداخت کردید حداکثر تا ۷۲ ساعت به همان کارت، و بقیه به کیف پول شما.",
    "Shamseh: booking {tracking_code} could not be completed and {amount} is refunded: what you paid by card to that card within 72 hours, the rest to your wallet.",
  ],
  money_reversed: [
    "رزرو {tracking_code} انجام نشد و {amount} به کارت شما برگشت داده شد؛ حداکثر تا ۷۲ ساعت در حسابتان می‌نشیند.",
    "Reservation {tracking_code} could not be completed; {amount} was sent back to your card and will be in your account within 72 hours.",
  ],
  refund_to_card: [
    "شمسه: {amount} از رزرو {tracking_code} به کارتی که با آن پرداخت کردید برگشت داده شد؛ حداکثر تا ۷۲ ساعت به حسابتان برمی‌گردد.",
    "Shamseh: {amount} of booking {tracking_code} was sent back to the card you paid with and will be in your account within 72 hours.",
  ],
  refund_to_wallet: [
    "شمسه: درگاه پرداخت {amount} از رزرو {tracking_code} را به کارت شما برنگرداند. این مبلغ به کیف پول شما برگشت و می‌توانید آن را برداشت کنید.",
    "Shamseh: the payment gateway did not send {amount} of booking {tracking_code} back to your card. It was refunded to your wallet, where you can withdraw it.",
  ],
  wrong_amount: [
    "بانک برای رزرو {tracking_code} به جای {asked}، {held} برداشت کرده است. این مبلغ پذیرفته نشد و برمی‌گردد. تا پایان مهلت می‌توانید دوباره پرداخت کنید.",
    "For booking {tracking_code} the bank took {held} instead of {asked}. It was not accepted and is refunded. You can pay again until the payment deadline.",
  ],
  wrong_amount_to_card: [
    "{held} که بانک به‌اشتباه برای رزرو {tracking_code} برداشته بود، به کارت شما برگشت داده شد؛ حداکثر تا ۷۲ ساعت به حسابتان برمی‌گردد.",
    "{held} that the bank took by mistake for booking {tracking_code} was sent back to your card and will be in your account within 72 hours.",
  ],
  wrong_amount_to_wallet: [
    "{held} که بانک به‌اشتباه برای رزرو {tracking_code} برداشته بود، به کیف پول شما برگشت داده شد.",
    "{held} that the bank took by mistake for booking {tracking_code} was refunded to your wallet.",
  ],
  wrong_amount_charge: [
    "بانک برای شارژ کیف پول شما به جای {asked}، {held} برداشت کرده است. این مبلغ پذیرفته نشد و حداکثر تا ۷۲ ساعت برمی‌گردد.",
    "For your wallet top-up the bank took {held} instead of {asked}. It was not accepted and is refunded within 72 hours.",
  ],
  refund_sent: ["مبلغ {amount} به حساب بانکی شما واریز شد.", "{amount} was sent to your bank account."],
} as const satisfies Record<string, Label>;

export type SmsWord = keyof typeof SMS_WORDS;

/** The names within braces of a template. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What each message must be given; a placeholder is never sent unfilled. */
export type SmsParams<W extends SmsWord> = Readonly<Record<Names<(typeof SMS_WORDS)[W][1]>, string>>;

/** A message in words, in the receiver's language. */
export function smsText<W extends SmsWord>(word: W, params: SmsParams<W>, locale: Locale): string {
  const given: Readonly<Record<string, string>> = params;
  return ofPair(SMS_WORDS[word], locale).replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
}

/** The line by which a browser knows whose code it is (WebOTP): `@shamseh.example #123456`. Last in the message. */
export const originBoundLine = (host: string, code: string): string => `\n\n@${host} #${code}`;
