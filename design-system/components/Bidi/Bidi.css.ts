import { style } from "@vanilla-extract/css";

/** Whole on its line. */
export const isolated = style({ unicodeBidi: "isolate", whiteSpace: "nowrap" });
/** Never broken, and never narrower than it is: what stands beside it gives way. */
export const code = style({
  display: "inline-block",
  unicodeBidi: "isolate",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  textDecoration: "inherit",
});
/** Whole on its line while a line can hold it. */
export const latin = style({
  display: "inline-block",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  textDecoration: "inherit",
});
