import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["پیام گذرا", "Toast"],
  summary: [
    "خبری کوتاه پایین صفحه که خودش می‌رود. زیر نشانگر یا فوکوس، زمانش می‌ایستد.",
    "Short news at the bottom of the page that goes away. Under the pointer or the focus its time stands still.",
  ],
  when: [
    [
      "برای نتیجهٔ کاری که همین حالا انجام شد: «به علاقه‌مندی‌ها اضافه شد».",
      "For the outcome of what was just done: “Added to favourites”.",
    ],
  ],
  whenNot: [
    [
      "برای چیزی که باید بماند یا جواب می‌خواهد؛ از `Notice` یا `Dialog` استفاده کنید.",
      "For what must stay or needs an answer; use `Notice` or `Dialog`.",
    ],
  ],
  pairs: [
    {
      do: ["یک جملهٔ کوتاه.", "One short sentence."],
      dont: ["خطای پرداخت در پیامی که می‌رود.", "A failed payment in a message that goes away."],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: ["به دکمهٔ بستن می‌رود و زمان را نگه می‌دارد.", "Goes to its close button, and holds its time."],
    },
    { keys: ["Enter", "Space"], does: ["می‌بندد.", "Closes it."] },
  ],
  states: [{ story: "Themes", name: ["ظاهرها", "Themes"], frame: 440 }],
};
