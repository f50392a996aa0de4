import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsOfStories } from "#app/src/page/story-environment.ts";
import { priceBands, priceBandText, priceScale } from "./price-range.ts";

describe("bands of prices", () => {
  it("cut a range at round amounts", () => {
    expect(priceBands({ min: 6_810_000, max: 42_000_000 })).toEqual([
      { min: null, max: 10_000_000 },
      { min: 10_000_000, max: 20_000_000 },
      { min: 20_000_000, max: 30_000_000 },
      { min: 30_000_000, max: 40_000_000 },
      { min: 40_000_000, max: null },
    ]);
    expect(priceBands(null)).toEqual([]);
    expect(priceBands({ min: 5, max: 5 })).toEqual([]);
  });
  it("leave no price out and none in two bands", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2e9 }),
        fc.integer({ min: 1, max: 2e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other, at) => {
          const range = { min: Math.min(one, other), max: Math.max(one, other) };
          const bands = priceBands(range);
          expect(bands.length).toBeLessThanOrEqual(6);
          const price = Math.round(range.min + at * (range.max - range.min));
          if (bands.length > 0)
            expect(
              bands.filter(({ min, max }) => price >= (min ?? 0) && price < (max ?? Number.POSITIVE_INFINITY)),
            ).toHaveLength(1);
        },
      ),
    );
  });
});

it("bands are said in short", () => {
  const said = (locale: "fa" | "en") =>
    [
      { min: null, max: 50_000_000 },
      { min: 50_000_000, max: 100_000_000 },
      { min: 5_000_000, max: 10_000_000 },
      { min: 100_000_000, max: null },
    ].map((band) => priceBandText(band, wordsOfStories[locale].t, locale)?.replaceAll("\u00A0", " "));
  expect(said("fa")).toEqual([
    "تا ۵ میلیون تومان",
    "۵ تا ۱۰ میلیون تومان",
    "۵۰۰ هزار تومان تا ۱ میلیون تومان",
    "از ۱۰ میلیون تومان",
  ]);
  expect(said("en")).toEqual([
    "Up to 5 million toman",
    "5 to 10 million toman",
    "500 thousand toman to 1 million toman",
    "From 10 million toman",
  ]);
});

describe("the scale of the price slider", () => {
  it("is round and holds every price", () => {
    expect(priceScale({ min: 6_810_000, max: 42_000_000 })).toEqual({
      min: 6_000_000,
      max: 42_000_000,
      step: 1_000_000,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2e9 }), fc.integer({ min: 1, max: 2e10 }), (min, more) => {
        const scale = priceScale({ min, max: min + more });
        expect(scale.min).toBeLessThanOrEqual(min);
        expect(scale.max).toBeGreaterThanOrEqual(min + more);
        expect((scale.max - scale.min) % scale.step).toBe(0);
        expect((scale.max - scale.min) / scale.step).toBeLessThanOrEqual(42);
      }),
    );
  });
});
