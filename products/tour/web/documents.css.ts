import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const documents = style({
  display: "grid",
  gap: space.xxs,
  margin: 0,
  paddingInlineStart: "18px",
  listStyle: "disc",
  fontSize: "0.875rem",
  lineHeight: 1.8,
  color: colour.inkSoft,
});
