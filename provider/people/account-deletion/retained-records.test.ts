import { expect, it } from "vitest";
import { keptUntil } from "./retained-records.ts";

it("a purchase is kept until Nowruz after the ten years that follow its own", () => {
  // 29 Esfand 1404 and 1 Farvardin 1405.
  expect(keptUntil("2026-03-20")).toBe("2036-03-20");
  expect(keptUntil("2026-03-21")).toBe("2037-03-20");
});
