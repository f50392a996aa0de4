import type { Locale } from "../enums/enums.ts";

/**
 * One thing, one word: the words that the product does not use for what it has a word for. Long because it is a
 * glossary.
 */
export type WordNotUsed = {
  /** The words, as sources of regular expressions: whole words are looked for, in Persian with their endings. */
  readonly not: readonly string[];
  /** The word to use instead. */
  readonly use: string;
  /** Whether the world's prose (descriptions, rules, answers) avoids them too; there, some are ordinary words. */
  readonly inProse?: true;
};

export const WORDS_NOT_USED: Readonly<Record<Locale, readonly WordNotUsed[]>> = {
  fa: [
    { not: ["مکان", "محل اقامت", "جای اقامت"], use: "اقامتگاه" },
    { not: ["سکونت"], use: "اقامت", inProse: true },
    { not: ["رزرواسیون"], use: "رزرو", inProse: true },
    { not: ["کاربر", "کاربری"], use: "مسافر، حساب من", inProse: true },
    { not: ["میهمان"], use: "مهمان", inProse: true },
    { not: ["بزرگ‌سال"], use: "بزرگسال", inProse: true },
    { not: ["سرپرست(?! (?:هر )?اتاق)"], use: "سرپرست اتاق" },
    { not: ["بهای تخت اضافه", "هزینهٔ تخت اضافه"], use: "نفر اضافه" },
    { not: ["تخلیهٔ?", "تحویل اتاق"], use: "ورود، خروج" },
    { not: ["جای خالی", "همین حالا جا دار\\p{L}+"], use: "اتاق خالی" },
    { not: ["پذیرش ندارد"], use: "بسته" },
    { not: ["ووچر", "برگه"], use: "واچر", inProse: true },
    { not: ["بلیط"], use: "بلیت", inProse: true },
    { not: ["کد رهگیری", "شمارهٔ پیگیری", "کد رزرو"], use: "کد پیگیری", inProse: true },
    { not: ["کد ارجاع"], use: "شمارهٔ مرجع بانک", inProse: true },
    { not: ["کد یک‌بارمصرف", "کد یک‌بار مصرف", "کد ورود"], use: "کد تأیید", inProse: true },
    { not: ["گذرواژه", "کلمهٔ عبور"], use: "رمز عبور", inProse: true },
    { not: ["شمارهٔ همراه", "تلفن همراه"], use: "شمارهٔ موبایل", inProse: true },
    { not: ["رایانامه", "پست الکترونیک\\p{L}*"], use: "ایمیل", inProse: true },
    { not: ["پنل"], use: "حساب من", inProse: true },
    { not: ["با تأیید اقامتگاه"], use: "تأیید پس از بررسی" },
    { not: ["کنار\u200C?گذاشت\\p{L}*", "کنار گذاشته"], use: "نگه داشتن، مسدود" },
    { not: ["کنسل\\p{L}*", "ابطال"], use: "لغو", inProse: true },
    { not: ["قاعدهٔ لغو\\p{L}*", "شرط لغو", "جدول لغو"], use: "شرایط لغو", inProse: true },
    { not: ["بدون جریمه"], use: "لغو رایگان" },
    { not: ["هزینهٔ لغو"], use: "جریمهٔ لغو", inProse: true },
    { not: ["غیرقابل بازگشت"], use: "غیرقابل استرداد", inProse: true },
    { not: ["نیامدن"], use: "عدم مراجعه" },
    { not: ["باز(?:می‌)?گرد(?:د|ند|اند\\p{L}*)", "می‌نشیند"], use: "برمی‌گردد" },
    { not: ["گردش"], use: "تراکنش" },
    { not: ["سود"], use: "پاداش" },
    { not: ["فروشنده"], use: "سایت" },
    { not: ["بها(?:ی|یی)?"], use: "قیمت", inProse: true },
    { not: ["نرخ اعلامی", "نرخ معمول", "قیمت پیشین", "پیش از تخفیف"], use: "قیمت قبل از تخفیف", inProse: true },
    { not: ["جمع کل"], use: "جمع اقامت" },
    { not: ["دیدگاه"], use: "نظر" },
    { not: ["خوبی‌ها", "کاستی"], use: "نقاط قوت، نقاط ضعف" },
    { not: ["سؤال", "سوال"], use: "پرسش", inProse: true },
    { not: ["نشان‌شده", "نشان کرده"], use: "علاقه‌مندی‌ها" },
    { not: ["جای دیدنی", "جاهای دیدنی"], use: "دیدنی‌ها", inProse: true },
    { not: ["سلف‌سرویس"], use: "بوفه", inProse: true },
    { not: ["مقرون‌به‌صرفه", "اقتصادی"], use: "به‌صرفه", inProse: true },
    { not: ["(?:یک|دو|سه|چهار|پنج|[۰-۹]) ستاره"], use: "یک‌ستاره … پنج‌ستاره", inProse: true },
    { not: ["شمارهٔ ملی"], use: "کد ملی", inProse: true },
    { not: ["پاسپورت"], use: "گذرنامه", inProse: true },
    { not: ["هجری"], use: "شمسی، قمری" },
    { not: ["وبگاه", "وب‌سایت"], use: "سایت", inProse: true },
    { not: ["پیوند"], use: "لینک، نشانی" },
    { not: ["نگارخانه", "نگاره"], use: "گالری شهرها، تصویر" },
    { not: ["۲۴ ساعته"], use: "شبانه‌روزی", inProse: true },
    { not: ["رمزنگاری\\p{L}*"], use: "رمزگذاری‌شده", inProse: true },
    { not: ["نویسه"], use: "کاراکتر", inProse: true },
    { not: ["تازه"], use: "جدید" },
    { not: ["پیشین", "پیش‌تر"], use: "قبل، قبلاً" },
    { not: ["پسین"], use: "بعد" },
    { not: ["نخست", "نخستین"], use: "اول، ابتدا" },
    { not: ["دست‌کم"], use: "حداقل", inProse: true },
    { not: ["تنها"], use: "فقط" },
    { not: ["برگزی\\p{L}+", "برمی‌گزی\\p{L}+"], use: "انتخاب کنید", inProse: true },
    { not: ["همانند"], use: "مشابه" },
    { not: ["فرستاد\\p{L}*"], use: "ارسال" },
    { not: ["بازبینی"], use: "بررسی", inProse: true },
    { not: ["سپاس"], use: "ممنون" },
    { not: ["بکوشید", "کنونی", "بی‌درنگ", "پیشِ رو", "پیش رو"], use: "تلاش کنید، فعلی، فوری، آینده", inProse: true },
    { not: ["پاسخی نرسید", "چیزی از دست نرفته"], use: "ارتباط برقرار نشد" },
  ],
  en: [
    { not: ["places?(?! to stay)", "residence"], use: "property" },
    { not: ["reservations?", "reserved?"], use: "booking, book", inProse: true },
    { not: ["bookers?(?:’s)?"], use: "the person who booked", inProse: true },
    { not: ["users?"], use: "traveller" },
    { not: ["answers for the room", "supervisors?"], use: "room contact", inProse: true },
    { not: ["extra guests?"], use: "extra person", inProse: true },
    { not: ["arrivals?", "arriving"], use: "check-in" },
    { not: ["departure date", "departing"], use: "check-out" },
    { not: ["front desk", "the desk"], use: "reception", inProse: true },
    { not: ["free rooms?", "(?:room|rooms) (?:is|are) free"], use: "available room", inProse: true },
    { not: ["tracking numbers?", "reference codes?", "booking codes?"], use: "tracking code", inProse: true },
    { not: ["one-time codes?", "log-?in codes?"], use: "verification code", inProse: true },
    { not: ["telephones?", "cell ?phones?"], use: "mobile number, phone" },
    { not: ["e-mails?"], use: "email", inProse: true },
    { not: ["sign(?:s|ed|ing)? (?:in|out)"], use: "log in, log out", inProse: true },
    { not: ["panels?"], use: "My account" },
    { not: ["certain", "is final"], use: "confirmed" },
    { not: ["confirmed at once"], use: "instant confirmation" },
    { not: ["(?<!confirmed )on request"], use: "confirmed on request" },
    { not: ["set aside"], use: "hold", inProse: true },
    { not: ["give up"], use: "cancel" },
    { not: ["cancellation (?:terms|rules?)", "cancelling rules?"], use: "cancellation policy", inProse: true },
    { not: ["penalt(?:y|ies)"], use: "cancellation fee", inProse: true },
    { not: ["nonrefundable"], use: "non-refundable", inProse: true },
    { not: ["comes? back to", "you get back"], use: "is refunded" },
    { not: ["take out"], use: "withdraw" },
    { not: ["profits?"], use: "rewards" },
    { not: ["(?<!IBAN \\()sheba"], use: "IBAN (Sheba)", inProse: true },
    { not: ["options?"], use: "rate" },
    { not: ["rack rates?", "listed rates?"], use: "price before discount, usual price", inProse: true },
    { not: ["offers these days"], use: "deals" },
    { not: ["total of the stay"], use: "total for the stay" },
    { not: ["comments?", "commented", "opinions?"], use: "review" },
    { not: ["remembered"], use: "favourites" },
    { not: ["sights?", "sightseeing"], use: "attractions" },
    { not: ["amenit(?:y|ies)"], use: "facilities", inProse: true },
    { not: ["self-service"], use: "buffet", inProse: true },
    { not: ["rank [A-C]", "(?:one|two|three|four|five) stars?|[0-9]-star"], use: "five-star, grade A", inProse: true },
    { not: ["(?<!Persian \\()Jalali"], use: "Persian (Jalali)" },
    { not: ["web ?sites?"], use: "site", inProse: true },
    { not: ["demonstrations?"], use: "demo", inProse: true },
    { not: ["day and night", "24 hours"], use: "24-hour" },
    { not: ["one (?:can|needs|must|could)", "can be had"], use: "you can", inProse: true },
    { not: ["go(?:es|ing)? on (?:in|at|to|asking)", "stands? (?:beside|in the)"], use: "continue, is" },
    { not: ["mending", "whom"], use: "fix, who" },
    { not: ["no answer came", "there was no answer", "nothing is lost"], use: "we couldn’t connect" },
  ],
};

/** Where a word is right after all. */
export type WordAllowed = {
  readonly locale: Locale;
  /** The message's id in its catalogue or table; `tour.*` is every one that begins so. */
  readonly id: string;
  readonly found: string;
  readonly reason: string;
};

export const WORDS_ALLOWED: readonly WordAllowed[] = [
  {
    locale: "fa",
    id: "panel.legal.economic_code",
    found: "اقتصادی",
    reason: "The tax office’s name of the code, nothing about prices.",
  },
  {
    locale: "en",
    id: "reserve.arrival",
    found: "Arrival",
    reason: "How and when the traveller reaches the property, not the check-in.",
  },
  { locale: "en", id: "reserve.arrival.time", found: "arrival", reason: "As above." },
  { locale: "en", id: "tour.*", found: "departing", reason: "A tour departs; a stay has a check-out." },
  { locale: "en", id: "tour.*", found: "departure date", reason: "As above." },
  { locale: "en", id: "tour.*", found: "arrival", reason: "A visa on arrival." },
];
