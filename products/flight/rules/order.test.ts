import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flightSorts, inOrder, type OrderedOffer, orderCost } from "./order.ts";

const offer = (offerNumber: number, change: Partial<OrderedOffer> = {}): OrderedOffer => ({
  offerNumber,
  perTraveller: 50_000_000,
  minutes: 90,
  departsAt: 1_800_000_000,
  stops: 0,
  selfTransfers: 0,
  ...change,
});
const numbers = (offers: readonly OrderedOffer[]) => offers.map(({ offerNumber }) => offerNumber);

describe("The order of offers", () => {
  it("counts beside the price 5,000 toman a minute beyond the shortest, a million a stop and two a self-transfer", () => {
    expect(orderCost(offer(1), 90)).toBe(50_000_000);
    expect(orderCost(offer(1, { minutes: 100 }), 90)).toBe(50_500_000);
    expect(orderCost(offer(1, { stops: 2, selfTransfers: 1 }), 90)).toBe(90_000_000);
  });

  it("prefers a direct flight until a stop is cheaper by more than it costs in time", () => {
    const direct = offer(1);
    const stop = (perTraveller: number) => offer(2, { perTraveller, minutes: 290, stops: 1 });
    expect(numbers(inOrder([stop(30_000_010), direct], "default"))).toEqual([1, 2]);
    expect(numbers(inOrder([stop(29_999_990), direct], "default"))).toEqual([2, 1]);
  });

  it("is by what its name says", () => {
    const offers = [
      offer(1, { perTraveller: 70_000_000, minutes: 60, departsAt: 1_800_003_600 }),
      offer(2, { perTraveller: 40_000_000, minutes: 300, departsAt: 1_800_000_000, stops: 1 }),
      offer(3, { perTraveller: 60_000_000, minutes: 120, departsAt: 1_800_007_200 }),
    ];
    expect(flightSorts.map((sort) => [sort, ...numbers(inOrder(offers, sort))])).toEqual([
      ["default", 2, 3, 1],
      ["lowest_price", 2, 3, 1],
      ["shortest", 1, 3, 2],
      ["earliest", 2, 1, 3],
      ["latest", 3, 1, 2],
    ]);
  });

  const few = fc.record({
    perTraveller: fc.constantFrom(40_000_000, 50_000_000),
    minutes: fc.constantFrom(90, 290),
    departsAt: fc.constantFrom(1_800_000_000, 1_800_003_600),
    stops: fc.constantFrom(0, 1),
    selfTransfers: fc.constantFrom(0, 1),
  });

  it("is one order, however they were given, so that pages never overlap", () => {
    fc.assert(
      fc.property(
        fc.array(few, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...flightSorts),
        fc.infiniteStream(fc.nat()),
        (some, sort, shuffle) => {
          const offers = some.map((one, index) => ({ ...one, offerNumber: index + 1 }));
          const shuffled = offers
            .map((one) => ({ one, by: shuffle.next().value ?? 0 }))
            .toSorted((a, b) => a.by - b.by)
            .map(({ one }) => one);
          const ordered = inOrder(offers, sort);
          expect(inOrder(shuffled, sort)).toEqual(ordered);
          expect(numbers(ordered).toSorted((a, b) => a - b)).toEqual(numbers(offers));
          const shortest = Math.min(...offers.map(({ minutes }) => minutes));
          const costs = ordered.map((one) => orderCost(one, shortest));
          if (sort === "default") expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it("of none is none", () => expect(inOrder([], "default")).toEqual([]));
});
