import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour } from "#design-system/theme/theme.css.ts";

/** Narrower than the picture above it on a phone, where each line of a list counts. */
export const plan = style({
  display: "block",
  inlineSize: "70%",
  blockSize: "auto",
  marginInline: "auto",
  "@media": { [from.md]: { inlineSize: "100%" } },
});
export const floor = style({ fill: colour.surface, stroke: colour.inkSoft, strokeWidth: 0.12 });
export const grid = style({ fill: "none", stroke: colour.line, strokeWidth: 0.03 });
export const opening = style({ fill: "none", stroke: colour.firuze, strokeWidth: 0.2 });
export const bed = style({ fill: colour.lajvardTint, stroke: colour.lajvard, strokeWidth: 0.05 });
export const pillow = style({ fill: colour.surface, stroke: colour.lajvard, strokeWidth: 0.04 });
export const sofa = style({ fill: colour.zaferanTint, stroke: colour.zaferanInk, strokeWidth: 0.05 });
export const bath = style({ fill: colour.firuzeTint, stroke: colour.firuze, strokeWidth: 0.06 });
export const balcony = style({ fill: "none", stroke: colour.inkSoft, strokeWidth: 0.06, strokeDasharray: "0.25 0.18" });
export const person = style({ fill: colour.inkMute });
