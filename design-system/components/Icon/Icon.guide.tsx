import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["نشان", "Icon"],
  summary: [
    "یکی از نشان‌های شمسه، هم‌رنگ نوشتهٔ کنارش. نشان‌هایی که به سویی اشاره می‌کنند با جهت خواندن برمی‌گردند.",
    "One of Shamseh’s icons, in the colour of the words beside it. Those that point somewhere turn with the direction of reading.",
  ],
  when: [["کنار نوشته، تا زودتر پیدا شود.", "Beside words, so that they are found sooner."]],
  whenNot: [["به جای نوشته در کاری که نشان شناخته‌شده‌ای ندارد.", "In place of words, where no icon is widely known."]],
  pairs: [
    {
      do: ["نشان تنها `label` می‌گیرد.", "An icon that stands alone takes a `label`."],
      dont: [
        "`label` برای نشانی که نوشتهٔ کنارش همان را می‌گوید: دو بار خوانده می‌شود.",
        "A `label` that repeats the words beside it: it is read out twice.",
      ],
    },
  ],
  keys: [],
  states: [
    { story: "All", name: ["همهٔ نشان‌ها", "All icons"] },
    { story: "Sizes", name: ["چهار اندازه", "Four sizes"] },
  ],
};
