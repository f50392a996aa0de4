import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { propertyTypes } from "#domain/enums/enums.ts";
import { distanceOf, pixelsOf } from "#tests/support/picture-distance.ts";
import { isWellFormed } from "#tests/support/well-formed.ts";
import { drawAddress, parseSceneAddress } from "../address.ts";
import { crops, type HouseDrawing, type Scene, settings } from "../scene.ts";
import { sceneAddress } from "../scene-address.ts";
import { choiceOf } from "./frame.ts";
import { silhouettesOf } from "./hotel.ts";
import { houseSvg } from "./house-svg.ts";

const house: HouseDrawing = { kind: "hotel", storeys: 9, stars: 4, shows: ["pool", "garden", "parking"], variant: 12 };
type HouseScene = Scene & { readonly house: HouseDrawing };
const sceneOf = (own: Partial<HouseDrawing>, city = "Tehran"): HouseScene => ({
  ...{ slug: "Vanak", city, hour: "day", view: "facade" },
  house: { ...house, ...own },
});
/** Isfahan has the skyline with most parts. */
const draw = (own: Partial<HouseDrawing>, crop: (typeof crops)[number] = "wide", slug = "Vanak") =>
  houseSvg({ ...sceneOf(own, "Isfahan"), slug }, crop);
/** Slugs that choose either silhouette of a kind that has two. */
const slugs = ["Vanak", "Laleh"];

/** Sills of the windows: each storey of a house has one height of them. */
function sillsOf(svg: string): number[] {
  const windows = /<g id="w">(.*?)<\/g>/.exec(svg)?.[1] ?? "";
  // A rectangle starts at its top and names its height; an arch starts at its sill.
  const rectangles = [...windows.matchAll(/M[\d.-]+ ([\d.-]+)h[\d.-]+v([\d.-]+)h/g)].map(
    ([, top, height]) => Number(top) + Number(height),
  );
  const arches = [...windows.matchAll(/M[\d.-]+ ([\d.-]+)V/g)].map(([, sill]) => Number(sill));
  // Two roundings of a tenth may differ by one.
  const sorted = [...rectangles, ...arches].sort((one, other) => one - other);
  return sorted.filter((sill, index) => index === 0 || sill - (sorted[index - 1] ?? 0) > 0.35);
}

/** As `app/server/art.ts` compresses pictures. */
const bytesOf = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } })
    .length;

describe.each(propertyTypes)("the drawing of a %s", (kind) => {
  it.each(crops)("has as many rows of windows as storeys, all above the ground and below the top (%s)", (crop) => {
    const storeys = Array.from({ length: 20 }, (_, index) => index + 1);
    for (const slug of slugs)
      expect(storeys.map((count) => sillsOf(draw({ kind, storeys: count }, crop, slug)).length)).toEqual(storeys);
    for (const count of storeys) {
      const [, , width, height] = /viewBox="([\d ]+)"/.exec(draw({ kind }, crop))?.[1]?.split(" ").map(Number) ?? [];
      const sills = sillsOf(draw({ kind, storeys: count }, crop));
      expect(Math.min(...sills)).toBeGreaterThan((height ?? 0) * 0.05);
      expect(Math.max(...sills)).toBeLessThan((height ?? 0) * 0.86);
      expect(width).toBeGreaterThan(0);
    }
  });
  it("is well formed, the same each time and at most six kilobytes as sent, in every setting and crop", () => {
    for (const setting of settings) {
      for (const crop of crops) {
        const svg = draw({ kind, setting }, crop);
        expect(draw({ kind, setting }, crop)).toBe(svg);
        expect(isWellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|null|<style|<script|style=|<text/);
        expect(bytesOf(svg)).toBeLessThanOrEqual(6 * 1024);
      }
    }
  });
  it("shows its stars, facilities and variant", () => {
    const stars = (count: number) => draw({ kind, stars: count, shows: [] });
    expect(new Set([0, 1, 2, 3, 4, 5].map(stars)).size).toBe(6);
    const plain = draw({ kind, shows: [] });
    for (const one of ["pool", "garden", "parking"] as const) expect(draw({ kind, shows: [one] })).not.toBe(plain);
    const variants = Array.from({ length: 64 }, (_, variant) => draw({ kind, variant }));
    expect(new Set(variants).size).toBeGreaterThanOrEqual(16);
  });
  it("is a low house while its storeys are unknown", () => {
    expect(sillsOf(draw({ kind, storeys: undefined })).length).toBeLessThanOrEqual(3);
  });
});

describe("a kind of two silhouettes", () => {
  it("has both of them among the slugs that are tried", () => {
    expect(new Set(slugs.map((slug) => choiceOf(slug, "silhouette", 2))).size).toBe(2);
  });
});

describe("a hotel of many stars", () => {
  it("has no silhouette of a plain one, whatever its storeys", () => {
    for (const storeys of Array.from({ length: 20 }, (_, index) => index + 1)) {
      const plain = new Set(silhouettesOf({ storeys, house: { stars: 3 } }));
      expect(silhouettesOf({ storeys, house: { stars: 4 } }).filter((one) => plain.has(one))).toEqual([]);
    }
  });
});

describe("drawings of one city", () => {
  it("differ from one number to the next, and any two of sixty-four, by colour and shape", async () => {
    const pixels = await Promise.all(
      Array.from({ length: 64 }, (_, variant) =>
        pixelsOf(houseSvg(sceneOf({ variant, storeys: 3 + (variant % 2) }, "Isfahan"), "card")),
      ),
    );
    const next = pixels.slice(1).map((one, at) => distanceOf(one, pixels[at] ?? []));
    expect(Math.min(...next)).toBeGreaterThan(12);
    const others = pixels.flatMap((one, at) => pixels.slice(at + 1).map((other) => distanceOf(one, other)));
    expect(Math.min(...others)).toBeGreaterThan(2.5);
  });
});

describe("the address of a house", () => {
  it("is read back as it was written, in each crop", () => {
    const scenes = [
      sceneOf({}),
      sceneOf({ storeys: undefined, stars: 0, shows: [], variant: 0 }),
      ...propertyTypes.map((kind) => sceneOf({ kind, shows: ["garden"] })),
      ...settings.map((setting) => sceneOf({ setting, storeys: 20, variant: 63 })),
    ].map(({ house: { storeys, ...own }, ...scene }) => ({
      ...scene,
      house: { ...own, ...(storeys === undefined ? {} : { storeys }) },
    }));
    for (const scene of scenes) {
      for (const crop of crops) {
        const address = sceneAddress(scene, "rtl", crop);
        expect(address.length).toBeLessThan(200);
        expect(parseSceneAddress(address)).toEqual({ scene, direction: "rtl", crop });
        expect(drawAddress(address)).toBe(houseSvg(scene, crop));
      }
    }
  });
  it("of the previous version still draws", () => {
    expect(drawAddress("/web/art/facade/Isfahan/Homa.dusk.rtl.svg")).toContain("<svg");
  });
  it("has one spelling within its bounds", () => {
    const address = (part: string, view = "facade") => `/web/art/${view}/Tehran/Vanak.${part}.day.rtl.svg`;
    expect(drawAddress(address("hotel-9-4-12-pool_garden-sea.square"))).toContain("<svg");
    for (const bad of [
      "castle-9-4-12--",
      "hotel-21-4-12--",
      "hotel-09-4-12--",
      "hotel-9-6-12--",
      "hotel-9-4-64--",
      "hotel-9-4-012--",
      "hotel-9-4-12-garden_pool-",
      "hotel-9-4-12-pool_pool-",
      "hotel-9-4-12-_pool-",
      "hotel-9-4-12-sauna-",
      "hotel-9-4-12--moon",
      "hotel-9-4-12-",
      "hotel-9-4-12--.wide",
      "hotel-9-4-12--.poster",
      "square",
    ])
      expect([bad, drawAddress(address(bad))]).toEqual([bad, null]);
    expect(drawAddress(address("hotel-9-4-12--", "room"))).toBeNull();
  });
});
