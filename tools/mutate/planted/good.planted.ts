import { expect, it } from "vitest";
import { discounted } from "./discount.ts";

it("takes a tenth off from a million on", () => {
  expect([999_999, 1_000_000, 1_000_001, 2_000_000].map(discounted)).toEqual([999_999, 900_000, 900_000.9, 1_800_000]);
});
