import { style } from "@vanilla-extract/css";

/** Above the link that covers a whole card. */
export const day = style({
  position: "relative",
  zIndex: 1,
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
