import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localDateTime } from "#domain/calendar/local-date-time.ts";
import { transportationTypes } from "#domain/enums/enums.ts";
import {
  bandOf,
  dayBands,
  type FilteredOffer,
  type FlightFacets,
  type FlightFilters,
  filterAndCount,
  stopCounts,
} from "./facets.ts";

it("The parts of a day are six hours each, by the clock of the place", () => {
  const times = ["00:00", "05:59", "06:00", "11:59", "12:00", "17:59", "18:00", "23:59"];
  expect(times.map((time) => bandOf(localDateTime("2026-12-01", time)))).toEqual(
    dayBands.flatMap((band) => [band, band]),
  );
});

const offer = (change: Partial<FilteredOffer>): FilteredOffer => ({
  stops: 0,
  carriers: ["AA"],
  kind: "system",
  departure: "morning",
  arrival: "morning",
  airportFrom: "THR",
  airportTo: "MHD",
  minutes: 90,
  total: 50_000_000,
  hasBag: true,
  isRefundable: true,
  isProtected: true,
  ...change,
});

describe("The facets of a search", () => {
  const offers = [
    offer({}),
    offer({ kind: "charter", isRefundable: false, total: 40_000_000, hasBag: false }),
    offer({ stops: 1, carriers: ["AA", "BB"], minutes: 300, isProtected: false, departure: "evening" }),
  ];

  it("count each without its own filter", () => {
    const { results, facets } = filterAndCount(offers, { kind: ["system"], stops: ["0"] });
    expect(results).toEqual([offers[0]]);
    expect(facets.kind).toEqual([
      { value: "system", count: 1 },
      { value: "charter", count: 1 },
    ]);
    expect(facets.stops).toEqual([
      { value: "0", count: 1 },
      { value: "1", count: 1 },
    ]);
    expect(facets.carrier).toEqual([{ value: "AA", count: 1 }]);
  });

  it("keep what is chosen, and name ranges of what is left", () => {
    const { facets } = filterAndCount(offers, { carrier: ["CC"], price_max: 1 });
    expect(facets.carrier).toEqual([{ value: "CC", count: 0 }]);
    expect(facets.price).toBeNull();
    expect(filterAndCount(offers, { price_max: 45_000_000 }).facets.price).toEqual({
      min: 40_000_000,
      max: 50_000_000,
    });
    expect(filterAndCount(offers, {}).facets).toMatchObject({
      minutes: { min: 90, max: 300 },
      carrier: [
        { value: "AA", count: 3 },
        { value: "BB", count: 1 },
      ],
      bag: 2,
      refundable: 2,
      protected: 2,
    });
  });

  const someOffer: fc.Arbitrary<FilteredOffer> = fc.record({
    stops: fc.constantFrom(0, 1, 2),
    carriers: fc.subarray(["AA", "BB", "CC"], { minLength: 1 }),
    kind: fc.constantFrom(...transportationTypes),
    departure: fc.constantFrom(...dayBands),
    arrival: fc.constantFrom(...dayBands),
    airportFrom: fc.constantFrom("THR", "IKA"),
    airportTo: fc.constantFrom("IST", "SAW"),
    minutes: fc.constantFrom(90, 200, 300),
    total: fc.constantFrom(40_000_000, 50_000_000),
    hasBag: fc.boolean(),
    isRefundable: fc.boolean(),
    isProtected: fc.boolean(),
  });
  const someFilters: fc.Arbitrary<FlightFilters> = fc.record(
    {
      stops: fc.subarray([...stopCounts]),
      carrier: fc.subarray(["AA", "BB", "DD"]),
      kind: fc.subarray([...transportationTypes]),
      departure: fc.subarray([...dayBands]),
      arrival: fc.subarray([...dayBands]),
      airport_from: fc.subarray(["THR", "IKA"]),
      airport_to: fc.subarray(["IST", "SAW"]),
      minutes_max: fc.constantFrom(100, 250),
      price_max: fc.constantFrom(45_000_000),
      bag: fc.boolean(),
      refundable: fc.boolean(),
      protected: fc.boolean(),
    },
    { requiredKeys: [] },
  );

  it("say how many results each value would have, were it chosen alone", () => {
    const names = ["stops", "carrier", "kind", "departure", "arrival", "airport_from", "airport_to"] as const;
    fc.assert(
      fc.property(fc.array(someOffer, { maxLength: 12 }), someFilters, (offers, filters) => {
        const { results, facets } = filterAndCount(offers, filters);
        const found = (change: FlightFilters) => filterAndCount(offers, { ...filters, ...change }).results;
        for (const name of names) {
          for (const { value, count } of (facets as FlightFacets)[name]) {
            expect(found({ [name]: [value] } as FlightFilters)).toHaveLength(count);
          }
        }
        for (const name of ["bag", "refundable", "protected"] as const) {
          expect(found({ [name]: true })).toHaveLength(facets[name]);
        }
        const totals = found({ price_max: Number.MAX_SAFE_INTEGER }).map(({ total }) => total);
        expect(facets.price).toEqual(
          totals.length === 0 ? null : { min: Math.min(...totals), max: Math.max(...totals) },
        );
        // In the order in which they were given.
        expect(results).toEqual(offers.filter((one) => results.includes(one)));
        expect(found({})).toEqual(results);
      }),
    );
  });

  it("let pass exactly what each filter says", () => {
    fc.assert(
      fc.property(fc.array(someOffer, { maxLength: 12 }), someFilters, (offers, filters) => {
        const isOf = (wanted: readonly string[] | undefined, ...has: string[]) =>
          !wanted?.length || has.some((value) => wanted.includes(value));
        const expected = offers.filter(
          (one) =>
            isOf(filters.stops, String(one.stops)) &&
            isOf(filters.carrier, ...one.carriers) &&
            isOf(filters.kind, one.kind) &&
            isOf(filters.departure, one.departure) &&
            isOf(filters.arrival, one.arrival) &&
            isOf(filters.airport_from, one.airportFrom) &&
            isOf(filters.airport_to, one.airportTo) &&
            one.minutes <= (filters.minutes_max ?? 9_999) &&
            one.total <= (filters.price_max ?? 1e15) &&
            (!filters.bag || one.hasBag) &&
            (!filters.refundable || one.isRefundable) &&
            (!filters.protected || one.isProtected),
        );
        expect(filterAndCount(offers, filters).results).toEqual(expected);
      }),
    );
  });
});
