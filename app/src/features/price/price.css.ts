import { style } from "@vanilla-extract/css";
import { colour, layer, weight } from "#design-system/theme/theme.css.ts";

/** Above the link that covers a whole card. */
export const day = style({
  display: "block",
  position: "relative",
  zIndex: layer.raised,
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
/** Left out where the earlier price is shown, with the saving beside it. */
export const savingBeside = style({
  display: "none",
  whiteSpace: "nowrap",
  color: colour.zaferanInk,
  fontWeight: weight.semibold,
});
/** Price of one part of a sum: a list on a telephone leaves it out. */
export const part = style({});
