import { expect, it } from "vitest";
import { addressText } from "./address-text.ts";

const city = { city_fa: "اصفهان", city_en: "Isfahan" };

it.each([
  ["اصفهان، خیابان حافظ", "No. 4, Hafez Street, Isfahan"],
  ["خیابان حافظ", "No. 4, Hafez Street"],
])("an address names its city once: %s", (address_fa, address_en) => {
  const texts = (["fa", "en"] as const).map((locale) => addressText({ ...city, address_fa, address_en }, locale));
  expect(texts).toEqual(["اصفهان، خیابان حافظ", "No. 4, Hafez Street, Isfahan"]);
});
