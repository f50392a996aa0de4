import { expect, it } from "vitest";
import { byTehran, hourThere } from "./clocks.ts";

it.each([
  [hourThere("14:00", false, "fa"), "۱۴:۰۰"],
  [hourThere("14:00", true, "fa"), "۱۴:۰۰ به وقت محلی"],
  [hourThere("14:00", true, "en"), "14:00 local time"],
  [byTehran("پایان جمعه ۱۳ آذر", true, "fa"), "پایان جمعه ۱۳ آذر به وقت تهران"],
  [byTehran("the end of Friday 4 December", true, "en"), "the end of Friday 4 December (Tehran time)"],
  [byTehran("the end of Friday 4 December", false, "en"), "the end of Friday 4 December"],
])("a clock is named where there are two (%#): %s", (said, words) => {
  expect(said).toBe(words);
});
