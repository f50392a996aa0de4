import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["صفحه‌ها", "Pagination"],
  summary: [
    "لینک صفحه‌های یک فهرست. صفحهٔ بعد در جهت خواندن جلوتر است: در فارسی سمت چپ.",
    "Links to the pages of a list. The next one is ahead in reading direction: in Persian, at the left.",
  ],
  when: [["زیر فهرستی که هر صفحه‌اش نشانی خودش را دارد.", "Below a list of which each page has its own address."]],
  whenNot: [["برای ادامهٔ بخشی کوتاه؛ از `Fold` استفاده کنید.", "For the rest of a short part; use `Fold`."]],
  pairs: [
    {
      do: ["نشانی صفحه‌ها با فیلترهای همین فهرست ساخته می‌شود.", "Addresses keep the filters of the list."],
      dont: ["رفتن به صفحهٔ بعد و از دست رفتن فیلترها.", "The next page, without its filters."],
    },
  ],
  keys: [
    { keys: ["Tab"], does: ["صفحه‌ها را به ترتیب خواندن می‌پیماید.", "Walks the pages in reading order."] },
    { keys: ["Enter"], does: ["به آن صفحه می‌رود.", "Goes to that page."] },
  ],
  states: [
    { story: "First", name: ["صفحهٔ اول", "First page"] },
    { story: "Middle", name: ["میان صفحه‌ها", "In the middle"] },
    { story: "Last", name: ["صفحهٔ آخر", "Last page"] },
  ],
  limits: [["فهرست یک‌صفحه‌ای چیزی نشان نمی‌دهد.", "A list of one page shows nothing."]],
};
