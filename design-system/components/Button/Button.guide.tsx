import { Inline } from "#design-system/components/Layout/Layout.tsx";
import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { Button } from "./Button.tsx";

export const guide: ComponentGuide = {
  name: ["دکمه", "Button"],
  summary: [
    "کاری را آغاز می‌کند یا مسافر را به صفحهٔ دیگری می‌برد. `IconButton` همان دکمه است با یک نشان به جای نوشته.",
    "Starts something or leads to another page. `IconButton` is the same button with an icon in place of words.",
  ],
  when: [
    ["برای کاری که همین‌جا انجام می‌شود: جست‌وجو، ثبت، حذف.", "For what is done here: search, save, remove."],
    [
      "برای قدم بعدی در صفحه‌ای دیگر، با `href`: ظاهر دکمه است و رفتار لینک.",
      "For a next step on another page, with `href`: it looks like a button and behaves as a link.",
    ],
  ],
  whenNot: [
    ["برای لینک میان متن؛ لینک ساده بگذارید.", "For a link inside a text; use a plain link."],
    [
      "برای انتخاب یکی از چند گزینه؛ از «نشانک» (`Chip`) یا «فیلد» (`Choice`) استفاده کنید.",
      "To choose one of several; use `Chip` or `Choice`.",
    ],
    [
      "برای چند کار کنار هم که جا نمی‌شوند؛ از «فهرست» (`Menu`) استفاده کنید.",
      "For more actions than there is room for; use `Menu`.",
    ],
  ],
  pairs: [
    {
      do: [
        "یک دکمهٔ `primary` در هر صفحه؛ بقیه کم‌رنگ‌ترند.",
        "One `primary` button on a screen; the others are quieter.",
      ],
      dont: [
        "دو دکمهٔ `primary` کنار هم: مسافر نمی‌فهمد کدام مهم‌تر است.",
        "Two `primary` buttons: neither says which one matters.",
      ],
      example: (locale) => {
        const book = ofPair(["رزرو اتاق", "Book room"], locale);
        const keep = ofPair(["افزودن به علاقه‌مندی‌ها", "Add to favourites"], locale);
        return {
          do: (
            <Inline>
              <Button look="primary">{book}</Button>
              <Button look="quiet">{keep}</Button>
            </Inline>
          ),
          dont: (
            <Inline>
              <Button look="primary">{book}</Button>
              <Button look="primary">{keep}</Button>
            </Inline>
          ),
        };
      },
    },
    {
      do: ["نوشته می‌گوید چه می‌شود.", "The words say what happens."],
      dont: ["«بله» و «تأیید» بدون خواندن پرسش معنایی ندارند.", "“Yes” and “OK” mean nothing without the question."],
      example: (locale) => ({
        do: <Button look="danger">{ofPair(["لغو رزرو", "Cancel booking"], locale)}</Button>,
        dont: <Button look="danger">{ofPair(["بله", "Yes"], locale)}</Button>,
      }),
    },
  ],
  keys: [
    { keys: ["Enter"], does: ["دکمه را می‌زند؛ لینک را باز می‌کند.", "Presses the button; follows the link."] },
    {
      keys: ["Space"],
      does: ["دکمه را می‌زند. روی لینک اثری ندارد.", "Presses the button. It does nothing on a link."],
    },
  ],
  states: [
    { story: "Looks", name: ["پنج ظاهر", "Five looks"] },
    { story: "Disabled", name: ["غیرفعال", "Disabled"] },
    { story: "Busy", name: ["در حال کار", "Busy"] },
    { story: "AsLink", name: ["لینک", "Link"] },
    { story: "OnlyIcon", name: ["فقط نشان", "Icon alone"] },
    { story: "LongText", name: ["نوشتهٔ بلند", "Long words"] },
  ],
  content: [
    [
      "نام کار یا فعلی که نتیجه را می‌گوید: «لغو رزرو»، «مشاهدهٔ اتاق‌ها».",
      "A verb that says what happens: “Keep booking”, “Show rooms”.",
    ],
    ["بدون نقطه، علامت تعجب و «لطفاً».", "No full stop, no exclamation mark, no “please”."],
  ],
  limits: [
    [
      "دکمهٔ `isDisabled` فوکوس نمی‌گیرد و دلیل خود را نمی‌گوید؛ دلیل را کنار آن بنویسید. هنگام کار از `isBusy` استفاده کنید تا فوکوس نپرد.",
      "An `isDisabled` button takes no focus and cannot say why: write the reason beside it. While something is under way use `isBusy`, which keeps the focus.",
    ],
  ],
};
