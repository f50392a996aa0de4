import { expect, test } from "vitest";
import { buildIndex, type Findable, find } from "./search-index.ts";

const named = (
  id: string,
  kind: Findable["kind"],
  fa: string,
  en: string,
  facts: Partial<Findable> = {},
): Findable => ({
  id,
  kind,
  name: { fa, en },
  aliases: [],
  parent: { fa: "ایران", en: "Iran" },
  address: null,
  weight: 1,
  ...facts,
});

const index = buildIndex([
  named("property-1", "property", "هتل عباسی", "Abbasi Hotel", { parent: { fa: "اصفهان", en: "Isfahan" } }),
  named("property-2", "property", "هتل اصفهان", "Isfahan Hotel", { parent: { fa: "اصفهان", en: "Isfahan" } }),
  named("attraction-1", "attraction", "مسجد جامع اصفهان", "Friday Mosque of Isfahan"),
  named("province-isfahan", "province", "استان اصفهان", "Isfahan Province", { aliases: ["اصفهان"] }),
  named("city-2", "city", "اصفهان", "Isfahan", { aliases: ["Esfahan"], weight: 9 }),
  named("city-3", "city", "کیش", "Kish", { weight: 5 }),
  named("city-4", "city", "کرمانشاه", "Kermanshah", { weight: 4 }),
  named("city-5", "city", "کرمان", "Kerman", { weight: 3 }),
  named("property-3", "property", "اقامتگاه می‌نا", "Mina Lodge"),
]);
const ids = (text: string) => find(index, text).map(({ id }) => id);

test("a city comes before what is named after it", () => {
  expect(ids("اصفهان")).toEqual(["city-2", "province-isfahan", "attraction-1", "property-2"]);
});

test.each([
  ["the English name", "isfahan"],
  ["another spelling", "Esfahan"],
  ["a wrong keyboard", "hwtihk"],
  ["a wrong keyboard the other way", "هسبشاشد"],
  ["its beginning", "اصف"],
])("a city is found by %s", (_, text) => expect(ids(text)[0]).toBe("city-2"));

test("an exact name comes before a longer and heavier one", () => {
  expect(ids("کرمان")).toEqual(["city-5", "city-4"]);
});

test("Arabic letters and a missing half-space are folded", () => {
  expect(ids("كيش")).toEqual(["city-3"]);
  expect(ids("مینا")).toEqual(["property-3"]);
});

test("words may come in any order, the city's name among them", () => {
  expect(ids("اصفهان عباسی")).toEqual(["property-1"]);
  expect(ids("abbasi isfahan")).toEqual(["property-1"]);
});

test("no text suggests the most visited cities", () => {
  expect(ids(" ")).toEqual(["city-2", "city-3", "city-4", "city-5"]);
});

test("a name that no place has finds nothing", () => {
  expect(ids("zzzz")).toEqual([]);
});
