import { expect, it } from "vitest";
import { citiesNearBy } from "./near-airports.ts";

it("a city's airports are stood in for by those up to half a day by road away, itself first", () => {
  const near = citiesNearBy("Rasht");
  expect(near.get("Rasht")).toBe(0);
  // The nearer of Tehran's two airports.
  expect(near.get("Tehran")).toBeGreaterThan(200_000);
  expect(near.get("Tehran")).toBeLessThan(250_000);
  expect(near.has("Mashhad")).toBe(false);
  expect(citiesNearBy("Nowhere").size).toBe(0);
});
