import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { Accordion } from "./Accordion.tsx";

export const guide: ComponentGuide = {
  name: ["تاشو", "Accordion"],
  summary: [
    "عنوانی که با یک فشار، متن زیر خود را باز و بسته می‌کند؛ حتی وقتی اسکریپتی اجرا نشده باشد.",
    "A heading that opens and closes what is under it, even before any script runs.",
  ],
  when: [
    [
      "برای توضیح‌هایی که هر مسافر فقط به یکی دو تا از آن‌ها نیاز دارد: پرسش‌ها، قوانین اقامتگاه، شرایط لغو.",
      "For explanations of which each traveller needs one or two: questions, house rules, cancellation policies.",
    ],
    [
      "برای محتوایی که تا باز نشده بار نمی‌شود، با `onOpen`.",
      "For content that is loaded when it is opened, with `onOpen`.",
    ],
  ],
  whenNot: [
    [
      "برای چیزی که مسافر پیش از پرداخت باید بداند؛ همان‌جا بنویسید یا از «پیام» (`Notice`) استفاده کنید.",
      "For what must be read before paying; write it in the page or use `Notice`.",
    ],
    [
      "برای ادامهٔ یک فهرست بلند در موبایل؛ از «تاخورده» (`Fold`) استفاده کنید.",
      "For the rest of a long list on a phone; use `Fold`.",
    ],
  ],
  pairs: [
    {
      do: [
        "عنوان، موضوع را می‌گوید و بی‌بازکردن معنا دارد.",
        "The heading names its subject, and makes sense while it is closed.",
      ],
      dont: ["«بیشتر» نمی‌گوید چه چیزی باز می‌شود.", "“More” does not say what will open."],
      example: (locale) => {
        const text = ofPair(["تا ۴ آذر رایگان است.", "Free until 25 November."], locale);
        return {
          do: <Accordion title={ofPair(["شرایط لغو", "Cancellation policy"], locale)}>{text}</Accordion>,
          dont: <Accordion title={ofPair(["بیشتر", "More"], locale)}>{text}</Accordion>,
        };
      },
    },
  ],
  keys: [
    { keys: ["Tab"], does: ["به عنوان بعدی می‌رود.", "Goes to the next heading."] },
    { keys: ["Enter", "Space"], does: ["باز و بسته می‌کند.", "Opens and closes it."] },
  ],
  states: [{ story: "Default", name: ["یکی باز، یکی بسته", "One open, one closed"] }],
  limits: [["باز شدن یکی، دیگری را نمی‌بندد.", "Opening one does not close another."]],
};
