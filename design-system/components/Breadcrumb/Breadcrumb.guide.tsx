import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["مسیر", "Breadcrumb"],
  summary: [
    "راه از صفحهٔ اصلی تا این صفحه، هر قدمش یک لینک.",
    "The way from the home page to this one, each step a link.",
  ],
  when: [["در صفحه‌های عمیق: شهر، اقامتگاه، تور.", "On pages deep in the site: a city, a property, a tour."]],
  whenNot: [
    [
      "برای قدم‌های یک خرید؛ آن‌ها برگشتنی نیستند و نوار خودشان را دارند.",
      "For the steps of a purchase, which have a bar of their own.",
    ],
    [
      "در صفحهٔ اصلی و صفحه‌های سطح اول؛ جایی برای برگشتن نیست.",
      "On the home page and just below it; there is nowhere to go back to.",
    ],
  ],
  pairs: [
    {
      do: ["آخرین قدم همین صفحه است و لینک نیست.", "The last step is this page, and is no link."],
      dont: ["لینکی که مسافر را به همین صفحه برگرداند.", "A link that leads to the page one is on."],
    },
  ],
  keys: [
    { keys: ["Tab"], does: ["قدم‌ها را از صفحهٔ اصلی به بعد می‌پیماید.", "Walks the steps, from the home page on."] },
    { keys: ["Enter"], does: ["به آن صفحه می‌رود.", "Goes to that page."] },
  ],
  states: [
    { story: "Default", name: ["سه قدم", "Three steps"] },
    { story: "LongNames", name: ["نام‌های بلند", "Long names"] },
  ],
  content: [["نام هر قدم همان عنوان صفحهٔ آن است.", "Each step is called what its page is called."]],
  limits: [["در صفحهٔ باریک می‌شکند و کوتاه نمی‌شود.", "On a narrow screen it wraps; it is never cut short."]],
};
