import { style } from "@vanilla-extract/css";
import { layer } from "#design-system/theme/theme.css.ts";

/** Above the link that covers a whole card. */
export const day = style({
  position: "relative",
  zIndex: layer.raised,
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
