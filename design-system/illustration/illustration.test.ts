import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sightKinds } from "#domain/enums/sight-kinds.ts";
import { isWellFormed } from "#tests/support/well-formed.ts";
import { drawAddress, parseSceneAddress } from "./address.ts";
import { girihPattern } from "./girih.ts";
import { hours, type Outlook, outlooks, type RoomDrawing, type Scene, views } from "./scene.ts";
import { heroAddress, sceneAddress } from "./scene-address.ts";
import { sceneSvg } from "./scene-svg.ts";
import { shamsehPath } from "./shamseh.ts";

const all: Scene[] = ["Isfahan", "Kish", "Istanbul", "Nowhere"].flatMap((city) =>
  views.flatMap((view) => hours.map((hour) => ({ slug: `${city}_1`, city, view, hour }))),
);

describe("the illustration engine", () => {
  it("draws the same scene the same way, whole and small, without a style or a script", () => {
    for (const scene of all) {
      for (const direction of ["rtl", "ltr"] as const) {
        const svg = sceneSvg(scene, direction);
        expect(svg).toBe(sceneSvg({ ...scene }, direction));
        expect(isWellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|<style|<script|style=/);
        expect(brotliCompressSync(svg).byteLength).toBeLessThan(6 * 1024);
      }
    }
  });
  it("gives two houses of one city pictures of their own", () => {
    const facade = (slug: string) => sceneSvg({ slug, city: "Yazd", hour: "dusk", view: "facade" }, "rtl");
    expect(facade("Badgir")).not.toBe(facade("Anar"));
  });
  it("gives each slug its own girih", () => {
    const patterns = ["Isfahan", "Shiraz", "Yazd", "Tehran", "Kish"].map((slug) => girihPattern(slug, "g", "#fff"));
    expect(new Set(patterns).size).toBe(5);
  });
  it("draws the shamseh with sixteen corners, every other one at 0.7654 of the radius", () => {
    const corners = shamsehPath(100)
      .slice(1, -1)
      .split("L")
      .map((corner) => Math.hypot(...(corner.split(" ").map(Number) as [number, number])));
    expect(corners).toHaveLength(16);
    expect(corners.map((radius) => Math.round(radius))).toEqual(Array.from({ length: 8 }, () => [100, 77]).flat());
  });
  it("draws as many beds as a room has, and a window only where it has a view", () => {
    const room = (drawing: RoomDrawing) =>
      sceneSvg({ slug: "Room", city: "Isfahan", hour: "day", view: "room", room: drawing }, "rtl");
    const pillows = (svg: string) => svg.split('fill="#fff" rx="12"').length - 1;
    expect(pillows(room({ double: 1, single: 0, sofa: 0, outlook: "city" }))).toBe(2);
    expect(pillows(room({ double: 0, single: 2, sofa: 0, outlook: "city" }))).toBe(2);
    expect(pillows(room({ double: 2, single: 3, sofa: 1, outlook: "water" }))).toBe(7);
    expect(pillows(room({ double: 0, single: 9, sofa: 9, outlook: "none" }))).toBe(9);
    const windows = (outlook: Outlook) =>
      room({ double: 1, single: 0, sofa: 0, outlook }).includes('<clipPath id="w">');
    expect(outlooks.map(windows)).toEqual([true, true, true, true, false]);
  });
  it("reads back the address it wrote, and draws nothing else", () => {
    const rooms = outlooks.map((outlook) => ({
      ...{ slug: "Room", city: "Isfahan", hour: "day" as const, view: "room" as const },
      room: { double: 1, single: 2, sofa: 0, outlook },
    }));
    const sights = sightKinds.map((sight) => ({
      ...{ slug: "HagiaSophia", city: "Istanbul", hour: "day" as const, view: "sight" as const },
      sight,
    }));
    for (const scene of [...all, ...rooms, ...sights]) {
      expect(parseSceneAddress(sceneAddress(scene, "ltr"))).toEqual({ scene, direction: "ltr", crop: "wide" });
    }
    expect(drawAddress(heroAddress("dusk", "rtl"))).toContain("<svg");
    for (const bad of [
      "/web/art/",
      "/web/art/skyline/a-b/c.day.rtl.svg",
      "/web/art/skyline/a/../b.day.rtl.svg",
      "/web/art/skyline/a/b.noon.rtl.svg",
      "/web/art/facade/a/b.d1s0f0.city.day.rtl.svg",
      "/web/art/facade/a/b.bridge.day.rtl.svg",
      "/web/art/sight/a/b.pagoda.day.rtl.svg",
      "/web/art/room/a/b.d1s0f0.city.bridge.day.rtl.svg",
      "/web/art/room/a/b.d10s0f0.city.day.rtl.svg",
      "/web/art/room/a/b.d1s0f0.day.rtl.svg",
      "/web/art/skyline/a/b.square.day.rtl.svg",
      `/web/art/skyline/${"a".repeat(61)}/b.day.rtl.svg`,
    ])
      expect(drawAddress(bad)).toBeNull();
  });
});
