import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { TextField } from "./Field.tsx";

export const guide: ComponentGuide = {
  name: ["فیلد", "Field"],
  summary: [
    "جای نوشتن و انتخاب، با برچسب، راهنما و خطا: `TextField`، `TextAreaField`، `SelectField` و `Choice`.",
    "Where something is typed or chosen, with its label, hint and error: `TextField`, `TextAreaField`, `SelectField` and `Choice`.",
  ],
  when: [
    [
      'برای هر چه مسافر در فرم وارد می‌کند. داده‌های لاتین مثل ایمیل `dir="ltr"` می‌گیرند.',
      'For whatever a traveller enters in a form. Latin data, such as an email, take `dir="ltr"`.',
    ],
  ],
  whenNot: [
    ["برای تاریخ؛ از `StayField` یا `DayField` استفاده کنید.", "For dates; use `StayField` or `DayField`."],
    [
      "برای عدد کوچک؛ از `Stepper` و برای بازه از `Slider` استفاده کنید.",
      "For a small number use `Stepper`, for a range `Slider`.",
    ],
  ],
  pairs: [
    {
      do: ["برچسب همیشه بالای فیلد می‌ماند.", "The label stays above the field."],
      dont: [
        "`placeholder` به جای برچسب: با نوشتن ناپدید می‌شود.",
        "A `placeholder` in place of a label: it is gone once one types.",
      ],
      example: (locale) => {
        const name = ofPair(["نام و نام خانوادگی", "Full name"], locale);
        return { do: <TextField label={name} />, dont: <TextField label={name} isLabelHidden placeholder={name} /> };
      },
    },
  ],
  keys: [
    { keys: ["Tab"], does: ["به فیلد بعدی می‌رود.", "Goes to the next field."] },
    { keys: ["Enter"], does: ["در فیلد یک‌سطری فرم را می‌فرستد.", "In a field of one line, sends the form."] },
    { keys: ["Space"], does: ["`Choice` را روشن و خاموش می‌کند.", "Ticks a `Choice`, or unticks it."] },
    {
      keys: ["↑", "↓"],
      does: [
        "در `SelectField` و گزینه‌های رادیویی، گزینهٔ قبل و بعد.",
        "In a `SelectField` and among radio buttons, the option before and after.",
      ],
    },
  ],
  states: [
    { story: "Text", name: ["با راهنما", "With a hint"] },
    { story: "Invalid", name: ["با خطا", "With an error"] },
    { story: "LatinData", name: ["دادهٔ لاتین", "Latin data"] },
    { story: "Select", name: ["انتخاب از فهرست", "Select"] },
    { story: "Choices", name: ["گزینه‌ها", "Choices"] },
  ],
  content: [
    [
      "خطا می‌گوید چه اشتباه است و بعد چه باید کرد؛ جای راهنما را می‌گیرد.",
      "An error says what is wrong, then what to do; it replaces the hint.",
    ],
  ],
};
