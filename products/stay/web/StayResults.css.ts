import { style } from "@vanilla-extract/css";
import { colour, radius } from "#design-system/theme/theme.css.ts";

export const map = style({
  minBlockSize: "480px",
  borderRadius: radius.card,
  overflow: "hidden",
  background: colour.sunken,
});
