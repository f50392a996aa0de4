import { describe, expect, it } from "vitest";
import { offsetAt } from "./instant.ts";
import { ZONES_END, type Zone, zones } from "./zones.ts";

const DAY = 86_400;

/** Offset of a zone in the running ICU, from `GMT+03:30`, seconds. */
const icu = (zone: string) => {
  const format = new Intl.DateTimeFormat("en-u-nu-latn", { timeZone: zone, timeZoneName: "longOffset" });
  return (instant: number): number => {
    const [, sign, hours, minutes, seconds = "0"] =
      /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(instant * 1000)) ?? [];
    if (sign === undefined) return 0;
    return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === "-" ? -1 : 1);
  };
};

describe.each(Object.keys(zones) as Zone[])("The offsets of %s", (zone) => {
  const offset = icu(zone);

  it("change when those of ICU do, to the second", () => {
    const table = zones[zone];
    expect(table.slice(0, 2)).toEqual([0, offset(0)]);
    for (let index = 2; index < table.length; index += 2) {
      const change = table[index]!;
      expect(change).toBeGreaterThan(table[index - 2]!);
      expect([offset(change - 1), offset(change)]).toEqual([table[index - 1], table[index + 1]]);
      expect(table[index + 1]).not.toBe(table[index - 1]);
    }
  });

  it("are those of ICU on every third day from 1970 to 2040", () => {
    const differing: number[] = [];
    for (let instant = 0; instant < ZONES_END; instant += 3 * DAY) {
      if (offsetAt(instant, zone) !== offset(instant)) differing.push(instant);
    }
    expect(differing).toEqual([]);
  });
});
