import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dark, light } from "#design-system/theme/palette.ts";
import { tileLayers } from "../tiles.ts";
import { streetsStyle } from "./streets-style.ts";

const landmarks = [{ lat: 32.65, lon: 51.67, name: "میدان" }];
const styleOf = (locale: "fa" | "en", isDark: boolean) =>
  streetsStyle({ tiles: "/web/tiles.pmtiles", locale, isDark, landmarks });

describe("how streets are drawn", () => {
  it("each layer of the tiles is drawn, and no other is asked for", () => {
    const drawn = styleOf("fa", false).layers.flatMap((layer) =>
      "source-layer" in layer && layer["source-layer"] ? [layer["source-layer"]] : [],
    );
    expect(new Set(drawn)).toEqual(new Set(tileLayers));
  });

  it.each([
    ["light", light, dark],
    ["dark", dark, light],
  ])("in the %s theme by its own colours alone", (name, own, other) => {
    const used = JSON.stringify(styleOf("fa", name === "dark").layers).match(/#[0-9A-F]{6}/gi) ?? [];
    const [ours, theirs] = [new Set<string>(Object.values(own)), new Set<string>(Object.values(other))];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((colour) => !ours.has(colour))).toEqual([]);
    expect(used.every((colour) => theirs.has(colour))).toBe(false);
  });

  it("names are those of the page's language, else of the place", () => {
    for (const locale of ["fa", "en"] as const) {
      const fields = styleOf(locale, false).layers.flatMap((layer) =>
        layer.type === "symbol" && layer.source === "streets" ? [layer.layout?.["text-field"]] : [],
      );
      expect(fields.length).toBeGreaterThan(2);
      for (const field of fields) expect(field).toEqual(["coalesce", ["get", `name:${locale}`], ["get", "name"]]);
    }
  });

  it("everything comes from our own address", () => {
    const { sources, "font-faces": fonts } = styleOf("en", true);
    const addresses = JSON.stringify([sources, fonts]).match(/"(?:pmtiles:\/\/)?[^"]*\/[^"]+"/g) ?? [];
    expect(addresses.length).toBe(3);
    for (const address of addresses) expect(address).toMatch(/^"(pmtiles:\/\/)?\/web\//);
    for (const [, file] of JSON.stringify(fonts).matchAll(/"\/web\/(fonts\/[^"]+)"/g)) {
      const bytes = readFileSync(join(import.meta.dirname, "../../../../public", file ?? ""));
      expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
    }
  });
});
