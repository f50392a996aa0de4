import { style } from "@vanilla-extract/css";

/** Never broken, and never narrower than it is: what stands beside it gives way. */
export const code = style({
  display: "inline-block",
  unicodeBidi: "isolate",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  textDecoration: "inherit",
});
