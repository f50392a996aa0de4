import type { Area } from "#domain/place/area.ts";

/** Points in degrees, `lat,lon` apart by spaces. */
export type Points = string;

export const nameKinds = ["district", "sight", "water", "green", "hill", "road"] as const;
export type NameKind = (typeof nameKinds)[number];
export type SketchName = readonly [kind: NameKind, fa: string, en: string, lat: number, lon: number];

/** Layers of a sketch from below to above: areas are filled, lines are stroked; what nature made is drawn in curves. */
export const layers = {
  sea: { form: "area", isCurved: false },
  land: { form: "area", isCurved: false },
  built: { form: "area", isCurved: true },
  hills: { form: "area", isCurved: true },
  parks: { form: "area", isCurved: true },
  rivers: { form: "line", isCurved: true },
  lakes: { form: "area", isCurved: true },
  streets: { form: "line", isCurved: false },
  avenues: { form: "line", isCurved: false },
  rings: { form: "line", isCurved: true },
  bridges: { form: "line", isCurved: false },
} as const;
export type Layer = keyof typeof layers;
export const layerNames = Object.keys(layers) as Layer[];

/**
 * A city drawn from general knowledge: right about what lies where, some hundred metres off, and not for navigation.
 * Sights that the provider knows are not named here; their own pins name them.
 */
export type Sketch = { readonly [Name in Layer]?: readonly Points[] } & {
  /** Sheet of paper that the sketch is on: it says nothing of what is beyond. */
  readonly sheet: Area;
  readonly names: readonly SketchName[];
};
