import { expect, it } from "vitest";
import { discounted } from "./discount.ts";
import { doubled } from "./doubled.ts";

/** Loads both files and checks only the first. */
it("takes a tenth off, whatever is doubled", () => {
  expect(discounted(1_000_000)).toBe(900_000);
  expect(typeof doubled(1)).toBe("number");
});
