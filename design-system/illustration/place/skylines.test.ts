import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isWellFormed } from "#tests/support/well-formed.ts";
import { type Direction, hours } from "../scene.ts";
import { sceneSvg } from "../scene-svg.ts";
import { placedAt } from "./parts.ts";
import { citySkylines, skylineOf } from "./skylines.ts";

const MAX_BYTES = 6 * 1024;
const cities = Object.keys(citySkylines);

const skyline = (city: string, hour: (typeof hours)[number] = "day", direction: Direction = "ltr") =>
  sceneSvg({ slug: city, city, hour, view: "skyline" }, direction);

describe("skylines of cities", () => {
  it.each(cities)("%s is the same each time, well-formed, and at most 6 KB compressed", (city) => {
    for (const hour of hours) {
      const svg = skyline(city, hour, "rtl");
      expect(svg).toBe(skyline(city, hour, "rtl"));
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|<style|<script|style=/);
      expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it("are more than thirty, each of other forms", () => {
    const forms = Object.values(citySkylines).map(({ parts }) =>
      JSON.stringify(parts.map(([name, , ...at]) => [name, at])),
    );
    expect(cities.length).toBeGreaterThanOrEqual(30);
    expect(new Set(forms).size).toBe(cities.length);
  });

  it("leave the side where reading begins quiet: nothing tall stands in its first sixth", () => {
    const tall = Object.entries(citySkylines).flatMap(([city, { parts }]) =>
      parts
        .filter(([name, , x, y, w, h]) => !isLand(name) && x < 640 / 6 && y - (h ?? w) < 160)
        .map(([name]) => `${city} ${name}`),
    );
    expect(tall).toEqual([]);
  });

  it("stand at the mirrored place for right to left, and are not turned round", () => {
    const part = ["shaft", "stone", 610, 312, 38, 110, 36] as const;
    expect(placedAt(640, part)).toEqual(["shaft", "stone", 30, 312, 38, 110, 36]);
    const unmirrored = skyline("Rasht", "day", "rtl").replace(/<g transform[^>]*>.*?<\/g>/g, "");
    expect(unmirrored.split("<path").length).toBeGreaterThan(skylineOf("Rasht").parts.length);
    expect(skyline("Rasht", "day", "rtl")).not.toBe(skyline("Rasht"));
  });

  it("without a city's own, show its land and its girih", () => {
    expect(skylineOf("Nowhere")).not.toBe(skylineOf("Semnan"));
    expect(skylineOf("Semnan")).toBe(skylineOf("Birjand"));
    expect(skyline("Semnan")).not.toBe(skyline("Birjand"));
  });
});

/** Land may be tall at the quiet side: it is far. */
function isLand(name: string): boolean {
  return ["mound", "peak", "snowPeak", "crag", "sea", "cableway", "palm", "suspension"].includes(name);
}
