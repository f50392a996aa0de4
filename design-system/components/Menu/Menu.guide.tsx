import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["فهرست", "Menu"],
  summary: [
    "دکمه‌ای با چند کار یا مقصد. تا کدش برسد، فهرستی از لینک‌ها با `details` خود مرورگر است.",
    "A button with a list of places to go or things to do. Until its code is here it is the browser’s own disclosure.",
  ],
  when: [
    [
      "برای سه تا هفت کار یا مقصد که جای دیده شدن همیشگی ندارند: مرتب‌سازی، حساب من.",
      "For three to seven actions or places that need not be in sight always: sorting, My account.",
    ],
  ],
  whenNot: [
    ["برای مقدار یک فیلد؛ از `SelectField` استفاده کنید.", "For the value of a field; use `SelectField`."],
    ["برای یک کار؛ از `Button` استفاده کنید.", "For one action; use `Button`."],
  ],
  pairs: [
    {
      do: ["انتخاب فعلی تیک دارد (`isCurrent`).", "What holds now has a tick (`isCurrent`)."],
      dont: ["فهرستی تودرتو.", "A menu inside of a menu."],
    },
  ],
  keys: [
    {
      keys: ["Enter", "Space", "↓"],
      does: ["فهرست را باز می‌کند و به اولین گزینه می‌رود.", "Open the list at its first choice."],
    },
    {
      keys: ["↑"],
      does: [
        "فهرست را باز می‌کند و به آخرین گزینه می‌رود؛ در فهرست باز، گزینهٔ قبل.",
        "Opens the list at its last choice; in the list, the choice before.",
      ],
    },
    { keys: ["Home", "End"], does: ["اولین و آخرین گزینه.", "The first and the last choice."] },
    {
      keys: ["Escape"],
      does: ["می‌بندد و فوکوس را به دکمه برمی‌گرداند.", "Closes the list; the focus goes back to the button."],
    },
  ],
  states: [
    { story: "Open", name: ["باز", "Open"], frame: 320 },
    { story: "Actions", name: ["کارها", "Actions"] },
    { story: "BeforeItsCodeIsHere", name: ["پیش از رسیدن کد", "Before its code is here"], frame: 320 },
  ],
};
