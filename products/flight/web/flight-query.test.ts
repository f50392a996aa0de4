import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { transportationClasses } from "#domain/enums/enums.ts";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { flightSearchBack } from "#fixtures/answers/flight-search-back.ts";
import { flightSearchThere } from "#fixtures/answers/flight-search-there.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { minuteBands } from "./filters.ts";
import { chosenAddress, dayAddress, searchAddress, wishOf, wishParameters } from "./flight-query.ts";

const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://shamseh.example");
  return { path: pathname, query: Object.fromEntries(searchParams) };
};
const queryOf = (list: FlightSearchValue) => new URLSearchParams(searchAddress(list).split("?")[1]);

describe("the address of a chosen offer", () => {
  it("R64 of one way is its review, for the party", () => {
    expect(partsOf(chosenAddress(flightSearch, "of-1"))).toEqual({
      path: "/flight/reserve/prepare",
      query: { offer_id: "of-1", adult_count: "2" },
    });
  });
  it("R64 of a return’s first step is the same search of the ways back, without the filters of the way out", () => {
    const { path, query } = partsOf(chosenAddress(flightSearchThere, "of-1"));
    expect(path).toBe("/search/flight");
    expect(query).toEqual({ ...Object.fromEntries(queryOf(flightSearchThere)), outbound: "of-1" });
    expect(query).toMatchObject({ adult_count: "2", child_count: "1", infant_count: "1" });
  });
  it("R64 of its second step is the review of both, the way out as it was signed last", () => {
    expect(partsOf(chosenAddress(flightSearchBack, "of-2")).query).toEqual({
      offer_id: flightSearchBack.outbound?.offer_id,
      return_offer_id: "of-2",
      adult_count: "2",
      child_count: "1",
      infant_count: "1",
    });
  });
});

describe("the search on another day", () => {
  it("keeps filters, and goes to the first page and the first step", () => {
    const query = new URLSearchParams([
      ...queryOf(flightSearchThere),
      ["carrier[]", "8P"],
      ["page", "2"],
      ["outbound", "x"],
    ]);
    const day = addDays(flightSearchThere.departure_date, 1);
    expect(partsOf(dayAddress(flightSearchThere, query, day) ?? "").query).toEqual({
      ...Object.fromEntries(queryOf(flightSearchThere)),
      "carrier[]": "8P",
      departure_date: day,
    });
  });
  it("takes the return along where the departure would come after it", () => {
    const day = addDays(flightSearchThere.return_date ?? flightSearchThere.departure_date, 2);
    expect(partsOf(dayAddress(flightSearchThere, queryOf(flightSearchThere), day) ?? "").query).toMatchObject({
      departure_date: day,
      return_date: day,
    });
  });
  it("of the way back changes the return alone, and is none before the departure", () => {
    const { departure_date } = flightSearchBack;
    const query = new URLSearchParams([...queryOf(flightSearchBack), ["outbound", "x"]]);
    expect(partsOf(dayAddress(flightSearchBack, query, departure_date) ?? "").query).toMatchObject({
      departure_date,
      return_date: departure_date,
      outbound: "x",
    });
    expect(dayAddress(flightSearchBack, query, addDays(departure_date, -1))).toBeNull();
  });
});

test("a wish comes back from its parameters", () => {
  const day = fc.constantFrom("2026-12-01", "2027-03-21", "2028-02-29");
  const wish = fc.record({
    departure: day,
    back: fc.option(day),
    counts: fc.record({
      adult_count: fc.integer({ min: 1, max: 9 }),
      child_count: fc.integer({ min: 0, max: 9 }),
      infant_count: fc.integer({ min: 0, max: 9 }),
    }),
    cabin: fc.constantFrom(...transportationClasses),
  });
  fc.assert(
    fc.property(wish, (one) => {
      const parameters = Object.entries(wishParameters(one as ReturnType<typeof wishOf>)).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)]],
      );
      expect(wishOf(new URLSearchParams(parameters))).toEqual(one);
    }),
  );
});

test("a wish’s dates may be Jalali; what cannot be read is as the form begins", () => {
  expect(wishOf(new URLSearchParams("departure_date=1405-09-10&adult_count=x&class=cargo&child_count=-1"))).toEqual({
    departure: "2026-12-01",
    back: null,
    counts: { adult_count: 1, child_count: 0, infant_count: 0 },
    cabin: "economy",
  });
});

test("bands of travel time are at most five, each keeps some offers and leaves some out", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (min, more) => {
      const bands = minuteBands({ min, max: min + more });
      expect(bands.length).toBeLessThanOrEqual(5);
      for (const { min: least, max } of bands) {
        expect(least).toBeNull();
        expect(max).toBeGreaterThanOrEqual(min);
        expect(max).toBeLessThan(min + more);
      }
    }),
  );
  expect(minuteBands(null)).toEqual([]);
});
