import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["زبانه‌ها", "Tabs"],
  summary: [
    "چند بخش هم‌ارز که یکی‌شان دیده می‌شود: `TabList` و `TabPanel`. پیش از اسکریپت، هر زبانه یک لینک است.",
    "Parts of equal rank of which one is shown: `TabList` and `TabPanel`. Before scripts each tab is a link.",
  ],
  when: [
    [
      "وقتی مسافر در هر لحظه به یکی از بخش‌ها نیاز دارد: اقامت، تور، پرواز.",
      "When one part is needed at a time: stays, tours, flights.",
    ],
  ],
  whenNot: [
    ["وقتی بخش‌ها باید با هم مقایسه شوند؛ زیر هم بگذارید.", "When parts are compared; put them one under the other."],
    ["برای فیلتر یک فهرست؛ از `Chip` استفاده کنید.", "To filter a list; use `Chip`."],
  ],
  pairs: [
    {
      do: ["نام هر زبانه یک یا دو کلمه است.", "Each tab is named in one or two words."],
      dont: ["زبانه‌ای که به سایت دیگری می‌رود.", "A tab that leads to another site."],
    },
  ],
  keys: [
    {
      keys: ["Tab"],
      does: ["به زبانهٔ انتخاب‌شده و بعد به محتوای آن می‌رود.", "Goes to the chosen tab, then into its panel."],
    },
    {
      keys: ["←"],
      rtl: ["فوکوس به زبانهٔ بعد.", "Focus to the next tab."],
      ltr: ["فوکوس به زبانهٔ قبل.", "Focus to the previous tab."],
    },
    {
      keys: ["→"],
      rtl: ["فوکوس به زبانهٔ قبل.", "Focus to the previous tab."],
      ltr: ["فوکوس به زبانهٔ بعد.", "Focus to the next tab."],
    },
    { keys: ["Home", "End"], does: ["فوکوس به زبانهٔ اول یا آخر.", "Focus to the first or the last tab."] },
    { keys: ["Enter", "Space"], does: ["زبانه را انتخاب می‌کند.", "Chooses the tab."] },
  ],
  states: [{ story: "Default", name: ["معمولی", "Usual"] }],
  limits: [
    [
      "پیکان‌ها فقط فوکوس را می‌برند؛ محتوای زبانه شاید هنوز بار نشده باشد.",
      "Arrows move the focus only: a panel may have to be fetched.",
    ],
  ],
};
