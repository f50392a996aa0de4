import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["پیام", "Notice"],
  summary: [
    "چیزی که مسافر باید بداند، همان جایی که به کارش می‌آید.",
    "Something a traveller should know, where it matters.",
  ],
  when: [
    [
      "برای هشدار، خطا یا خبری که دربارهٔ این بخش از صفحه است.",
      "For a warning, a failure or news about this part of the page.",
    ],
  ],
  whenNot: [
    [
      "برای خبری که باید پس از چند ثانیه برود؛ از `Toast` استفاده کنید.",
      "For news that goes away by itself; use `Toast`.",
    ],
    ["برای خطای یک فیلد؛ از `error` همان فیلد استفاده کنید.", "For the fault of one field; use its `error`."],
  ],
  pairs: [
    {
      do: ["می‌گوید چه شده و چه باید کرد.", "It says what is wrong and what to do."],
      dont: ["«خطایی رخ داد.»", "“An error occurred.”"],
    },
  ],
  keys: [],
  states: [{ story: "Looks", name: ["چهار ظاهر", "Four looks"] }],
  content: [["یک یا دو جملهٔ کوتاه با نقطهٔ پایان.", "One or two short sentences, each with its full stop."]],
  limits: [
    [
      "`isAlert` فقط برای آنچه پس از بازشدن صفحه می‌آید؛ صفحه‌خوان حرفش را قطع می‌کند.",
      "`isAlert` only for what comes after the page has opened: it interrupts a screen reader.",
    ],
  ],
};
