import { expect, it } from "vitest";
import type { TourFacets } from "#products/tour/contract/tour.shapes.ts";
import { tourListTable, tourSearchTable } from "./filters.ts";

const facets: TourFacets = {
  hotel_star: [],
  meal: [],
  mode: [],
  carrier: [],
  visa: [
    { value: "none", count: 2 },
    { value: "included", count: 3 },
  ],
  guaranteed: 0,
  price: null,
};

it("visas of Iranian passports are chosen by only where the party has one", () => {
  for (const tableOf of [tourSearchTable, tourListTable]) {
    const chosen = (["iranian", "mixed", "foreign"] as const).map((audience) => {
      const { visa } = tableOf(audience).filters;
      return visa.draws === "range" ? null : visa.choices(facets).length;
    });
    expect(chosen).toEqual([2, 2, 0]);
  }
});
