import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type SightKind, sightKinds } from "#domain/enums/sight-kinds.ts";
import { isWellFormed } from "#tests/support/well-formed.ts";
import { type Hour, hours, type Scene } from "../scene.ts";
import { sceneSvg } from "../scene-svg.ts";
import type { FormName } from "./parts.ts";
import { drawingOf, namedDrawings } from "./sights.ts";

const MAX_BYTES = 6 * 1024;

const sceneOf = (slug: string, sight: SightKind | undefined, hour: Hour = "day"): Scene => ({
  ...{ slug, city: "Anywhere", hour, view: "sight" as const },
  sight,
});
/** Every drawing there is: each kind's, and those of named sights. */
const drawn = [
  ...sightKinds.map((kind) => ({ slug: `Any_${kind}`, kind })),
  ...sightKinds.flatMap((kind) => Object.keys(namedDrawings[kind]).map((slug) => ({ slug, kind }))),
];

describe("pictures of sights", () => {
  it.each(drawn)("$slug is the same each time, well-formed, and at most 6 KB compressed", ({ slug, kind }) => {
    for (const hour of hours) {
      const svg = sceneSvg(sceneOf(slug, kind, hour), "rtl");
      expect(svg).toBe(sceneSvg(sceneOf(slug, kind, hour), "rtl"));
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|<style|<script|style=/);
      expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it("differ in form, not only in colour or in their sky", () => {
    const forms = drawn.map(({ slug, kind }) =>
      JSON.stringify(drawingOf(sceneOf(slug, kind)).parts.map(([name, , ...at]) => [name, at])),
    );
    expect(forms.length).toBeGreaterThan(150);
    expect(new Set(forms).size).toBe(forms.length);
  });

  it("do not draw a sight as another of its name of another kind, nor claim what is not known", () => {
    for (const { slug, kind } of drawn) {
      const other = sightKinds[(sightKinds.indexOf(kind) + 1) % sightKinds.length];
      expect(drawingOf(sceneOf(slug, other))).toBe(drawingOf(sceneOf("Unheard", other)));
    }
    expect(drawingOf(sceneOf("VankCathedral", undefined)).parts).toEqual([]);
  });

  it("mirror the land for right to left, and never the sight", () => {
    const [rtl = "", ltr = ""] = (["rtl", "ltr"] as const).map((direction) =>
      sceneSvg(sceneOf("VankCathedral", "church"), direction),
    );
    const unmirrored = rtl.replace(/<g transform[^>]*>.*?<\/g>/g, "|").split("|")[1] ?? "";
    expect(rtl).not.toBe(ltr);
    expect(unmirrored.length).toBeGreaterThan(1000);
    expect(ltr).toContain(unmirrored);
  });
});

/** Forms of Islamic and of Christian worship: what is neither has none of them. */
const muslim = ["dome", "minaret", "pencil"] as const satisfies readonly FormName[];
const christian = ["belfry", "cross", "onion", "ribbedCone"] as const satisfies readonly FormName[];
const built = [...muslim, ...christian, "arcade", "iwan", "rampart", "turret", "floors"] as const;
const towers = ["shaft", "roundTower", "fluted", "azadi", "milad", "eiffel", "burj", "petronas"] as const;
const land = ["mound", "crag", "peak", "snowPeak", "fall", "lake", "sea"] as const;

/** Forms of which every sight of a kind has at least one, and those that would make it another kind. */
const marks: Partial<Record<SightKind, { some: readonly FormName[]; none: readonly FormName[] }>> = {
  bridge: { some: ["arcade", "spans", "tabiat", "bowstring"], none: [...muslim, ...christian, "saucer"] },
  tower: { some: towers, none: [...muslim, ...christian] },
  castle: { some: ["rampart", "turret"], none: [...muslim, ...christian] },
  palace: { some: ["wall", "arcade", "floors", "rampart"], none: [...muslim, ...christian] },
  mosque: { some: ["dome", "saucer", "minaret", "pencil", "panes"], none: christian },
  shrine: { some: ["dome", "saucer"], none: christian },
  church: { some: christian, none: ["minaret", "pencil", "iwan"] },
  fire_temple: { some: ["flame"], none: [...muslim, ...christian] },
  bathhouse: { some: ["saucer"], none: [...muslim, ...christian] },
  bazaar: { some: ["awning", "carpets", "heaps", "arches"], none: christian },
  garden: { some: ["basin"], none: [...muslim, ...christian] },
  park: { some: ["tree", "palm", "wheel", "sea"], none: [...muslim, ...christian] },
  cave: { some: ["grotto"], none: [...muslim, ...christian] },
  lake: { some: ["sea", "lake"], none: built },
  desert: { some: ["dune"], none: built },
  beach: { some: ["sea"], none: built },
  nature: { some: land, none: built },
  shopping: { some: ["floors"], none: [...muslim, ...christian] },
};

describe("the forms of a kind", () => {
  const marked = drawn.flatMap(({ slug, kind }) => {
    const mark = marks[kind];
    return mark ? [{ slug, kind, ...mark }] : [];
  });
  it.each(marked)("$slug has those of a $kind and none of another", ({ slug, kind, some, none }) => {
    const forms = new Set<FormName>(drawingOf(sceneOf(slug, kind)).parts.map(([name]) => name));
    expect(some.some((form) => forms.has(form))).toBe(true);
    expect(none.filter((form) => forms.has(form))).toEqual([]);
  });
  it("thirty-three arches in two rows carry the bridge of that name", () => {
    const rows = drawingOf(sceneOf("Siosepol", "bridge")).parts.filter(([name]) => name === "arcade");
    expect(rows.map((row) => row.at(-1))).toEqual([33, 33]);
  });
});
