import type { Locale } from "#domain/enums/enums.ts";

/** What the toolbar sets and the address keeps (`&globals=locale:en;theme:dark`), so that a comment can link to exactly what it saw. */
export type StoryGlobals = {
  locale: Locale;
  direction: "auto" | "rtl" | "ltr" | "both";
  theme: "light" | "dark" | "both";
  calendar: "jalali" | "gregorian" | "islamic";
  /** How the provider answers: stories of screens hand it to their fixture transport. */
  network: "ok" | "slow" | "empty" | "422" | "500" | "offline";
  textSize: "100" | "200";
  overlay: "none" | "grid" | "boxes";
};

export const initialGlobals: StoryGlobals = {
  locale: "fa",
  direction: "auto",
  theme: "light",
  calendar: "jalali",
  network: "ok",
  textSize: "100",
  overlay: "none",
};

type Tool = {
  description: string;
  toolbar: { icon: string; dynamicTitle: true; items: { value: string; title: string }[] };
};

const tool = (description: string, icon: string, titles: Record<string, string>): Tool => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
});

/** The toolbar, in the order in which a reviewer reaches for it. */
export const globalTypes: Record<keyof StoryGlobals, Tool> = {
  locale: tool("زبان · Language", "globe", { fa: "فارسی", en: "English" }),
  direction: tool("جهت · Direction", "transfer", {
    auto: "جهت: از زبان · auto",
    rtl: "راست به چپ · rtl",
    ltr: "چپ به راست · ltr",
    both: "هر دو کنار هم · both",
  }),
  theme: tool("پوسته · Theme", "contrast", {
    light: "روشن · light",
    dark: "تیره · dark",
    both: "هر دو کنار هم · both",
  }),
  calendar: tool("تقویم · Calendar", "calendar", {
    jalali: "شمسی · Jalali",
    gregorian: "میلادی · Gregorian",
    islamic: "قمری · Islamic",
  }),
  network: tool("شبکه · Network", "lightning", {
    ok: "شبکه: خوب · ok",
    slow: "کند · slow",
    empty: "پاسخ تهی · empty",
    "422": "رد با دلیل · 422",
    "500": "خطای سرور · 500",
    offline: "قطع · offline",
  }),
  textSize: tool("اندازهٔ متن · Text size", "zoom", { "100": "متن ۱۰۰٪", "200": "متن ۲۰۰٪" }),
  overlay: tool("لایهٔ کمکی · Overlay", "grid", {
    none: "بی‌لایه · none",
    grid: "خط زمینهٔ ۴ پیکسلی · 4-px grid",
    boxes: "جعبه‌ها · boxes",
  }),
};
