import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["گفت‌وگو", "Dialog"],
  summary: [
    "پرسش یا فرمی کوتاه میان صفحه که باید به آن جواب داد. تا کدش برسد، پنجرهٔ خود مرورگر باز می‌شود.",
    "A question or a short form in the middle of the screen. Until its code is here, the browser’s own dialog opens.",
  ],
  when: [
    [
      'پیش از کاری که چیزی را از بین می‌برد، با `role="alertdialog"`؛ و برای فرمی با یکی دو فیلد.',
      'Before something is lost, with `role="alertdialog"`; and for a form of one or two fields.',
    ],
  ],
  whenNot: [
    ["برای انتخاب‌های چندبخشی؛ از `Sheet` استفاده کنید.", "For choosing among many things; use `Sheet`."],
    [
      "برای خبری که جواب نمی‌خواهد؛ از `Notice` یا `Toast` استفاده کنید.",
      "For news that needs no answer; use `Notice` or `Toast`.",
    ],
  ],
  pairs: [
    {
      do: [
        "دکمه‌ها نتیجه را می‌گویند: «رزرو را نگه می‌دارم»، «لغو رزرو».",
        "Buttons say the outcome: “Keep booking”, “Cancel booking”.",
      ],
      dont: ["«بله» و «خیر».", "“Yes” and “No”."],
    },
  ],
  keys: [
    {
      keys: ["Tab", "Shift + Tab"],
      does: ["میان اجزای گفت‌وگو می‌چرخد و از آن بیرون نمی‌رود.", "Goes round inside of the dialog, in reading order."],
    },
    {
      keys: ["Escape"],
      does: [
        "می‌بندد و فوکوس را به دکمه‌ای که آن را باز کرده برمی‌گرداند.",
        "Closes it; the focus goes back to where it came from.",
      ],
    },
  ],
  states: [
    { story: "Open", name: ["فرم باز", "A form, open"], frame: 420 },
    { story: "Alert", name: ["پرسش پیش از لغو", "A question before cancelling"], frame: 420 },
    { story: "BeforeItsCodeIsHere", name: ["پیش از رسیدن کد", "Before its code is here"], frame: 420 },
  ],
  limits: [["فشار بیرون از `alertdialog` آن را نمی‌بندد.", "A press beside an `alertdialog` does not close it."]],
};
