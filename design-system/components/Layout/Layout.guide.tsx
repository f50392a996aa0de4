import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["چیدمان", "Layout"],
  summary: [
    "فاصلهٔ میان چیزها: `Stack` زیر هم، `Inline` کنار هم، `Columns` در ستون‌های برابر و `Container` به عرض صفحه.",
    "The space between things: `Stack` one under the other, `Inline` side by side, `Columns` in equal columns, `Container` at the page’s width.",
  ],
  when: [["همیشه: اجزا خودشان فاصلهٔ بیرونی ندارند.", "Always: components set no outer margin of their own."]],
  whenNot: [["برای داده‌های ردیف و ستونی؛ از جدول استفاده کنید.", "For data in rows and columns; use a table."]],
  pairs: [
    {
      do: ["`gap` از اندازه‌های آماده.", "A `gap` out of the scale."],
      dont: ["`margin` روی خود جزء.", "A `margin` on the component itself."],
    },
  ],
  keys: [],
  states: [
    { story: "Stacked", name: ["زیر هم", "One under the other"] },
    { story: "InALine", name: ["کنار هم", "Side by side"] },
    { story: "InColumns", name: ["در ستون‌ها", "In columns"] },
  ],
};
