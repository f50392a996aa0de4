import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  fontSize: "0.875rem",
  color: colour.inkMute,
});
export const item = style({ display: "inline-flex", alignItems: "center", gap: space.xs, minInlineSize: 0 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "32px",
  color: colour.inkSoft,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
