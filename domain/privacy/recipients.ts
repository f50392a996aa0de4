import type { Label } from "../messages/labels.ts";

type Recipient = {
  readonly name: Label;
  /** Data that it gets, and why. */
  readonly gets: Label;
};

/** Everyone outside the company who gets personal data. The privacy text is written from this table. */
export const recipients = {
  supplier: {
    name: [
      "اقامتگاه، آژانس یا ایرلاینی که از آن رزرو کرده‌اید",
      "The property, agency or airline that you have booked with",
    ],
    gets: [
      "مشخصات مسافران و درخواست‌های شما، برای پذیرش، ثبت تور یا صدور بلیت. آژانس برای ویزا آن‌ها را به سفارت می‌دهد.",
      "travellers’ details and your requests, for check-in, registering a tour or issuing tickets. For a visa, the agency passes them on to the embassy.",
    ],
  },
  gateway: {
    name: ["درگاه پرداخت", "The payment gateway"],
    gets: [
      "مبلغ و شمارهٔ پرداخت. شمارهٔ کارت را در صفحهٔ خود درگاه وارد می‌کنید و فقط شمارهٔ پوشیدهٔ آن به ما می‌رسد.",
      "the amount and the number of the payment. You enter your card number on the gateway’s own page, and only its masked number reaches us.",
    ],
  },
  bank: {
    name: ["بانک", "The bank"],
    gets: [
      "شمارهٔ شبا و نام صاحب حساب، وقتی پولی را به حساب شما واریز می‌کنیم.",
      "the IBAN and the name of its holder, when we pay money to your account.",
    ],
  },
  sms: {
    name: ["سامانهٔ پیامک", "The SMS service"],
    gets: ["شمارهٔ موبایل شما و متن پیامک.", "your mobile number and the text of the message."],
  },
  email: {
    name: ["سامانهٔ ایمیل", "The email service"],
    gets: ["نشانی ایمیل شما و متن پیام.", "your email address and the text of the message."],
  },
  authorities: {
    name: ["سازمان امور مالیاتی و دادگاه", "The tax authority and the courts"],
    gets: ["فقط آنچه قانون می‌خواهد.", "only what the law requires."],
  },
} as const satisfies Record<string, Recipient>;

export type RecipientName = keyof typeof recipients;
