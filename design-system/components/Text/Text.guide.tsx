import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["متن", "Text"],
  summary: [
    "اندازه و رنگ نوشته‌ها: `Text` برای متن، `Heading` برای عنوان و `Hidden` برای آنچه فقط صفحه‌خوان می‌خواند.",
    "Sizes and tones of words: `Text`, `Heading`, and `Hidden` for what only a screen reader says.",
  ],
  when: [
    [
      "برای هر نوشته‌ای که اندازه یا رنگش با متن دورش فرق دارد.",
      "For words whose size or tone differs from those around them.",
    ],
  ],
  whenNot: [["برای مبلغ و کد؛ از `Price` و `Code` استفاده کنید.", "For sums and codes; use `Price` and `Code`."]],
  pairs: [
    {
      do: [
        "`level` ترتیب عنوان‌ها را می‌گوید و `look` اندازه‌شان را.",
        "`level` is the order of headings, `look` is their size.",
      ],
      dont: ["پرش از عنوان سطح ۱ به ۳ برای نوشتهٔ کوچک‌تر.", "From level 1 to level 3, for smaller letters."],
    },
  ],
  keys: [],
  states: [
    { story: "Scale", name: ["اندازه‌ها", "Sizes"] },
    { story: "LatinInPersian", name: ["لاتین در فارسی", "Latin in Persian"] },
    { story: "LongAndClamped", name: ["کوتاه‌شده به دو سطر", "Clamped to two lines"] },
  ],
  limits: [
    ["`isClamped` فقط جایی که متن کامل یک قدم دورتر است.", "`isClamped` only where the whole text is one step away."],
  ],
};
