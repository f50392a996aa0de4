import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["انتخاب تاریخ", "StayPicker"],
  summary: [
    "تاریخ ورود و خروج در تقویم شمسی، میلادی یا قمری؛ با نشانگر، صفحه‌کلید یا نوشتن. در فرم از `StayField` و برای یک روز از `DayField` استفاده می‌شود.",
    "The check-in and check-out dates of a stay in the Persian, Gregorian or Islamic calendar: by pointer, by keys or by typing. Forms use `StayField`, and `DayField` for a single day.",
  ],
  when: [
    [
      "برای اقامت: `StayField`. برای تاریخ پرواز یا شروع تور: `DayField`.",
      "For a stay: `StayField`. For the day of a flight or a tour: `DayField`.",
    ],
  ],
  whenNot: [
    [
      "برای تاریخ تولد و تاریخ‌های دور؛ از `TextField` استفاده کنید.",
      "For dates of birth and other far dates; use `TextField`.",
    ],
    [
      "برای جابه‌جا شدن میان چند روز نزدیک؛ از `DateStrip` استفاده کنید.",
      "To move among a few days nearby; use `DateStrip`.",
    ],
  ],
  pairs: [
    {
      do: [
        "روز بسته دلیلش را می‌گوید: «تکمیل»، «حداقل ۳ شب».",
        "A day that cannot be chosen says why: “Sold out”, “At least 3 nights”.",
      ],
      dont: ["روزی که با فشار هیچ واکنشی ندارد.", "A day that does nothing when it is pressed."],
    },
  ],
  keys: [
    { keys: ["←"], rtl: ["روز بعد.", "The next day."], ltr: ["روز قبل.", "The day before."] },
    { keys: ["→"], rtl: ["روز قبل.", "The day before."], ltr: ["روز بعد.", "The next day."] },
    { keys: ["↑", "↓"], does: ["هفتهٔ قبل و هفتهٔ بعد.", "The week before and the week after."] },
    { keys: ["Home", "End"], does: ["شنبه و جمعهٔ همان هفته.", "Saturday and Friday of the same week."] },
    {
      keys: ["Page Up", "Page Down"],
      does: ["ماه قبل و ماه بعد؛ با Shift، سال.", "The month before and after; with Shift, the year."],
    },
    { keys: ["Enter", "Space"], does: ["روز را انتخاب می‌کند.", "Chooses the day."] },
  ],
  states: [
    { story: "InAForm", name: ["در فرم", "In a form"] },
    { story: "Default", name: ["بدون قیمت", "Without prices"] },
    { story: "WithPrices", name: ["با قیمت روزها", "With prices"] },
    { story: "StayChosen", name: ["اقامت انتخاب‌شده", "A stay is chosen"] },
    { story: "Nowruz", name: ["نوروز", "Nowruz"] },
    { story: "Restrictions", name: ["با محدودیت", "With restrictions"], frame: 620 },
    { story: "OnAPhone", name: ["در موبایل", "On a phone"], frame: 640 },
  ],
};
