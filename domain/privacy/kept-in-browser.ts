import type { Label } from "../messages/labels.ts";

type Kept = {
  readonly name: Label;
  /** Its purpose, and when it ends. */
  readonly text: Label;
};

/** Everything that the site keeps in a visitor's browser. The text about cookies is written from this table. */
export const keptInBrowser = {
  login: {
    name: ["کوکی‌های ورود", "Login cookies"],
    text: [
      "شما را تا هفت روز یا تا خروج، وارد حساب نگه می‌دارند.",
      "keep you logged in for seven days, or until you log out.",
    ],
  },
  choices: {
    name: ["کوکی زبان و ظاهر", "Language and theme cookies"],
    text: [
      "زبان و ظاهر روشن یا تیره‌ای را که انتخاب کرده‌اید، یک سال نگه می‌دارند.",
      "remember for a year the language and the light or dark theme that you chose.",
    ],
  },
  currency: {
    name: ["ارز انتخابی", "The chosen currency"],
    text: [
      "ارزی که مبلغ تقریبی را به آن می‌بینید. تا پاک کردن داده‌های مرورگر یا انتخاب «فقط تومان» می‌ماند.",
      "the currency in which you see approximate amounts. It stays until you clear your browser’s data or choose “Toman only”.",
    ],
  },
  recent: {
    name: ["بازدیدها و جست‌وجوهای اخیر", "Recent views and searches"],
    text: [
      "فقط در مرورگر شماست. در صفحهٔ اصلی می‌توانید آن‌ها را پاک کنید.",
      "stay in your browser alone. You can clear them on the home page.",
    ],
  },
  device: {
    name: ["دستگاه شما", "Your device"],
    text: [
      "نشانه‌ای که با آن کد تأیید فوری به شما می‌رسد، اختلاف ساعت دستگاه و زمان آخرین ورود. تا پاک کردن داده‌های مرورگر می‌ماند.",
      "a mark by which your verification codes reach you at once, the difference of your device’s clock, and the time of your last login. They stay until you clear your browser’s data.",
    ],
  },
  tab: {
    name: ["این پنجرهٔ مرورگر", "This tab"],
    text: [
      "آخرین جست‌وجو، فرم نیمه‌تمام و کد تأییدی که در راه است. با بستن پنجره پاک می‌شوند.",
      "your last search, a half-filled form and a verification code on its way. They go when you close the tab.",
    ],
  },
  vouchers: {
    name: ["واچرها و بلیت‌ها", "Vouchers and tickets"],
    text: [
      "رمزگذاری‌شده، تا بدون اینترنت هم باز شوند؛ سفری که با لینک همراه باز می‌کنید هم همین‌طور. یک روز پس از پایان سفر یا هنگام خروج از حساب حذف می‌شوند.",
      "encrypted, so that they open without a connection; so is a trip that you open by a companion’s link. They are deleted a day after the journey, or when you log out.",
    ],
  },
  shell: {
    name: ["صفحهٔ بدون اینترنت", "The offline page"],
    text: ["فایل‌های خود سایت؛ چیزی از شما در آن نیست.", "files of the site itself; nothing in it is about you."],
  },
} as const satisfies Record<string, Kept>;

export type KeptName = keyof typeof keptInBrowser;
