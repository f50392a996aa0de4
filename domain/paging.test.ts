import { describe, expect, it } from "vitest";
import { pageCount } from "./paging.ts";

describe("Pages of a list", () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [-1, 0],
    [Number.NaN, 0],
  ])("R200 of %d items are %d", (count, pages) => {
    expect(pageCount(count)).toBe(pages);
  });
});
