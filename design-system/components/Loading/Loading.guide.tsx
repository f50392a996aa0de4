import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["بارگذاری", "Loading"],
  summary: [
    "`Skeleton` جای محتوایی را نگه می‌دارد که در راه است؛ `Resolving` می‌گوید صفحهٔ بعد در راه است.",
    "`Skeleton` keeps the place of content on its way; `Resolving` says that the next page is on its way.",
  ],
  when: [
    [
      "`Skeleton` به شکل و اندازهٔ چیزی که می‌آید، تا صفحه نپرد.",
      "`Skeleton` in the shape and size of what will come, so that nothing moves.",
    ],
  ],
  whenNot: [["برای دکمه‌ای که کارش در جریان است؛ از `isBusy` استفاده کنید.", "For a button at work; use `isBusy`."]],
  pairs: [
    {
      do: ["همان شمار سطر که می‌آید.", "As many lines as will come."],
      dont: ["چرخندهٔ تنها میان صفحهٔ خالی.", "A lone spinner in an empty page."],
    },
  ],
  keys: [],
  states: [
    { story: "Page", name: ["صفحهٔ در راه", "A page on its way"], frame: 120 },
    { story: "CardToCome", name: ["کارتِ در راه", "A card on its way"] },
  ],
};
