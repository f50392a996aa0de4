import type { Both } from "#design-system/guide/guide.ts";

/** Words common to every component's page. */
export const pageWords = {
  language: ["زبان این صفحه", "Language of this page"],
  playground: ["امتحان کنید", "Try it"],
  code: ["کد", "Code"],
  reset: ["بازگشت به حالت اول", "Reset"],
  props: ["ویژگی‌ها", "Props"],
  propsOf: ["ویژگی‌های", "Props of"],
  notSet: ["تعیین‌نشده", "not set"],
  required: ["الزامی", "required"],
  usually: ["پیش‌فرض", "default"],
  when: ["کجا به کار می‌رود", "When to use it"],
  whenNot: ["کجا به کار نمی‌رود", "When not to use it"],
  pairs: ["درست و نادرست", "Do and don’t"],
  do: ["درست", "Do"],
  dont: ["نادرست", "Don’t"],
  keyboard: ["صفحه‌کلید", "Keyboard"],
  key: ["کلید", "Key"],
  rtl: ["راست به چپ", "Right to left"],
  ltr: ["چپ به راست", "Left to right"],
  bothWays: ["در هر دو جهت", "In both directions"],
  noKeys: ["چیزی در آن فوکوس نمی‌گیرد و کلیدی ندارد.", "Nothing in it takes the focus; it has no keys."],
  content: ["نوشته‌ها", "Words"],
  states: ["حالت‌ها", "States"],
  alone: ["نمایش جداگانه", "Open alone"],
  limits: ["محدودیت‌ها", "Limits"],
} as const satisfies Record<string, Both>;
