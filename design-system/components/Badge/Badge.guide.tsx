import { Inline } from "#design-system/components/Layout/Layout.tsx";
import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { Badge } from "./Badge.tsx";

export const guide: ComponentGuide = {
  name: ["نشانک", "Badge"],
  summary: [
    "یک واقعیت کوتاه دربارهٔ چیزی که کنارش آمده. `Chip` انتخابی است که لینک است و با یک فشار اعمال یا حذف می‌شود.",
    "One short fact about what it stands beside. `Chip` is a choice that is a link: one press applies or removes it.",
  ],
  when: [
    [
      "برای چیزی که در یک نگاه کارت‌ها را از هم جدا می‌کند: تأیید آنی، ۱۵٪ تخفیف، تکمیل.",
      "For what tells cards apart at a glance: instant confirmation, 15% off, sold out.",
    ],
    [
      "`Chip` برای مرتب‌سازی و فیلترهای فعال بالای فهرست.",
      "`Chip` for sorting, and for the active filters above a list.",
    ],
  ],
  whenNot: [
    [
      "برای توضیحی که باید خوانده شود؛ از «پیام» (`Notice`) استفاده کنید.",
      "For an explanation that must be read; use `Notice`.",
    ],
    ["برای کاری که انجام می‌شود؛ از «دکمه» (`Button`) استفاده کنید.", "For something that is done; use `Button`."],
  ],
  pairs: [
    {
      do: ["یکی دو نشانک؛ هر کدام دو یا سه کلمه.", "One or two badges of two or three words."],
      dont: ["پنج نشانک کنار هم: هیچ‌کدام دیده نمی‌شود.", "Five badges in a row: none is seen."],
      example: (locale) => {
        const offer = <Badge look="offer">{ofPair([`${formatPercent(15, "fa")} تخفیف`, "15% off"], locale)}</Badge>;
        const instant = (
          <Badge look="info" icon="bolt">
            {ofPair(["تأیید آنی", "Instant confirmation"], locale)}
          </Badge>
        );
        return {
          do: (
            <Inline>
              {offer}
              {instant}
            </Inline>
          ),
          dont: (
            <Inline>
              {offer}
              {instant}
              <Badge look="success">{ofPair(["لغو رایگان", "Free cancellation"], locale)}</Badge>
              <Badge look="heritage">{ofPair(["تاریخی", "Historic"], locale)}</Badge>
              <Badge>{ofPair(["خانوادگی", "Family"], locale)}</Badge>
            </Inline>
          ),
        };
      },
    },
    {
      do: ["رنگ همراه کلمه می‌آید.", "Colour comes with words."],
      dont: [
        "فقط نشان رنگی: کسی که رنگ‌ها را نمی‌بیند چیزی نمی‌فهمد.",
        "A coloured icon alone says nothing to those who do not see colours.",
      ],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: [
        "از یک `Chip` به بعدی می‌رود؛ خود نشانک فوکوس نمی‌گیرد.",
        "Goes from one `Chip` to the next; a badge itself takes no focus.",
      ],
    },
    { keys: ["Enter"], does: ["`Chip` را اعمال یا حذف می‌کند.", "Applies or removes a `Chip`."] },
  ],
  states: [
    { story: "Looks", name: ["شش ظاهر", "Six looks"] },
    { story: "Chips", name: ["انتخاب‌شده، ساده و حذف‌شدنی", "Chosen, plain and removable"] },
  ],
  content: [
    [
      "بدون فعل و نقطه. اصطلاح همان است که در همهٔ سایت آمده: «تأیید آنی»، «لغو رایگان».",
      "No verb, no full stop, and the site’s own terms: “Instant confirmation”, “Free cancellation”.",
    ],
  ],
};
