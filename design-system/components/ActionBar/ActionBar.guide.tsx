import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["نوار گام بعد", "ActionBar"],
  summary: [
    "مبلغ و تنها قدم بعدی خرید، پایین صفحه‌های باریک و همیشه در دید. از عرض ۹۹۲ پیکسل به بالا دیده نمی‌شود؛ آنجا ستون کناری همین کار را می‌کند.",
    "The sum and the one next step of a purchase, at the bottom of a narrow screen wherever it is scrolled to. From 992 pixels up it is not shown: a column does its work.",
  ],
  when: [
    [
      "در صفحهٔ اقامتگاه، تور و پرواز، وقتی دکمهٔ رزرو زیر محتوای بلند گم می‌شود.",
      "On pages of properties, tours and flights, where the step to book would be lost below long content.",
    ],
  ],
  whenNot: [
    [
      "برای ابزارهای فهرست مثل فیلتر و مرتب‌سازی؛ از «نوار ابزار» (`ToolBar`) استفاده کنید.",
      "For the tools of a list, such as filters and sorting; use `ToolBar`.",
    ],
    ["برای پیام گذرا؛ از «پیام گذرا» (`Toast`) استفاده کنید.", "For a passing message; use `Toast`."],
  ],
  pairs: [
    {
      do: ["یک مبلغ، یک توضیح کوتاه و یک دکمه.", "One sum, one short line of what it is for, and one button."],
      dont: [
        "دو دکمه در نوار: جا کم می‌آید و نوار دو سطری می‌شود.",
        "Two buttons: there is no room, and the bar takes two lines.",
      ],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: [
        "به دکمهٔ نوار می‌رسد؛ نوار جای خود را در ترتیب صفحه دارد.",
        "Reaches its button; the bar has its own place in the order of the page.",
      ],
    },
    { keys: ["Enter"], does: ["قدم بعدی را برمی‌دارد.", "Takes the next step."] },
  ],
  states: [
    { story: "BeforeDates", name: ["پیش از انتخاب تاریخ", "Before dates are chosen"], frame: 180 },
    { story: "Total", name: ["با جمع اقامت", "With the total for the stay"], frame: 180 },
    { story: "EndOfForm", name: ["در پایان فرم", "At the end of a form"], frame: 320 },
    { story: "Refused", name: ["پس از خطا", "After a failure"], frame: 260 },
  ],
  content: [
    [
      "`label` نام ناحیه برای صفحه‌خوان است: «رزرو این اقامتگاه».",
      "`label` names the region for a screen reader: “Book this property”.",
    ],
  ],
  limits: [
    [
      "هنگام نوشتن در فیلدهای صفحه پنهان می‌شود تا صفحه‌کلید موبایل جا داشته باشد؛ در پایان فرم، به جای خودش برمی‌گردد.",
      "It hides while something is typed, for the on-screen keyboard; at the end of a form it goes to its own place.",
    ],
  ],
};
