import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { flightCarriers } from "#fixtures/world/carriers.ts";
import { isWellFormed } from "#tests/support/well-formed.ts";
import { drawAddress } from "./address.ts";
import { carrierSvg } from "./carrier.ts";
import { carrierAddress } from "./carrier-address.ts";

const codes = flightCarriers.map(({ code }) => code);
/** Side at which the smallest marks are drawn, px. */
const SMALL = 24;
/** Least share of pixels by which two shapes differ; the nearest pair differs by 0.13. */
const APART = 0.1;

const drawn = (code: string): string => drawAddress(carrierAddress(code)) ?? "";

/** The shape alone, without the colour of its ground: 1 where it is, for each pixel. */
async function shapeOf(code: string): Promise<number[]> {
  const svg = drawn(code).replaceAll(/#(?!FBF6EC)[0-9A-F]{6}/g, "#000000");
  const pixels = await sharp(Buffer.from(svg))
    .resize(SMALL, SMALL)
    .flatten({ background: "#000" })
    .greyscale()
    .raw()
    .toBuffer();
  return [...pixels].map((grey) => grey / 255);
}

describe("carriers' marks", () => {
  it("are drawn for every carrier of the world, each in 600 B at most", () => {
    for (const code of codes) {
      expect(drawn(code), code).not.toContain("<text");
      expect(isWellFormed(drawn(code)), code).toBe(true);
      expect(brotliCompressSync(drawn(code)).byteLength, code).toBeLessThanOrEqual(600);
    }
  });
  it("are told apart by their shape alone, at the smallest size", async () => {
    const shapes = await Promise.all(codes.map(shapeOf));
    const distances = shapes.flatMap((one, index) =>
      shapes
        .slice(index + 1)
        .map((other) => one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length),
    );
    expect(distances).toHaveLength((codes.length * (codes.length - 1)) / 2);
    expect(Math.min(...distances)).toBeGreaterThan(APART);
  });
  it("are the letters of the code where none is drawn, and nothing for what is no code", () => {
    expect(carrierSvg("QX")).toContain(">QX</text>");
    expect(carrierSvg("W5A")).toContain(">W5A</text>");
    expect(new Set(["QX", "QY", "ZZ"].map(carrierSvg)).size).toBe(3);
    for (const bad of ["", "Q", "qx", "QXYZ", "<b>"]) expect(drawAddress(carrierAddress(bad))).toBeNull();
  });
});
