import { expect, test } from "vitest";
import { ageOf } from "./shown-age.ts";

test("what is shown is as old as the time since it was written over", () => {
  const written = [100, 200, Number.POSITIVE_INFINITY, 400];
  expect(ageOf("written 3", 500, written)).toBe(0);
  expect(ageOf("written 1", 350, written)).toBe(0);
  expect(ageOf("written 1", 500, written)).toBe(100);
  expect(ageOf("written 0", 500, written)).toBe(300);
  expect(ageOf("before all", 500, written)).toBe(400);
});
