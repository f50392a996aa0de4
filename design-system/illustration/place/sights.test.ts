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
const kinds = sightKinds.map((kind) => ({ slug: `Any_${kind}`, kind }));
const named = Object.entries(namedDrawings).map(([slug, { kind }]) => ({ slug, kind }));

describe("pictures of sights", () => {
  it.each([...kinds, ...named])(
    "$slug is the same each time, well-formed, and at most 6 KB compressed",
    ({ slug, kind }) => {
      for (const hour of hours) {
        for (const direction of ["rtl", "ltr"] as const) {
          const svg = sceneSvg(sceneOf(slug, kind, hour), direction);
          expect(svg).toBe(sceneSvg(sceneOf(slug, kind, hour), direction));
          expect(isWellFormed(svg)).toBe(true);
          expect(svg).not.toMatch(/NaN|undefined|<style|<script|style=/);
          expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(MAX_BYTES);
        }
      }
    },
  );

  it("are all different in form, not only in colour or in their sky", () => {
    const forms = [...kinds, ...named].map(({ slug, kind }) =>
      JSON.stringify(drawingOf(sceneOf(slug, kind)).parts.map(([name, , ...at]) => [name, at])),
    );
    expect(new Set(forms).size).toBe(forms.length);
  });

  it("do not draw a sight as another of its name of another kind, nor claim what is not known", () => {
    for (const { slug, kind } of named) {
      const other = sightKinds.find((one) => one !== kind) as SightKind;
      expect(drawingOf(sceneOf(slug, other))).toBe(drawingOf(sceneOf("Unheard", other)));
      expect(drawingOf(sceneOf(slug, undefined)).parts).toEqual([]);
    }
  });

  it("are turned round for right to left but for the sight itself", () => {
    const [rtl, ltr] = (["rtl", "ltr"] as const).map((direction) => sceneSvg(sceneOf("Any", "church"), direction));
    const church = (svg = "") => svg.replace(/<g transform[^>]*>.*?<\/g>/g, "");
    expect(rtl).not.toBe(ltr);
    expect(ltr).toContain(church(rtl).slice(church(rtl).indexOf("<path"), church(rtl).lastIndexOf("</svg>")));
  });
});

/** Forms of Islamic and of Christian worship: what is neither has none of them. */
const muslim = ["dome", "minaret", "pencil"] as const satisfies readonly FormName[];
const christian = ["belfry", "cross", "onion", "ribbedCone"] as const satisfies readonly FormName[];
const built = [...muslim, ...christian, "arcade", "iwan", "rampart", "turret", "floors"] as const;

/** Forms of which every sight of a kind has at least one, and those that would make it another kind. */
const marks: Partial<Record<SightKind, { some: readonly FormName[]; none: readonly FormName[] }>> = {
  bridge: { some: ["arcade", "colonnade", "tabiat", "bowstring"], none: [...muslim, ...christian, "saucer"] },
  tower: {
    some: ["shaft", "fluted", "turret", "azadi", "milad", "eiffel", "burj", "petronas"],
    none: [...muslim, ...christian],
  },
  castle: { some: ["rampart", "turret"], none: [...muslim, ...christian] },
  mosque: { some: ["dome", "saucer", "minaret", "pencil", "panes"], none: christian },
  shrine: { some: ["dome", "cone", "saucer"], none: christian },
  church: { some: christian, none: ["minaret", "pencil"] },
  fire_temple: { some: ["flame"], none: [...muslim, ...christian] },
  bathhouse: { some: ["saucer"], none: christian },
  bazaar: { some: ["awning", "carpets", "heaps", "lamp"], none: christian },
  garden: { some: ["basin"], none: [...muslim, ...christian] },
  cave: { some: ["grotto"], none: [...muslim, ...christian] },
  lake: { some: ["sea", "lake"], none: built },
  desert: { some: ["dune"], none: built },
  beach: { some: ["sea"], none: built },
  nature: { some: ["mound", "crag", "peak", "snowPeak", "fall", "lake", "sea"], none: built },
};

const formsOf = (slug: string, kind: SightKind): Set<FormName> =>
  new Set(drawingOf(sceneOf(slug, kind)).parts.map(([name]) => name));

it.each([...kinds, ...named])("$slug has the marks of a $kind and none of another", ({ slug, kind }) => {
  const forms = formsOf(slug, kind);
  const { some, none } = marks[kind] ?? { some: [...forms], none: [] };
  expect(some.filter((form) => forms.has(form))).not.toEqual([]);
  expect(none.filter((form) => forms.has(form))).toEqual([]);
});
