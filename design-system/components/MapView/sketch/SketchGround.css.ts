import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "#design-system/theme/theme.css.ts";

/** Widths are pixels at every scale. */
const constant = { vectorEffect: "non-scaling-stroke" } as const;
const line = { ...constant, fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const paper = style({ fill: colour.canvas });

export const areas = styleVariants({
  sea: { ...constant, fill: colour.firuzeTint, stroke: colour.firuze, strokeOpacity: 0.5 },
  land: { ...constant, fill: colour.canvas, stroke: colour.firuze, strokeOpacity: 0.5 },
  built: { fill: colour.sunken },
  hills: { ...constant, fill: colour.khesht, fillOpacity: 0.16, stroke: colour.khesht, strokeOpacity: 0.3 },
  parks: { ...constant, fill: colour.pesteh, fillOpacity: 0.26, stroke: colour.pesteh, strokeOpacity: 0.4 },
  lakes: { ...constant, fill: colour.firuzeTint, stroke: colour.firuze, strokeOpacity: 0.6 },
});

export const lines = styleVariants({
  rivers: { ...line, stroke: colour.firuzeTint },
  streets: { ...line, stroke: colour.surface },
  avenues: { ...line, stroke: colour.surface },
  rings: { ...line, stroke: colour.surface },
  bridges: { ...line, stroke: colour.lineStrong, strokeLinecap: "butt" },
});

/** Edges that tell a line from the ground: of the same layers. */
export const edges = styleVariants({
  rivers: { ...line, stroke: colour.firuze, strokeOpacity: 0.45 },
  streets: { ...line, stroke: colour.line },
  avenues: { ...line, stroke: colour.line },
  rings: { ...line, stroke: colour.lineStrong, strokeOpacity: 0.7 },
  bridges: { ...line, stroke: colour.canvas, strokeLinecap: "butt" },
});
