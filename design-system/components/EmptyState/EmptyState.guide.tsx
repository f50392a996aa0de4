import { Button } from "#design-system/components/Button/Button.tsx";
import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { EmptyState } from "./EmptyState.tsx";

export const guide: ComponentGuide = {
  name: ["حالت خالی", "EmptyState"],
  summary: [
    "می‌گوید چرا چیزی برای دیدن نیست و حالا چه می‌شود کرد.",
    "Says why there is nothing to see, and what can be done now.",
  ],
  when: [
    ["وقتی فهرست یا جست‌وجو نتیجه ندارد (`empty`).", "When a list or a search is empty (`empty`)."],
    ["وقتی صفحه بارگذاری نشده (`broken`).", "When a page did not load (`broken`)."],
  ],
  whenNot: [
    [
      "برای خطای یک فیلد یا یک بخش کوچک؛ از `error` فیلد یا «پیام» (`Notice`) استفاده کنید.",
      "For the fault of a field or of a small part; use the field’s `error`, or `Notice`.",
    ],
    [
      "تا وقتی جواب در راه است؛ از «بارگذاری» (`Skeleton`) استفاده کنید.",
      "While the answer is on its way; use `Skeleton`.",
    ],
  ],
  pairs: [
    {
      do: ["دلیل و راه بعدی، با یک دکمه.", "The reason and a way on, with a button."],
      dont: ["فقط خبر بد؛ مسافر بی‌راه می‌ماند.", "Bad news alone, and nowhere to go."],
      example: (locale) => {
        const title = ofPair(["اقامتگاهی پیدا نشد", "No properties found"], locale);
        return {
          do: (
            <EmptyState
              title={title}
              text={ofPair(["یکی از فیلترها را حذف کنید.", "Remove one of the filters."], locale)}
            >
              <Button look="outline">{ofPair(["حذف همهٔ فیلترها", "Remove all filters"], locale)}</Button>
            </EmptyState>
          ),
          dont: <EmptyState title={title} text={ofPair(["نتیجه‌ای نیست.", "There are no results."], locale)} />,
        };
      },
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: [
        "به دکمه‌ها و لینک‌های زیر متن می‌رود؛ خود آن فوکوس نمی‌گیرد.",
        "Goes to the buttons and links below the text; it takes no focus itself.",
      ],
    },
  ],
  states: [
    { story: "Empty", name: ["بدون نتیجه", "Nothing found"] },
    { story: "Broken", name: ["بارگذاری نشد", "Did not load"] },
  ],
  content: [
    [
      "عنوان می‌گوید چه نیست؛ متن در یک جمله می‌گوید چه کنند. عذرخواهی و شعر نه.",
      "The title says what is missing, the text in one sentence what to do. No apologies, no poetry.",
    ],
  ],
};
