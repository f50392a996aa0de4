import type { Indexer } from "storybook/internal/types";
import type { Both } from "#design-system/guide/guide.ts";

/** Progress of a component or screen, and a mark for those whose direction needs a reviewer’s eye. The sidebar filters by these. */
export const statusTags = ["ready", "review", "draft", "rtl-critical"] as const;
export type StatusTag = (typeof statusTags)[number];

const NO_GUIDE: Both = [
  "صفحهٔ راهنمایش برای طراحان نوشته نشده است",
  "Its page of guidance for designers has yet to be written",
];
const DEMONSTRATION: Both = ["نشان می‌دهد اجزای ثابت چگونه کنار هم می‌آیند", "It shows how fixed parts meet"];

/** Titles of what is not ready yet, with the reason; all others are `ready`. */
export const notReady: Readonly<Record<string, { tag: "review" | "draft"; why: Both }>> = {
  ...Object.fromEntries(
    [
      "اجزا/جست‌وجوی چند محصول Search",
      "اجزا/جست‌وجوی یک‌خطی StaySearch",
      "اجزا/جملهٔ لغو CancellationLine",
      "اجزا/ارز CurrencyChoice",
      "اجزا/رنگ‌ها ThemeChoice",
      "اجزا/فرم جست‌وجو SearchForm",
      "اجزا/فرم جست‌وجوی پرواز FlightSearchForm",
      "اجزا/قاب صفحه Shell",
      "اجزا/قیمت Price parts",
      "اجزا/مدرک شناسایی مسافران AudienceChoice",
      "اجزا/مسافر TravellerFields",
      "اجزا/مقصد جست‌وجو Destination",
      "اجزا/نتیجه‌ها Results",
      "اجزا/کاشی مقصد PlaceTile",
      "اجزا/نوار به‌روزرسانی صفحه ReloadCacheBar",
      "اجزا/هشدار قیمت PriceAlert",
      "اجزا/هم‌رسانی Share",
      "اجزا/کارت اقامتگاه PropertyCard",
      "اجزا/گالری Gallery",
      "اجزا/گام‌ها Steps",
      "اجزا/بخش‌های پرداخت Paid parts",
      "اجزا/سهم همراهان Together",
      "اجزا/مبلغ یک بخش Part",
      "اجزا/راه سفر Ways",
    ].map((title) => [title, { tag: "review", why: NO_GUIDE }]),
  ),
  "اجزا/قاب صفحه Shell/کنار هم Meeting": { tag: "review", why: DEMONSTRATION },
};

/** Titles whose direction is more than a mirrored layout, with what to look at. */
export const rtlCritical: Readonly<Record<string, Both>> = {
  "اجزا/انتخاب تاریخ StayPicker": ["پیکان‌ها و بازه به سوی چشم می‌روند", "Arrow keys and ranges go where the eye goes"],
  "اجزا/نوار روزها DateStrip": ["روز بعد در سمت خواندن است", "The next day lies in reading direction"],
  "اجزا/لغزنده Slider": ["از آغاز خط پر می‌شود", "It fills from the start of the line"],
  "اجزا/زبانه‌ها Tabs": ["پیکان چپ زبانهٔ بعد است", "The left arrow is the next tab in Persian"],
  "اجزا/صفحه‌ها Pagination": ["پیکان‌ها برمی‌گردند", "Its arrows turn"],
  "اجزا/مسیر Breadcrumb": ["جداکننده‌ها برمی‌گردند", "Its separators turn"],
  "اجزا/گام‌ها Steps": ["در سمت خواندن پر می‌شود", "It fills in reading direction"],
  "اجزا/گالری Gallery": ["تصویر بعد در سمت خواندن است", "The next picture lies in reading direction"],
  "اجزا/دوسویه Bidi": ["کد، تلفن و لاتین در جملهٔ فارسی", "Codes, phones and Latin in a Persian sentence"],
  "اجزا/قیمت Price": ["رقم، واحد و قیمت خط‌خورده", "Digits, unit and struck price"],
  "اجزا/نقشه MapView": ["نقشه قرینه نمی‌شود، دکمه‌هایش می‌شوند", "The map is not mirrored; its buttons are"],
  "اجزا/مسافر TravellerFields": ["نام به دو خط و دادهٔ لاتین", "Names in two scripts, and Latin data"],
  "اجزا/جملهٔ لغو CancellationLine": ["مبلغ و ساعت میان جمله", "Amounts and hours within a sentence"],
  "صفحه‌ها/جست‌وجوی پرواز Flight search": ["ساعت‌ها، پیکان مسیر و کد پرواز", "Hours, arrow of the way and flight codes"],
  "صفحه‌ها/رزرو پرواز، مسافران Flight travellers": ["نقشهٔ صندلی قرینه نمی‌شود", "The seat map is not mirrored"],
  "صفحه‌ها/بلیت پرواز Flight ticket": ["نام لاتین و کدها", "Latin names and codes"],
  "صفحه‌ها/واچر Voucher": ["نام لاتین و کدها", "Latin names and codes"],
  "صفحه‌ها/واچر تور Tour voucher": ["نام لاتین و کدها", "Latin names and codes"],
  "صفحه‌ها/حساب من Account/تراکنش‌ها Transactions": ["ستون مبلغ و کارت", "Columns of amounts and cards"],
};

const tagsOf = (title: string): StatusTag[] => [
  notReady[title]?.tag ?? "ready",
  ...(title in rtlCritical ? (["rtl-critical"] as const) : []),
];

/** Gives each story its tags, by its title. */
export const withStatusTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...tagsOf(entry.title ?? "")] }));
  },
});
