import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldForSearch } from "#domain/text/fold.ts";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { world } from "#fixtures/world/world.ts";
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
const ids = (text: string) => find(index, text).map(({ findable }) => findable.id);

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

describe("a name with half-spaces, apostrophes or hyphens", () => {
  const spaced = buildIndex([
    named("city-1", "city", "خرم\u200Cآباد", "Khorramabad"),
    named("property-1", "property", "هتل\u200Cآپارتمان خرم\u200Cآباد", "Khorram-Abad Apart-Hotel"),
    named("property-2", "property", "خانهٔ شاه عباسی", "Shah Abbasi’s House"),
  ]);
  test.each([
    ["خرم آباد", "city-1"],
    ["خرم\u200Cآباد", "city-1"],
    ["خرمآباد", "city-1"],
    ["خرم\u200B آباد 🏝️", "city-1"],
    ["\uFEA7\uFEAE\uFEE1 \uFE81\uFE91\uFE8E\uFEA9", "city-1"],
    ["khorram abad", "city-1"],
    ["هتل آپارتمان خرم آباد", "property-1"],
    ["هتل\u200Cآپارتمان خرم آباد", "property-1"],
    ["هتل آپارتمان خرم\u200Cآباد", "property-1"],
    ["آپارتمان", "property-1"],
    ["خانه شاه\u200Cعباسی", "property-2"],
    ["shah abbasis house", "property-2"],
    ["shah abbasi's", "property-2"],
  ])("%j finds %s", (typed, id) => {
    const found = find(spaced, typed);
    expect(found.filter(({ isGuess }) => !isGuess).map(({ findable }) => findable.id)).toContain(id);
  });
  test("an emoji alone asks for nothing", () => {
    expect(find(spaced, "🏝️").map(({ findable }) => findable.id)).toEqual(["city-1"]);
  });
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

describe("a name that is misspelt", () => {
  const cities = buildIndex([
    named("city-1", "city", "تهران", "Tehran", { weight: 9 }),
    named("city-2", "city", "اصفهان", "Isfahan", { aliases: ["Esfahan"], weight: 8 }),
    named("city-3", "city", "مشهد", "Mashhad", { weight: 7 }),
    named("city-4", "city", "شیراز", "Shiraz", { weight: 6 }),
    named("city-5", "city", "قزوین", "Qazvin", { weight: 5 }),
    named("city-6", "city", "یزد", "Yazd", { weight: 4 }),
    named("property-1", "property", "هتل تهران", "Tehran Hotel"),
    named("property-2", "property", "هتل عباسی", "Abbasi Hotel", { parent: { fa: "اصفهان", en: "Isfahan" } }),
    named("property-3", "property", "اقامتگاه مشهدی", "Mashad Inn"),
    named("property-4", "property", "هتل ارگ", "Arg Hotel", { parent: { fa: "یزد", en: "Yazd" } }),
  ]);
  const firstOf = (text: string) => {
    const [first] = find(cities, text);
    return first && [first.findable.name.en, first.isGuess];
  };

  test.each([
    ["اصفحان", "Isfahan"],
    ["اسفهان", "Isfahan"],
    ["صفهان", "Isfahan"],
    ["اصفهتان", "Isfahan"],
    ["اصفاهن", "Isfahan"],
    ["مشحد", "Mashhad"],
    ["تهرن", "Tehran"],
    ["طهران", "Tehran"],
    ["تحرا", "Tehran"],
    ["شیرااز", "Shiraz"],
    ["غزوین", "Qazvin"],
    ["Isfahn", "Isfahan"],
    ["Isfhan", "Isfahan"],
    ["ghazvin", "Qazvin"],
    ["tehrn", "Tehran"],
    ["اصفح", "Isfahan"],
    ["esfehan", "Isfahan"],
    ["هتل عباصی", "Abbasi Hotel"],
    ["هتل عبسی", "Abbasi Hotel"],
    ["عباسی اصفحان", "Abbasi Hotel"],
    ["arg yazdd", "Arg Hotel"],
    ["مشد", "Mashhad"],
    ["یزت", "Yazd"],
  ])("%s finds %s, as a guess", (typed, name) => expect(firstOf(typed)).toEqual([name, true]));

  test("comes after names that do begin with what was typed", () => {
    expect(find(cities, "Mashad").map(({ findable, isGuess }) => [findable.name.en, isGuess])).toEqual([
      ["Mashad Inn", false],
      ["Mashhad", true],
    ]);
  });

  test("is not guessed beside the name itself, nor for three letters that only begin a name, nor two letters away", () => {
    expect(find(cities, "Shiraz")).toEqual([{ findable: expect.objectContaining({ id: "city-4" }), isGuess: false }]);
    expect(find(cities, "طهر")).toEqual([]);
    expect(find(cities, "tabran")).toEqual([]);
    expect(find(cities, "zzzz")).toEqual([]);
  });

  test("is not guessed beside an exact name, however near another is", () => {
    const near = buildIndex([named("city-1", "city", "کرمان", "Kerman"), named("city-2", "city", "گرمان", "Germen")]);
    expect(find(near, "کرمان").map(({ findable }) => findable.id)).toEqual(["city-1"]);
    expect(find(near, "کرما").map(({ findable, isGuess }) => [findable.id, isGuess])).toEqual([
      ["city-1", false],
      ["city-2", true],
    ]);
  });

  test("is guessed among the kinds that are asked for", () => {
    const found = find(cities, "تحرا", ({ kind }) => kind === "property");
    expect(found.map(({ findable }) => findable.id)).toEqual(["property-1"]);
  });
});

describe("on the demonstration's names", () => {
  const { cities, attractions, properties } = world(DEMO_SEED, FROZEN_TODAY);
  type Row = { id: number; nameFa: string; nameEn: string; aliases?: readonly string[]; weight?: number };
  const ofKind = (kind: Findable["kind"], rows: readonly Row[]) =>
    rows.map(({ id, nameFa, nameEn, aliases = [], weight = 1 }) =>
      named(`${kind}-${id}`, kind, nameFa, nameEn, { aliases, weight }),
    );
  const demonstration = buildIndex([
    ...ofKind("city", cities),
    ...ofKind("attraction", attractions),
    ...ofKind("property", properties),
  ]);
  const firstOf = (text: string) => {
    const [first] = find(demonstration, text);
    return first && [first.findable.name.en, first.isGuess];
  };

  test.each([
    ["مشد", "Mashhad"],
    ["مشحد", "Mashhad"],
    ["Mashhd", "Mashhad"],
    ["کیس", "Kish"],
    ["اسفهان", "Isfahan"],
    ["یزت", "Yazd"],
    ["تبریس", "Tabriz"],
  ])("%s finds %s, as a guess", (typed, name) => expect(firstOf(typed)).toEqual([name, true]));

  test.each([
    ["hwtihk", "Isfahan"],
    ["hwti", "Isfahan"],
    ["هسبش", "Isfahan"],
    ["lai", "Mashhad"],
  ])("%s, of the other keyboard, finds %s", (typed, name) => expect(firstOf(typed)).toEqual([name, false]));

  const beginnings = new Set(
    demonstration.findables
      .flatMap(({ name, aliases }) => [name.fa, name.en, ...aliases])
      .flatMap((name) => foldForSearch(name).split(/[^\p{L}\p{N}]+/u))
      .flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))),
  );

  test("a city is found by its name with any one letter wrong or missing, unless a name begins so", () => {
    const lost: string[] = [];
    for (const { id, nameFa, nameEn } of cities) {
      for (const name of [nameFa, nameEn].map(foldForSearch).filter((each) => /^\p{L}{3,}$/u.test(each))) {
        for (const at of Array.from(name, (_, place) => place)) {
          for (const wrong of ["", /[a-z]/.test(name) ? "r" : "ر"]) {
            const typed = name.slice(0, at) + wrong + name.slice(at + 1);
            if (typed.length < 3 || beginnings.has(typed)) continue;
            const found = find(demonstration, typed);
            if (!found.some(({ findable }) => findable.id === `city-${id}`)) lost.push(`${typed} (${name})`);
          }
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

describe("of any names", () => {
  const letter = fc.constantFrom(..."اصسهحتطزذقغمیabehimqgz");
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 7 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const kind = fc.constantFrom<Findable["kind"]>("city", "province", "country", "attraction", "property");
  const findable = fc.record({ kind, fa: name, en: name, weight: fc.nat(5) });
  const findables = fc
    .array(findable, { minLength: 1, maxLength: 30 })
    .map((all) => all.map(({ kind, fa, en, weight }, id) => named(`${kind}-${id}`, kind, fa, en, { weight })));
  const namesOf = ({ name }: Findable) => [name.fa, name.en].map(foldForSearch);

  test("an exact name is first among its kind, and no guess stands above a name that begins as typed", () => {
    fc.assert(
      fc.property(findables, fc.nat(), fc.boolean(), (all, chosen, inPersian) => {
        const own = all[chosen % all.length]!;
        const typed = foldForSearch(inPersian ? own.name.fa : own.name.en);
        const found = find(buildIndex(all), typed);
        const ofKind = found.filter(({ findable }) => findable.kind === own.kind);
        expect(namesOf(ofKind[0]!.findable)).toContain(typed);
        const isGuess = found.map((each) => each.isGuess);
        expect(isGuess).toEqual(isGuess.toSorted());
        for (const { findable } of found.filter((each) => each.isGuess)) {
          expect(namesOf(findable).some((each) => each.startsWith(typed))).toBe(false);
        }
      }),
    );
  });

  test("a word with one letter wrong still finds its name where fewer than ten others are as near", () => {
    fc.assert(
      fc.property(findables, fc.nat(), fc.nat(), letter, fc.constantFrom(0, 1, 2, 3), (all, chosen, at, wrong, way) => {
        const own = all[chosen % all.length]!;
        const right = foldForSearch(own.name.fa);
        const place = at % right.length;
        const [before, here, after] = [right.slice(0, place), right[place]!, right.slice(place + 1)];
        // A space that goes or comes is another word, not another letter.
        fc.pre(here !== " " && !right.includes(" ") && right.length > 4);
        const misspelt = [
          before + after,
          before + wrong + after,
          before + wrong + here + after,
          `${before}${after[0] ?? ""}${here}${after.slice(1)}`,
        ][way]!;
        const found = find(buildIndex(all), misspelt);
        const readsOtherwise = found.length > 0 && !found[0]!.isGuess;
        expect(readsOtherwise || found.length === 10 || found.some(({ findable }) => findable.id === own.id)).toBe(
          true,
        );
      }),
    );
  });
});
