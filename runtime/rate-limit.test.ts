import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("a window begins with the first event and ends after its time", () => {
  let now = 100;
  const limit = createRateLimit(2, 60, () => now);
  expect([limit.allows("a"), limit.allows("a"), limit.allows("a"), limit.allows("b")]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now += 59;
  expect(limit.allows("a")).toBe(false);
  now += 1;
  expect(limit.allows("a")).toBe(true);
});

test("a full table forgets the least recently used, and no other", () => {
  const limit = createRateLimit(1, 60, () => 100, 3);
  for (const key of ["first", "second", "third"]) limit.allows(key);
  expect(limit.allows("first")).toBe(false);
  limit.allows("fourth");
  expect(["first", "third", "fourth"].map((key) => limit.allows(key))).toEqual([false, false, false]);
  expect(limit.allows("second")).toBe(true);
});

test("a flood of new keys does not free one that goes on knocking", () => {
  const limit = createRateLimit(5, 60, () => 100, 100);
  let allowed = 0;
  for (let step = 0; step < 10_000; step += 1) {
    limit.allows(`new ${step}`);
    if (limit.allows("one")) allowed += 1;
  }
  expect(allowed).toBe(5);
});
