import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["مسافران", "OccupancyPicker"],
  summary: [
    "اتاق‌ها و این‌که در هر اتاق چند بزرگسال و کودک می‌خوابند. در فرم از `OccupancyField` استفاده می‌شود که آن را در برگه باز می‌کند.",
    "Rooms, and how many adults and children sleep in each. Forms use `OccupancyField`, which opens it in a sheet.",
  ],
  when: [
    ["وقتی قیمت به شمار و سن مسافران بستگی دارد.", "Where the price depends on how many travel, and on their ages."],
  ],
  whenNot: [["برای یک عدد تنها؛ از `Stepper` استفاده کنید.", "For one number; use `Stepper`."]],
  pairs: [
    {
      do: ["سقف، زیر آن نوشته شده است (`limit`).", "The bound is written below it (`limit`)."],
      dont: ["دکمهٔ بسته‌ای که دلیلش گفته نشده.", "A disabled button, and no word about why."],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: [
        "شمارنده‌ها، سن‌ها و دکمه‌ها را به ترتیب خواندن می‌پیماید.",
        "Walks steppers, ages and buttons in reading order.",
      ],
    },
    {
      keys: ["Enter", "Space"],
      does: ["یکی کم یا زیاد می‌کند؛ اتاق اضافه یا حذف می‌کند.", "Takes one away or adds one; adds or removes a room."],
    },
    { keys: ["↑", "↓"], does: ["در فهرست سن، سن قبل و بعد.", "In a list of ages, the age before and after."] },
  ],
  states: [
    { story: "InAForm", name: ["در فرم", "In a form"] },
    { story: "Default", name: ["دو بزرگسال", "Two adults"] },
    { story: "WithChildren", name: ["با کودک", "With children"] },
    { story: "AgeMissing", name: ["بدون سن کودک", "A child without an age"] },
    { story: "TooManyInfants", name: ["نوزاد بیش از بزرگسال", "More infants than adults"] },
    { story: "Full", name: ["به سقف رسیده", "At its bounds"] },
    { story: "TooManyForARoom", name: ["بیش از گنجایش یک اتاق", "More than a room holds"] },
  ],
  limits: [
    [
      "کودک جدید سن ندارد تا کسی سنش را انتخاب کند؛ بدون آن جست‌وجو نمی‌شود.",
      "A new child has no age until one is chosen; nothing is searched for without it.",
    ],
  ],
};
