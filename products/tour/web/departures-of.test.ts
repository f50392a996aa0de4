import { expect, it } from "vitest";
import { tourSearch } from "#fixtures/answers/tour-search.ts";
import { departuresOf, packagesOf } from "./departures-of.ts";

it("a tour's departures stand by their days, and the packages of each by price", () => {
  for (const tour of tourSearch.items) {
    const packages = packagesOf(tour);
    const departures = departuresOf(packages);
    expect(new Set(departures.flat())).toEqual(new Set(packages));
    expect(departures.flat()).toHaveLength(packages.length);
    const days = departures.map(([first]) => first?.date);
    expect(days).toEqual(days.toSorted());
    for (const some of departures) {
      const totals = some.map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    }
  }
});
