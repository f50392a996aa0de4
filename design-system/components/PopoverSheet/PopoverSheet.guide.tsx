import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["برگهٔ مرورگر", "PopoverSheet"],
  summary: [
    "برگه‌ای که خود مرورگر باز و بسته می‌کند (`popover`)، پس بدون اسکریپت هم کار می‌کند. `FoldingSheet` و فیلدهای تاریخ روی آن ساخته شده‌اند.",
    "A sheet that the browser itself opens and closes (`popover`), so it works without scripts. `FoldingSheet` and the date fields are built on it.",
  ],
  when: [
    [
      "وقتی محتوای برگه از پیش در صفحه است و باید پیش از اسکریپت هم باز شود.",
      "Where its content is in the page already, and must open before scripts do.",
    ],
  ],
  whenNot: [
    [
      "برای فرمی که با باز شدن ساخته می‌شود؛ از `Sheet` استفاده کنید.",
      "For a form that is made when it opens; use `Sheet`.",
    ],
    ["برای فیلترها؛ از `FoldingSheet` استفاده کنید.", "For filters; use `FoldingSheet`."],
  ],
  pairs: [
    {
      do: ["دکمه با `opens` نام برگه را می‌گوید.", "Its button names it with `opens`."],
      dont: [
        "باز کردن برگه با `onClick`: پیش از اسکریپت کاری نمی‌کند.",
        "Opening it with `onClick`: before scripts, nothing happens.",
      ],
    },
  ],
  keys: [
    {
      keys: ["Tab", "Shift + Tab"],
      does: ["در برگه می‌ماند؛ صفحهٔ زیر آن در دسترس نیست.", "Stay in the sheet; the page under it is not reached."],
    },
    {
      keys: ["Escape"],
      does: [
        "می‌بندد و فوکوس را به دکمه برمی‌گرداند؛ اگر فهرست فیلدی باز است، اول آن را.",
        "Closes it, and the focus goes back to the button; an open list of a field closes first.",
      ],
    },
  ],
  states: [
    { story: "Floating", name: ["باز در هر عرض", "Open at any width"], frame: 420 },
    { story: "OnAPhone", name: ["باز در موبایل", "Open on a phone"], frame: 520 },
  ],
};
