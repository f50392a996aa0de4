import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["برگه", "Sheet"],
  summary: [
    "در موبایل از پایین بالا می‌آید و در صفحهٔ پهن میان آن می‌نشیند؛ برای انتخابی که پیش از ادامه لازم است.",
    "Rises from below on a phone and stands in the middle elsewhere: something to decide before going on.",
  ],
  when: [
    [
      "برای انتخاب‌های چندبخشی مثل مسافران، با دکمه‌ای که همیشه پایین برگه می‌ماند.",
      "For choices of several parts, such as travellers, with a button that stays in sight at its foot.",
    ],
  ],
  whenNot: [
    ["برای یک پرسش کوتاه؛ از `Dialog` استفاده کنید.", "For a short question; use `Dialog`."],
    [
      "برای فیلترهایی که در صفحهٔ پهن همیشه دیده می‌شوند؛ از `FoldingSheet` استفاده کنید.",
      "For filters that a wide screen always shows; use `FoldingSheet`.",
    ],
  ],
  pairs: [
    {
      do: ["یک دکمه پایین برگه که می‌گوید چه می‌شود.", "One button at the foot, saying what happens."],
      dont: ["برگه‌ای که برگهٔ دیگری را باز می‌کند.", "A sheet that opens another sheet."],
    },
  ],
  keys: [
    { keys: ["Tab", "Shift + Tab"], does: ["درون برگه می‌چرخد.", "Go round inside of the sheet, in reading order."] },
    {
      keys: ["Escape"],
      does: ["می‌بندد و فوکوس را به دکمه برمی‌گرداند.", "Closes it; the focus goes back to the button."],
    },
  ],
  states: [
    { story: "Open", name: ["باز", "Open"], frame: 420 },
    { story: "LongerThanTheScreen", name: ["بلندتر از صفحه", "Longer than the screen"], frame: 480 },
    { story: "BeforeItsCodeIsHere", name: ["پیش از رسیدن کد", "Before its code is here"], frame: 420 },
  ],
};
