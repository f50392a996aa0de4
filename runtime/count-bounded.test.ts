import { expect, test } from "vitest";
import { createCountBoundedCache } from "./count-bounded.ts";

test("holds as many entries as it may, and drops the least recently used at one more", () => {
  const cache = createCountBoundedCache<number[]>(2);
  cache.set("a", [1]);
  cache.set("b", [2]);
  expect(cache.get("a")).toEqual([1]);
  cache.set("c", [3]);
  expect(["a", "b", "c"].map((key) => cache.has(key))).toEqual([true, false, true]);
});
