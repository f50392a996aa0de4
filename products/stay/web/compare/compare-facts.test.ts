import { expect, it } from "vitest";
import { comparedDetails } from "#fixtures/answers/compared-details.ts";
import { comparedThird } from "#fixtures/answers/compared-third.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { bestOf, type Fact } from "./compare-facts.tsx";

const [first, second, third] = [propertyDetails, comparedDetails, comparedThird];

/** A line of values by property, judged by the greatest. */
const lineOf = (values: ReadonlyMap<DetailsValue, number | null>): Fact => ({
  id: "line",
  label: "line",
  of: () => null,
  best: { words: "best", of: (one) => values.get(one) ?? null },
});
const bestAmong = (...values: readonly (number | null)[]) => {
  const all = [first, second, third].slice(0, values.length);
  return bestOf(lineOf(new Map(all.map((one, index) => [one, values[index] ?? null]))), all);
};

it("the best is the greatest, and two that share it are both best", () => {
  expect(bestAmong(3, 5, 4)).toEqual([second]);
  expect(bestAmong(5, 3, 5)).toEqual([first, third]);
  expect(bestAmong(-9, -2)).toEqual([second]);
});

it("none is best where all are equal, where one alone has a value, and where nothing is judged", () => {
  expect(bestAmong(4, 4, 4)).toEqual([]);
  expect(bestAmong(null, 4)).toEqual([]);
  expect(bestAmong(null, null)).toEqual([]);
  expect(bestOf({ id: "line", label: "line", of: () => null }, [first, second])).toEqual([]);
});

it("a property without a value is not best beside two that have one", () => {
  expect(bestAmong(null, 4, 3)).toEqual([second]);
});
