import { expect, it } from "vitest";
import { atTheAirport } from "./at-the-airport.ts";

it("two hours before a departure may be the day before", () => {
  expect(atTheAirport("2026-12-08T08:10")).toBe("2026-12-08T06:10");
  expect(atTheAirport("2026-12-08T02:00")).toBe("2026-12-08T00:00");
  expect(atTheAirport("2026-12-01T01:55")).toBe("2026-11-30T23:55");
});
