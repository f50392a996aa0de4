import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["سطح", "Surface"],
  summary: [
    "زمینه‌ای با لبه که چیزی روی آن می‌نشیند: کارت، ستون کناری، گودی.",
    "Something lying on the page: a card, a panel, a well.",
  ],
  when: [
    [
      "برای جدا کردن یک چیز کامل از صفحه: یک اقامتگاه، خلاصهٔ رزرو.",
      "To set one whole thing apart: a property, the summary of a booking.",
    ],
  ],
  whenNot: [
    ["فقط برای فاصله انداختن؛ از `Stack` استفاده کنید.", "Only for space; use `Stack`."],
    ["برای هشدار؛ از `Notice` استفاده کنید.", "For a warning; use `Notice`."],
  ],
  pairs: [
    {
      do: ["یک سطح برای هر چیز.", "One surface for one thing."],
      dont: ["کارت درون کارت.", "A card inside of a card."],
    },
  ],
  keys: [],
  states: [{ story: "Looks", name: ["چهار ظاهر", "Four looks"] }],
};
