import { describe, expect, test } from "vitest";
import { styleFaults } from "#domain/messages/style-faults.ts";
import { DEMO_SEED } from "#fixtures/world/demo.ts";
import { agencies } from "./agencies.ts";
import { toursOf } from "./tours.ts";

const tours = toursOf(DEMO_SEED);

/** Texts of tours and agencies in pairs, Persian first. */
const pairs: (readonly [fa: string, en: string])[] = [
  ...tours.flatMap((tour) => [
    [tour.titleFa, tour.titleEn] as const,
    [tour.summaryFa, tour.summaryEn] as const,
    [tour.insuranceFa, tour.insuranceEn] as const,
    [tour.carrierFa, tour.carrierEn] as const,
    ...tour.images.map(({ captionFa, captionEn }) => [captionFa, captionEn] as const),
    ...tour.itinerary.flatMap((day) => [[day.titleFa, day.titleEn] as const, [day.textFa, day.textEn] as const]),
    ...[...tour.included, ...tour.excluded, ...tour.documents].map(({ fa, en }) => [fa, en] as const),
    ...(tour.leaderFa !== null && tour.leaderEn !== null ? [[tour.leaderFa, tour.leaderEn] as const] : []),
  ]),
  ...agencies.flatMap((agency) => [
    [agency.nameFa, agency.nameEn] as const,
    [agency.licenceFa, agency.licenceEn] as const,
  ]),
];
const persian = [...new Set(pairs.map(([fa]) => fa))];
const english = [...new Set(pairs.map(([, en]) => en))];

describe("texts of tours", () => {
  test("Persian is written with Persian letters and digits, English without them", () => {
    expect(persian.filter((text) => /[يكةى٠-٩0-9a-zA-Z?,;!]/.test(text))).toEqual([]);
    expect(english.filter((text) => /[\u0600-\u06FF\u200c]/.test(text))).toEqual([]);
  });
  test("half-spaces stand between letters only, and never double", () => {
    expect(persian.filter((text) => /(^|[\s‌،.؛])‌|‌($|[\s،.؛])/.test(text))).toEqual([]);
  });
  test("no empty text, no doubled spaces, no blanks left in a template, no space before a mark", () => {
    const all = [...persian, ...english];
    expect(all.filter((text) => text === "" || / {2}|[{}]|undefined|null| [.،؛:,;]|^ | $/.test(text))).toEqual([]);
  });
  test("they have the words and the style that an editor asks for", () => {
    expect(persian.flatMap((text) => styleFaults(text, "fa", "prose").map((fault) => ({ text, fault })))).toEqual([]);
    expect(english.flatMap((text) => styleFaults(text, "en", "prose").map((fault) => ({ text, fault })))).toEqual([]);
  });
  test("sentences end with a full stop and begin, in English, with a capital", () => {
    const prose = tours.flatMap((tour) => [
      tour.summaryFa,
      tour.summaryEn,
      ...tour.itinerary.flatMap(({ textFa, textEn }) => [textFa, textEn]),
    ]);
    expect(prose.filter((text) => !text.endsWith("."))).toEqual([]);
    expect(english.filter((text) => /^\p{Ll}|\. \p{Ll}/u.test(text.replace("no. ", "")))).toEqual([]);
  });
  test("a title says city, nights and hotel, and no two tours have the same title or summary", () => {
    expect(tours[0]?.titleFa).toMatch(/^تور کیش، ۳ شب در هتل /);
    expect(tours[0]?.titleEn).toMatch(/^Kish tour, 3 nights at /);
    for (const key of ["titleFa", "titleEn", "summaryFa", "summaryEn"] as const)
      expect(new Set(tours.map((tour) => tour[key])).size, key).toBe(tours.length);
  });
});
