import { style } from "@vanilla-extract/css";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  color: colour.ink,
  fontWeight: weight.semibold,
});
