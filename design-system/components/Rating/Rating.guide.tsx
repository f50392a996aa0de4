import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["امتیاز", "Rating"],
  summary: [
    "میانگین نظر مهمان‌ها از ده. `ScoreBars` امتیاز هر بخش را با نوار نشان می‌دهد.",
    "What guests thought on average, out of ten. `ScoreBars` shows each part as a bar.",
  ],
  when: [
    [
      "روی کارت و بالای صفحهٔ اقامتگاه، با شمار نظرها.",
      "On a card and at the top of a property, with the number of reviews.",
    ],
  ],
  whenNot: [
    ["برای درجهٔ هتل (پنج‌ستاره)؛ آن را با متن بنویسید.", "For the grade of a hotel (five-star); write it in words."],
  ],
  pairs: [
    {
      do: ["امتیاز همراه «۲۷ نظر».", "A rating with “27 reviews”."],
      dont: [
        "صفر برای اقامتگاهی که نظری ندارد؛ `average` را `null` بدهید.",
        "A zero where there are no reviews; give `null` as `average`.",
      ],
    },
  ],
  keys: [],
  states: [
    { story: "Rated", name: ["با امتیاز", "Rated"] },
    { story: "NotRated", name: ["بدون نظر", "No reviews"] },
    { story: "Bars", name: ["نوارها", "Bars"] },
  ],
  limits: [["`average` از ۱ تا ۵ است و دو برابر نشان داده می‌شود.", "`average` is 1 to 5, and is shown doubled."]],
};
