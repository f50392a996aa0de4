import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["شمارنده", "Stepper"],
  summary: [
    "عددی کوچک که یکی‌یکی زیاد و کم می‌شود. «منها» در آغاز می‌نشیند و «به‌علاوه» در پایان.",
    "A small number, one more or one fewer at a time. Minus stands first in reading direction, plus last.",
  ],
  when: [["برای شمار بزرگسال، کودک و اتاق.", "For numbers of adults, children and rooms."]],
  whenNot: [
    [
      "برای عدد بزرگ؛ از `TextField` و برای بازه از `Slider` استفاده کنید.",
      "For a large number use `TextField`, for a range `Slider`.",
    ],
  ],
  pairs: [
    {
      do: ["`hint` می‌گوید چه کسی شمرده می‌شود: «۱۲ سال به بالا».", "`hint` says who is counted: “12 years and over”."],
      dont: ["عددی که به `max` رسیده و دلیلش گفته نشده.", "A number at its `max`, and no word about why."],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: [
        "از «کمتر» به «بیشتر» می‌رود؛ دکمهٔ بسته را رد می‌کند.",
        "Goes from fewer to more; it passes over one that is disabled.",
      ],
    },
    {
      keys: ["Enter", "Space"],
      does: ["یکی کم یا زیاد می‌کند؛ عدد جدید خوانده می‌شود.", "Takes one away or adds one; the new number is read out."],
    },
  ],
  states: [{ story: "Default", name: ["معمولی", "Usual"] }],
};
