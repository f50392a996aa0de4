import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOfPart, deadlineOfParts, isPart, leastForDeadline, PARTS } from "./parts.ts";

const NONE = { paid: 0, open: 0, count: 0 };
const DUE = 60_000_000;

describe("A part of what is due", () => {
  it.each([
    ["nothing is paid", NONE, { min: PARTS.least, max: DUE }],
    [
      "some is paid, some at the bank",
      { paid: 20_000_000, open: 10_000_000, count: 2 },
      { min: PARTS.least, max: 30_000_000 },
    ],
    ["one part is left", { paid: 20_000_000, open: 0, count: 5 }, { min: 40_000_000, max: 40_000_000 }],
    ["too little for two is left", { paid: DUE - 1_500_000, open: 0, count: 1 }, { min: 1_500_000, max: 1_500_000 }],
    ["six are used", { paid: 20_000_000, open: 0, count: 6 }, null],
    ["the rest is at the bank", { paid: 20_000_000, open: 40_000_000, count: 2 }, null],
  ])("has its bounds when %s", (_, standing, bounds) => {
    expect(boundsOfPart(DUE, standing)).toEqual(bounds);
  });

  it.each([
    [PARTS.least, true],
    [PARTS.least - 1, false],
    [DUE, true],
    [DUE + 1, false],
    [DUE - 1, false],
    [DUE - PARTS.least, true],
    [1_000_000.5, false],
  ])("%d is one: %s", (amount, is) => {
    expect(isPart(amount, DUE, NONE)).toBe(is);
  });

  it("leads to the whole sum in six at most, whatever is chosen", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 2 * PARTS.least, max: 10 ** 12 }),
        fc.array(share, { minLength: 6, maxLength: 6 }),
        (due, shares) => {
          let [paid, count] = [0, 0];
          for (const each of shares) {
            const bounds = boundsOfPart(due, { paid, open: 0, count });
            if (bounds === null) break;
            const wanted = bounds.min + Math.floor((bounds.max - bounds.min) * each);
            paid += isPart(wanted, due, { paid, open: 0, count }) ? wanted : bounds.max;
            count += 1;
          }
          expect([paid, count <= PARTS.most]).toEqual([due, true]);
        },
      ),
    );
  });

  it("moves the deadline to a day later, and neither back nor past the last moment", () => {
    expect(leastForDeadline(DUE + 1)).toBe(10_000_001);
    expect(deadlineOfParts(1_000, 2_800, 10 ** 9)).toBe(1_000 + 86_400);
    expect(deadlineOfParts(1_000, 2_800, 9_000)).toBe(9_000);
    expect(deadlineOfParts(1_000, 2_800, 2_000)).toBe(2_800);
  });
});
