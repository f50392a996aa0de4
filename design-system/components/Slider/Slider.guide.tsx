import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["لغزنده", "Slider"],
  summary: [
    "یک مقدار یا بازه‌ای که با دست کشیده می‌شود. کمترین مقدار جایی است که خواندن آغاز می‌شود: در فارسی سمت راست.",
    "A value or a range chosen by hand. The smallest is where reading starts: in Persian, at the right.",
  ],
  when: [["برای بازهٔ تقریبی: قیمت هر شب، فاصله.", "For a rough range: the price of a night, a distance."]],
  whenNot: [
    [
      "برای عدد دقیق؛ از `TextField` و برای عدد کوچک از `Stepper` استفاده کنید.",
      "For an exact number use `TextField`, for a small one `Stepper`.",
    ],
  ],
  pairs: [
    {
      do: ["هر دو سر بازه با واحد نوشته می‌شوند (`format`).", "Both ends are written with their unit (`format`)."],
      dont: [
        "گام‌های ریز روی خطی کوتاه؛ انگشت به مقدار دلخواه نمی‌رسد.",
        "Tiny steps on a short line: no finger finds the value.",
      ],
    },
  ],
  keys: [
    { keys: ["←"], rtl: ["یک گام بیشتر.", "One step more."], ltr: ["یک گام کمتر.", "One step less."] },
    { keys: ["→"], rtl: ["یک گام کمتر.", "One step less."], ltr: ["یک گام بیشتر.", "One step more."] },
    { keys: ["↑", "↓"], does: ["یک گام بیشتر، یک گام کمتر.", "One step more, one step less."] },
    {
      keys: ["Home", "End"],
      does: ["تا جایی که سر دیگر اجازه بدهد، کمترین و بیشترین.", "As little and as much as the other thumb lets it."],
    },
    { keys: ["Tab"], does: ["به سر دیگر بازه می‌رود.", "Goes to the other thumb."] },
  ],
  states: [
    { story: "Range", name: ["بازه", "Range"] },
    { story: "OneThumb", name: ["یک مقدار", "One value"] },
    { story: "BeforeItsCodeIsHere", name: ["پیش از رسیدن کد", "Before its code is here"] },
  ],
};
