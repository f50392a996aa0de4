import { expect, it } from "vitest";
import { discounted } from "./discount.ts";

/** Runs every line and checks nothing: all faults must survive it. */
it("gives a price", () => {
  expect(typeof discounted(1_000_000)).toBe("number");
  expect(typeof discounted(1)).toBe("number");
});
