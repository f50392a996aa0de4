import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { Price } from "./Price.tsx";

export const guide: ComponentGuide = {
  name: ["قیمت", "Price"],
  summary: [
    "مبلغ به تومان، همیشه با واحد؛ و اگر تخفیف دارد با قیمت قبل از تخفیف.",
    "A sum in toman, always with its unit; with the price before discount where there is one.",
  ],
  when: [
    [
      "هر جا مبلغی برجسته دیده می‌شود: کارت، ردیف اتاق، جمع اقامت.",
      "Wherever a sum stands out: a card, a room, a total.",
    ],
  ],
  whenNot: [
    ["برای مبلغ میان جمله؛ از `formatMoneyText` استفاده کنید.", "For a sum inside a sentence; use `formatMoneyText`."],
  ],
  pairs: [
    {
      do: ["می‌گوید مبلغ برای چیست.", "It says what the sum is for."],
      dont: ["مبلغ تنها: یک شب است یا همهٔ اقامت؟", "A sum alone: for a night, or the stay?"],
      example: (locale) => ({
        do: <Price amount={31_200_000} suffix={ofPair(["برای ۳ شب", "for 3 nights"], locale)} />,
        dont: <Price amount={31_200_000} />,
      }),
    },
  ],
  keys: [],
  states: [
    { story: "PerNight", name: ["برای هر شب", "Per night"] },
    { story: "Discounted", name: ["با تخفیف", "Discounted"] },
    { story: "Amounts", name: ["از صفر تا مبلغ بزرگ", "From zero to a huge sum"] },
  ],
  limits: [
    [
      "`amount` ریال است؛ `rack` اگر بیشتر نباشد دیده نمی‌شود.",
      "`amount` is in rial; a `rack` that is not more is not shown.",
    ],
  ],
};
