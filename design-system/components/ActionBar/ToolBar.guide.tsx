import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["نوار ابزار", "ToolBar"],
  summary: [
    "ابزارهای یک فهرست، پایین صفحه‌های باریک و زیر انگشت شست. از عرض ۹۹۲ پیکسل به بالا دیده نمی‌شود.",
    "The tools of a list at the bottom of a narrow screen, where the thumb is. From 992 pixels up it is not shown.",
  ],
  when: [["در صفحه‌های نتیجه، برای مرتب‌سازی، فیلتر و نقشه.", "On pages of results: sort, filter and map."]],
  whenNot: [
    [
      "برای قدم بعدی خرید؛ از «نوار گام بعد» (`ActionBar`) استفاده کنید.",
      "For the next step of a purchase; use `ActionBar`.",
    ],
    ["برای رفتن میان بخش‌های سایت؛ جای آن بالای صفحه است.", "To move between parts of the site; that is in the header."],
  ],
  pairs: [
    {
      do: ["دو یا سه ابزار، هر کدام با یک نشان و یک واژه.", "Two or three tools, each an icon and one word."],
      dont: [
        "چهار ابزار یا نام‌های چندکلمه‌ای که در عرض ۳۲۰ پیکسل به سطر دوم می‌روند.",
        "Four tools, or names of several words that take a second line at 320 pixels.",
      ],
    },
  ],
  keys: [
    { keys: ["Tab"], does: ["ابزارها را یکی‌یکی به ترتیب خواندن می‌پیماید.", "Walks the tools in reading order."] },
    {
      keys: ["Enter"],
      does: ["برگهٔ ابزار را باز می‌کند یا به صفحهٔ آن می‌رود.", "Opens the sheet of the tool, or goes to its page."],
    },
    { keys: ["Space"], does: ["برگهٔ ابزار را باز می‌کند.", "Opens the sheet of the tool."] },
  ],
  states: [
    { story: "Default", name: ["بدون فیلتر", "No filter"], frame: 140 },
    { story: "Filtered", name: ["با شمار فیلترها", "With the number of filters"], frame: 140 },
    { story: "LongWords", name: ["نوشته‌های بلند", "Long words"], frame: 280 },
  ],
  content: [
    [
      "شمار را هم به رقم (`shown`) و هم به عبارت کامل (`words`) بدهید: «۲ فیلتر فعال».",
      "Give a count as a figure (`shown`) and in words (`words`): “2 active filters”.",
    ],
  ],
};
