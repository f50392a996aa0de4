import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["طرح اتاق", "RoomPlan"],
  summary: [
    "طرحی به مقیاس از اتاق، با تخت‌ها و یک آدم برای سنجش. هرگز قرینه نمی‌شود.",
    "A sketch of a room to scale, with its beds and a person in it. Never mirrored.",
  ],
  when: [
    [
      "کنار مساحت اتاق، تا بزرگی‌اش با یک نگاه دیده شود.",
      "Beside the area of a room, so that its size is seen at a glance.",
    ],
  ],
  whenNot: [["به جای نقشهٔ واقعی؛ جای درها معلوم نیست.", "In place of a real plan: where the doors are is not known."]],
  pairs: [
    {
      do: ["اتاق‌ها کنار هم، به یک مقیاس.", "Rooms beside each other, to one scale."],
      dont: ["طرح بدون `label`؛ صفحه‌خوان چیزی نمی‌گوید.", "A plan without a `label`: a screen reader says nothing."],
    },
  ],
  keys: [],
  states: [
    { story: "ToOneScale", name: ["به یک مقیاس", "To one scale"] },
    { story: "BunkBeds", name: ["بدون طرح: تخت‌ها جا نمی‌شوند", "No plan: the beds do not fit"] },
  ],
  limits: [
    [
      "بالای ۵۰ متر یا وقتی تخت‌ها کنار هم جا نشوند، چیزی نمی‌کشد.",
      "Over 50 square metres, or where beds do not fit, it draws nothing.",
    ],
  ],
};
