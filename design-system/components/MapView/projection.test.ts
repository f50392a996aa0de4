import { describe, expect, it } from "vitest";
import { fit, metersPerUnit, project, scaleBar, toPixel } from "./projection.ts";

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
  it("draws a round distance", () => {
    const { meters, pixels } = scaleBar(fit([isfahan], 600, 400), isfahan.lat, 120);
    expect(meters).toBe(2000);
    expect(pixels).toBeGreaterThan(60);
    expect(pixels).toBeLessThanOrEqual(120);
  });
});
