import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["تاخورده", "Fold"],
  summary: [
    "از بخشی بلند، در صفحهٔ باریک فقط آغازش را نشان می‌دهد و دکمه‌ای برای باقی. در صفحهٔ پهن، مگر با `keptWide`، و بدون اسکریپت همه دیده می‌شود.",
    "Of a long part a narrow screen shows the beginning, and a button for the rest. Where there is room, unless `keptWide` is set, and without scripts, all of it is in sight.",
  ],
  when: [["برای امکانات، اتاق‌ها، نظرها و متن معرفی.", "For facilities, rooms, reviews and descriptions."]],
  whenNot: [
    [
      "برای توضیح‌هایی با عنوان جدا؛ از `Accordion` استفاده کنید.",
      "For explanations with headings of their own; use `Accordion`.",
    ],
  ],
  pairs: [{ do: ["«۳ اتاق دیگر»", "“3 more rooms”"], dont: ["«بیشتر»", "“More”"] }],
  keys: [
    {
      keys: ["Enter", "Space"],
      does: ["باز و بسته می‌کند؛ فوکوس روی دکمه می‌ماند.", "Unfolds it, or folds it; the focus stays on the button."],
    },
  ],
  states: [
    { story: "WithRoom", name: ["در صفحهٔ پهن", "Where there is room"] },
    { story: "Folded", name: ["تاخورده", "Folded"], frame: 220 },
    { story: "Unfolded", name: ["باز", "Unfolded"], frame: 420 },
    { story: "FirstLines", name: ["سطرهای اول یک متن", "The first lines of a text"], frame: 420 },
    { story: "NothingMore", name: ["چیزی برای باز کردن نیست", "Nothing more to show"], frame: 300 },
  ],
};
