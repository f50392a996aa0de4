import { describe, expect, it } from "vitest";
import { pagesShown } from "./pages-shown.ts";

describe("the pages of a long list", () => {
  it("shows the ends, the current page and its neighbours, and a gap only where pages are left out", () => {
    expect(pagesShown(1, 1)).toEqual([1]);
    expect(pagesShown(1, 5)).toEqual([1, 2, null, 5]);
    expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesShown(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
    expect(pagesShown(12, 12)).toEqual([1, null, 11, 12]);
  });
});
