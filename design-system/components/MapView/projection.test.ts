import { describe, expect, it } from "vitest";
import { readArea, roundedArea, writeArea } from "#domain/place/area.ts";
import { areaOf, fit, metersPerUnit, project, scaleBar, shownFirst, toPixel, windowOn } from "./projection.ts";

const isfahan = { lat: 32.6546, lon: 51.668 };
const shiraz = { lat: 29.5918, lon: 52.5837 };

describe("the map's plane", () => {
  it("puts north above south and east right of west, in every language", () => {
    expect(project(isfahan).y).toBeLessThan(project(shiraz).y);
    expect(project(isfahan).x).toBeLessThan(project(shiraz).x);
  });
  it("measures a degree of latitude near Isfahan as about 111 kilometres", () => {
    const north = project({ lat: 33.1546, lon: 51.668 });
    const south = project({ lat: 32.1546, lon: 51.668 });
    expect(((south.y - north.y) * metersPerUnit(isfahan.lat)) / 1000).toBeCloseTo(111, 0);
  });
  it("fits all points into the window", () => {
    const viewport = fit([isfahan, shiraz], 600, 400);
    for (const point of [isfahan, shiraz]) {
      const { x, y } = toPixel(viewport, project(point), 600, 400);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(600);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(400);
    }
  });
  it("never goes closer than a few streets for a single point", () => {
    expect(fit([isfahan], 600, 400).scale).toBe(2_000_000);
  });
  it("shows an area to its edges, and says that it is in sight", () => {
    const area = { south: 32.6, west: 51.6, north: 32.7, east: 51.7 };
    const viewport = windowOn(area, 328, 480);
    const seen = areaOf({ viewport, width: 328, height: 480 });
    expect([seen?.west, seen?.east]).toEqual([51.6, 51.7]);
    expect(seen?.south).toBeLessThan(32.6);
    expect(seen?.north).toBeGreaterThan(32.7);
  });
  it("does not move when what must be in sight is", () => {
    const now = fit([isfahan, shiraz], 600, 400);
    const area = areaOf({ viewport: now, width: 600, height: 400 });
    const asked = area && readArea(writeArea(roundedArea(area)));
    expect(asked && windowOn(asked, 600, 400, undefined, now)).toBe(now);
    expect(asked && windowOn(asked, 500, 400, undefined, now)).not.toBe(now);
  });
  it("has no area across the date line", () => {
    expect(areaOf({ viewport: { center: { x: 0.99, y: 0.5 }, scale: 10_000 }, width: 600, height: 400 })).toBeNull();
  });
  it("shows its area, else its places, else its landmarks, else Iran", () => {
    const area = { south: 32.6, west: 51.6, north: 32.7, east: 51.7 };
    expect(shownFirst([isfahan], [shiraz], area)).toBe(area);
    expect(shownFirst([isfahan], [shiraz])).toEqual([isfahan]);
    expect(shownFirst([], [shiraz])).toEqual([shiraz]);
    expect(shownFirst([])).toHaveLength(1);
  });
  it("draws a round distance", () => {
    const { meters, pixels } = scaleBar(fit([isfahan], 600, 400), isfahan.lat, 120);
    expect(meters).toBe(2000);
    expect(pixels).toBeGreaterThan(60);
    expect(pixels).toBeLessThanOrEqual(120);
  });
});
