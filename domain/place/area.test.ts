import { describe, expect, it } from "vitest";
import { isWithin, readArea, roundedArea, writeArea } from "./area.ts";

const isfahan = { south: 32.6, west: 51.6, north: 32.7, east: 51.75 };

describe("a part of the globe as text", () => {
  it("is south, west, north, east", () => {
    expect(readArea("32.6,51.6,32.7,51.75")).toEqual(isfahan);
    expect(writeArea(isfahan)).toBe("32.6,51.6,32.7,51.75");
    expect(readArea("-90,-180,90,180")).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  });
  it.each([
    ["nothing", ""],
    ["three numbers", "32.6,51.6,32.7"],
    ["five numbers", "32.6,51.6,32.7,51.7,1"],
    ["an empty one", "32.6,,32.7,51.7"],
    ["a word", "32.6,51.6,32.7,east"],
    ["infinity", "32.6,51.6,32.7,1e309"],
    ["another notation", "0x1,51.6,32.7,51.7"],
    ["a space", "32.6, 51.6,32.7,51.7"],
    ["south above north", "32.7,51.6,32.6,51.7"],
    ["south at north", "32.6,51.6,32.6,51.7"],
    ["west beyond east", "32.6,51.7,32.7,51.6"],
    ["west at east", "32.6,51.6,32.7,51.6"],
    ["beyond the poles", "-90.1,51.6,32.7,51.7"],
    ["beyond the north pole", "32.6,51.6,90.1,51.7"],
    ["beyond the date line", "32.6,51.6,32.7,180.1"],
    ["beyond it in the west", "32.6,-180.1,32.7,51.6"],
  ])("is not %s", (_, text) => expect(readArea(text)).toBeNull());
});

describe("rounding", () => {
  it("writes four decimals at most, fewer of a large area", () => {
    const near = { south: 32.65432101, west: 51.65432101, north: 32.66432101, east: 51.66432101 };
    expect(writeArea(roundedArea(near))).toBe("32.6543,51.6543,32.6644,51.6644");
    const far = { south: 25.0123456, west: 44.0123456, north: 39.7123456, east: 63.3123456 };
    expect(writeArea(roundedArea(far))).toBe("25,44,39.8,63.4");
    expect(writeArea(roundedArea({ south: -89.99, west: -179.9, north: 89.99, east: 179.9 }))).toBe("-90,-180,90,180");
  });
  it("loses nothing that was within, however small the area", () => {
    for (const side of [90, 7, 0.3, 0.02, 0.0007, 0.00001]) {
      const area = { south: -32.123456, west: 51.987654, north: -32.123456 + side, east: 51.987654 + side };
      const rounded = roundedArea(area);
      expect(readArea(writeArea(rounded)), String(side)).toEqual(rounded);
      expect(isWithin(rounded, { lat: area.south, lon: area.west })).toBe(true);
      expect(isWithin(rounded, { lat: area.north, lon: area.east })).toBe(true);
    }
  });
  it("leaves what is round", () => expect(roundedArea(isfahan)).toEqual(isfahan));
});

it("an edge is within, what lies beyond one is not", () => {
  expect(isWithin(isfahan, { lat: 32.6, lon: 51.75 })).toBe(true);
  for (const [lat, lon] of [
    [32.59, 51.7],
    [32.71, 51.7],
    [32.65, 51.59],
    [32.65, 51.76],
  ] as const)
    expect(isWithin(isfahan, { lat, lon })).toBe(false);
});
