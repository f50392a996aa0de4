import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const rules = style({
  display: "grid",
  gap: space.xxs,
  margin: 0,
  paddingInlineStart: "18px",
  listStyle: "disc",
  fontSize: "0.9375rem",
  lineHeight: 1.8,
});
