import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["پیشنهاددهنده", "Combobox"],
  summary: [
    "فیلدی که با نوشتن، شهر و اقامتگاه پیشنهاد می‌دهد. پیش از اسکریپت یک فیلد معمولی فرم است.",
    "A text field that suggests cities and properties as one types. Before scripts it is a plain field of the form.",
  ],
  when: [
    ["وقتی گزینه‌ها بسیارند و مسافر نامشان را می‌داند.", "When there are many options and travellers know their names."],
  ],
  whenNot: [
    [
      "برای کمتر از ده گزینهٔ ثابت؛ از `SelectField` استفاده کنید.",
      "For fewer than ten fixed options; use `SelectField`.",
    ],
  ],
  pairs: [
    {
      do: ["متن نوشته‌شده بدون انتخاب هم فرستاده می‌شود.", "What was typed is sent even if nothing is chosen."],
      dont: ["فرمی که تا انتخاب از فهرست جلو نمی‌رود.", "A form that waits for a choice from the list."],
    },
  ],
  keys: [
    {
      keys: ["↓", "↑"],
      does: [
        "پیشنهادها را می‌پیماید و از آخر به اول می‌چرخد.",
        "Walk the suggestions, round through the last and the first.",
      ],
    },
    {
      keys: ["Enter"],
      does: [
        "پیشنهاد فعال را انتخاب می‌کند؛ بی‌پیشنهاد فعال، فرم را می‌فرستد.",
        "Chooses the active suggestion; without one it sends the form.",
      ],
    },
    {
      keys: ["Tab"],
      does: ["پیشنهاد فعال را انتخاب می‌کند و به فیلد بعد می‌رود.", "Chooses the active suggestion and goes on."],
    },
    { keys: ["Escape"], does: ["فهرست را می‌بندد؛ متن می‌ماند.", "Closes the list; the text stays."] },
  ],
  states: [
    { story: "Open", name: ["باز", "Open"], frame: 340 },
    { story: "NothingFound", name: ["بدون نتیجه", "Nothing found"], frame: 220 },
    { story: "SuggestionsFailed", name: ["پیشنهادها نرسید", "Suggestions failed"], frame: 220 },
    { story: "Invalid", name: ["با خطا", "With an error"] },
    { story: "LongNames", name: ["نام‌های بلند", "Long names"], frame: 420 },
  ],
  limits: [
    [
      "پیشنهاد از دو حرف به بعد می‌آید، مگر `recent` داده شده باشد.",
      "It suggests from two letters on, unless `recent` is given.",
    ],
  ],
};
