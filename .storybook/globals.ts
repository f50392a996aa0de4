import type { Preview } from "@storybook/react-vite";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import type { Stress } from "#tests/stories/stress.ts";
import { NO_PIN } from "./workbench/pin.ts";

/** Toolbar settings, kept in the address (`&globals=locale:en;theme:dark`) so that links reproduce the view. */
export type StoryGlobals = {
  locale: Locale;
  direction: "auto" | "rtl" | "ltr" | "both" | "over";
  /** Width of frames shown beside or over each other, pixels; `auto`: as wide as is readable. */
  width: "auto" | "360" | "768" | "1200";
  theme: "light" | "dark" | "both";
  /** `auto`: the language's own, as on the site. */
  calendar: "auto" | ConvertibleCalendar;
  /** Behaviour of the provider: stories of screens pass it to their fixture transport. */
  network: "ok" | "slow" | "empty" | "422" | "500" | "offline";
  textSize: "100" | "200";
  /** Stress applied to a page: long names, huge sums, or the site's words in a pseudo-locale. */
  stress: Stress;
  overlay: "none" | "grid" | "boxes" | "review" | "bidi" | "focus" | "copy" | "comment";
  /** A reviewer's comment on an element (`workbench/pin.ts`), which the address carries. */
  pin: string;
};

export const initialGlobals: StoryGlobals = {
  locale: "fa",
  direction: "auto",
  width: "auto",
  theme: "light",
  calendar: "auto",
  network: "ok",
  textSize: "100",
  stress: "none",
  overlay: "none",
  pin: NO_PIN,
};

type Item = { value: string; title: string; right: string };
/** Names of Storybook's own icons. */
type ToolIcon = Exclude<NonNullable<NonNullable<Preview["globalTypes"]>[string]["toolbar"]>["icon"], undefined>;
type Tool = { description: string; toolbar: { icon: ToolIcon; dynamicTitle: true; items: Item[] } };

/** A Persian name in the toolbar, which runs left to right: isolated, so that a sign at its end stays at its end. */
const inPersian = (text: string): string => `\u2067${text}\u2069`;

/** One menu of the toolbar: each choice in Persian, with its value in the address beside it. */
const tool = (description: string, icon: ToolIcon, titles: Record<string, string>): Tool => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title: inPersian(title), right: value })),
  },
});

/** The toolbar, in the order in which a reviewer reaches for it. */
export const globalTypes: Record<Exclude<keyof StoryGlobals, "pin">, Tool> = {
  locale: tool("زبان · Language", "globe", { fa: "فارسی", en: "English" }),
  direction: tool("جهت · Direction", "transfer", {
    auto: "جهت زبان",
    rtl: "راست به چپ",
    ltr: "چپ به راست",
    both: "هر دو کنار هم",
    over: "هر دو روی هم",
  }),
  width: tool("پهنای هر قاب · Frame width", "ruler", {
    auto: "پهنای مناسب",
    "360": "۳۶۰ پیکسل",
    "768": "۷۶۸ پیکسل",
    "1200": "۱۲۰۰ پیکسل",
  }),
  theme: tool("پوسته · Theme", "contrast", { light: "روشن", dark: "تیره", both: "هر دو پوسته" }),
  calendar: tool("تقویم · Calendar", "calendar", {
    auto: "تقویم زبان",
    jalali: "شمسی",
    gregorian: "میلادی",
    islamic: "قمری",
  }),
  network: tool("شبکه · Network", "lightning", {
    ok: "شبکهٔ خوب",
    slow: "شبکهٔ کند",
    empty: "پاسخ تهی",
    "422": "رد با دلیل",
    "500": "خطای سرور",
    offline: "شبکهٔ قطع",
  }),
  textSize: tool("اندازهٔ متن · Text size", "zoom", {
    "100": `متن ${formatPercent(100, "fa")}`,
    "200": `متن ${formatPercent(200, "fa")}`,
  }),
  stress: tool("فشار · Stress", "wrench", {
    none: "بدون فشار",
    long: "نام‌ها و متن‌های بلند",
    sums: "مبلغ‌های بسیار بزرگ",
    pseudo: "واژه‌های کش‌آمده",
  }),
  overlay: tool("لایهٔ کمکی · Overlay", "grid", {
    none: "بدون لایه",
    review: "ایرادهای صفحه",
    copy: "پیام هر متن",
    comment: "لینک بازبینی",
    bidi: "دوجهتگی متن",
    focus: "ترتیب فوکوس",
    grid: "خط ۴ پیکسلی",
    boxes: "مرز جعبه‌ها",
  }),
};
