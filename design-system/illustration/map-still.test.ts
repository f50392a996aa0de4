import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isWellFormed } from "#tests/support/well-formed.ts";
import { allSketches } from "../components/MapView/sketch/all.ts";
import { sketches } from "../components/MapView/sketch/sketches.ts";
import { drawAddress } from "./address.ts";
import { mapStillAddress } from "./map-still-address.ts";

const MAX_BYTES = 6 * 1024;

describe("still maps", () => {
  it("draw every city that has a sketch, small and without a style or a script", () => {
    expect(allSketches.map(({ sheet }) => sheet)).toEqual(expect.arrayContaining(sketches.map(({ sheet }) => sheet)));
    expect(allSketches).toHaveLength(sketches.length);
    for (const { sheet } of allSketches) {
      const middle = { lat: (sheet.south + sheet.north) / 2, lon: (sheet.west + sheet.east) / 2 };
      const svg = drawAddress(mapStillAddress(middle)) ?? "";
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).toContain('clip-path="url(#sheet)"');
      expect(svg).not.toMatch(/NaN|undefined|<style|<script|style=/);
      expect(brotliCompressSync(svg).byteLength).toBeLessThan(MAX_BYTES);
    }
  });
  it("are plain ground elsewhere", () => {
    expect(drawAddress(mapStillAddress({ lat: 34.8, lon: 48.515 }))).toContain("url(#girih)");
  });
  it("have one address for a place, on the globe", () => {
    expect(drawAddress("/web/art/map/32.6546_51.6680.svg")).toContain("<svg");
    for (const bad of ["32.65_51.66", "032.6546_51.6680", "-0.0000_51.6680", "86.0000_51.6680", "32.6546_181.0000"])
      expect(drawAddress(`/web/art/map/${bad}.svg`)).toBeNull();
  });
});
