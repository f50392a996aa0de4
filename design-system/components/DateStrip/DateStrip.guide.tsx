import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["نوار روزها", "DateStrip"],
  summary: [
    "قیمت هفت روز پشت‌سرهم؛ روز انتخاب‌شده برجسته است و روزهای دیگر با یک فشار انتخاب می‌شوند.",
    "What seven days in a row cost: the chosen one is marked, and each other is one press away.",
  ],
  when: [
    [
      "بالای نتیجهٔ جست‌وجوی پرواز و اقامتگاه، برای مسافری که تاریخش عوض‌شدنی است.",
      "Above results of flights and stays, for travellers whose dates can move.",
    ],
  ],
  whenNot: [
    [
      "برای انتخاب تاریخ از ابتدا؛ از «انتخاب تاریخ» (`StayPicker`) استفاده کنید.",
      "To choose a date in the first place; use `StayPicker`.",
    ],
  ],
  pairs: [
    {
      do: [
        "`unit` می‌گوید عددها قیمت چیست و واحدشان چیست: «قیمت کل ۳ شب از هر روز، به هزار تومان».",
        "`unit` says what the figures are: “Total of 3 nights from each day, in thousands of toman”.",
      ],
      dont: [
        "عدد بی‌واحد؛ مسافر نمی‌داند برای یک شب است یا همهٔ سفر.",
        "Figures without a unit: for one night, or all of them?",
      ],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: [
        "روزها را به ترتیب می‌پیماید؛ روز انتخاب‌شده و روزهای بسته لینک نیستند.",
        "Walks the days in order; the chosen day and closed days are no links.",
      ],
    },
    { keys: ["Enter"], does: ["نتیجه‌های آن روز را می‌آورد.", "Shows the results of that day."] },
    {
      keys: ["←", "→"],
      does: [
        "نواری را که جا نمی‌شود و هیچ لینکی ندارد جابه‌جا می‌کند.",
        "Move a strip that does not fit and holds no link.",
      ],
    },
  ],
  states: [
    { story: "Default", name: ["معمولی", "Usual"] },
    { story: "SomeClosed", name: ["چند روز بسته", "Some days closed"] },
    { story: "AllAlike", name: ["قیمت‌های یکسان: هیچ روزی ارزان‌ترین نیست", "All alike: no day is the cheapest"] },
    { story: "AllClosed", name: ["همهٔ روزها بسته، در جای تنگ", "All days closed, in little room"] },
    { story: "LongPrices", name: ["قیمت‌های بلند در جای تنگ", "Long prices in little room"] },
  ],
  content: [
    [
      "`without` در یک دو کلمه می‌گوید چرا قیمتی نیست: «بسته»، «تکمیل».",
      "`without` says in a word or two why there is no price: “Closed”, “Sold out”.",
    ],
  ],
  limits: [
    [
      "در جای تنگ، نوار با انگشت کشیده می‌شود؛ صفحه تکان نمی‌خورد.",
      "In little room the strip is moved with a thumb; the page does not scroll.",
    ],
  ],
};
