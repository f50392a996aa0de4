import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const segments = style({
  display: "grid",
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const segment = style({
  display: "grid",
  gap: space.xxs,
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${colour.firuze}`,
});
