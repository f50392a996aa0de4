import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["تصویر", "Picture"],
  summary: [
    "عکس اقامتگاه یا شهر؛ و اگر عکسی نیست یا بارگذاری نشد، تصویری که خود سایت می‌کشد. `Photograph` فقط عکس است و `HeroPicture` افق پهن پشت عنوان.",
    "A photograph of a property or a city; where there is none, or it does not load, a scene that the site draws. `Photograph` is the photograph alone, `HeroPicture` the wide horizon behind a headline.",
  ],
  when: [
    [
      "برای هر عکس محتوا. `width` و `height` را بدهید تا صفحه نپرد.",
      "For every picture of content. Give `width` and `height`, so that nothing moves.",
    ],
  ],
  whenNot: [["برای نشان‌های کوچک؛ از `Icon` استفاده کنید.", "For small signs; use `Icon`."]],
  pairs: [
    {
      do: [
        "`alt` می‌گوید در عکس چیست؛ خالی، اگر نوشتهٔ کنارش همان را می‌گوید.",
        "`alt` says what is to be seen; empty where the words beside it say the same.",
      ],
      dont: ["«عکس ۱»", "“Picture 1”"],
    },
  ],
  keys: [],
  states: [
    { story: "Skylines", name: ["افق شهرها", "Skylines"] },
    { story: "Views", name: ["نماها", "Views"] },
    { story: "Hero", name: ["پشت عنوان", "Behind a headline"] },
  ],
  limits: [
    ["فقط بزرگ‌ترین عکس بالای صفحه `isEager` است.", "Only the first and largest picture of a page is `isEager`."],
  ],
};
