import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["برگهٔ تاشو", "FoldingSheet"],
  summary: [
    "در صفحهٔ پهن بخشی از صفحه است و در صفحهٔ باریک برگه‌ای که از پایین باز می‌شود، بدون اسکریپت هم.",
    "Part of the page where there is room; a sheet from below on a narrow screen, without scripts too.",
  ],
  when: [["برای فیلترهای کنار یک فهرست.", "For the filters beside a list."]],
  whenNot: [
    [
      "برای چیزی که در صفحهٔ پهن هم باید باز شود؛ از `Sheet` استفاده کنید.",
      "For what is opened on wide screens too; use `Sheet`.",
    ],
  ],
  pairs: [
    {
      do: ["دکمهٔ پایین شمار نتیجه‌ها را می‌گوید.", "The button at its foot says how many results there are."],
      dont: [
        "بستن برگه تنها راه اعمال فیلترها باشد و جایی گفته نشود.",
        "Filters that apply on closing, and nothing says so.",
      ],
    },
  ],
  keys: [
    {
      keys: ["Tab", "Shift + Tab"],
      does: [
        "در برگهٔ باز می‌چرخد؛ صفحهٔ زیر آن در دسترس نیست.",
        "Walk the open sheet; the page under it is not reached.",
      ],
    },
    {
      keys: ["Escape"],
      does: ["برگه را می‌بندد و فوکوس را به دکمه برمی‌گرداند.", "Closes it; the focus goes back to the button."],
    },
  ],
  states: [
    { story: "InThePage", name: ["در صفحهٔ پهن", "Where there is room"] },
    { story: "Folded", name: ["بسته در موبایل", "Folded on a phone"], frame: 200 },
    { story: "Open", name: ["باز در موبایل", "Open on a phone"], frame: 600 },
    { story: "LongerThanTheScreen", name: ["بلندتر از صفحه", "Longer than the screen"], frame: 600 },
  ],
};
