import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const state = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.md,
  paddingBlock: space.xl,
  paddingInline: space.md,
  textAlign: "center",
});
export const art = style({ inlineSize: "min(100%, 224px)", blockSize: "auto" });
export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.sm });
/** Strokes and fills of the drawing's shapes. */
export const horizon = style({ stroke: colour.lineStrong, strokeWidth: 2, fill: "none", strokeLinecap: "round" });
export const star = style({ fill: colour.zaferan, stroke: colour.zaferanInk, strokeWidth: 1 });
export const tile = style({
  fill: colour.lajvardTint,
  stroke: colour.lajvard,
  strokeWidth: 2,
  strokeLinejoin: "round",
});
/** Dashed outline of a shape that is not there. */
export const missing = style({ fill: "none", stroke: colour.lineStrong, strokeWidth: 2, strokeDasharray: "4 5" });
