import { describe, expect, it } from "vitest";
import { isReachable, lowestReturn, type Way } from "./turnaround.ts";

const MINUTE = 60;
/** Midday of 1 December 2026 in Tehran. */
const NOON = 1_796_113_800;
const out: Way = {
  origin: "THR",
  destination: "MHD",
  departsAt: NOON - 90 * MINUTE,
  arrivesAt: NOON,
  firstCarrier: "IR",
  lastCarrier: "IR",
};
const back = (minutes: number, of: Partial<Way> = {}): Way => ({
  origin: "MHD",
  destination: "THR",
  departsAt: NOON + minutes * MINUTE,
  arrivesAt: NOON + (minutes + 90) * MINUTE,
  firstCarrier: "IR",
  lastCarrier: "IR",
  ...of,
});
const toTehran: Way = { ...out, origin: "MHD", destination: "THR" };
const fromImam = (minutes: number) => back(minutes, { origin: "IKA", destination: "MHD" });

describe("A way back", () => {
  it.each([
    ["five minutes after landing", out, back(5), false],
    ["just under the least time", out, back(44), false],
    ["at the least time", out, back(45), true],
    ["on another carrier, two tickets", out, back(164, { firstCarrier: "EP" }), false],
    ["on another carrier with time enough", out, back(165, { firstCarrier: "EP" }), true],
    ["from another airport of the city 35 minutes later", toTehran, fromImam(35), false],
    ["from another airport of the city with time enough", toTehran, fromImam(240), true],
    ["from another city", out, back(600, { origin: "KIH" }), false],
    ["before landing", out, back(-30), false],
    ["weeks later: there is no longest time", out, back(30 * 24 * 60), true],
  ] as const)("%s: %s", (_, one, other, isPossible) => {
    expect(isReachable(one, other)).toBe(isPossible);
  });

  it("costs at least what the cheapest one that can be reached costs", () => {
    const returnOf = lowestReturn([
      { way: back(5), total: 10 },
      { way: back(300), total: 30 },
      { way: back(200), total: 40 },
    ]);
    expect(returnOf(out)).toBe(30);
    expect(returnOf({ ...out, arrivesAt: NOON + 280 * MINUTE })).toBeNull();
    expect(returnOf({ ...out, arrivesAt: NOON + 300 * MINUTE })).toBeNull();
    expect(lowestReturn([])(out)).toBeNull();
  });
});
