import { style } from "@vanilla-extract/css";

/** Never wraps. */
export const isolated = style({ unicodeBidi: "isolate", whiteSpace: "nowrap" });
/** Never wraps or shrinks: adjacent content yields. */
export const code = style({
  display: "inline-block",
  unicodeBidi: "isolate",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  textDecoration: "inherit",
});
/** Wraps only if a whole line cannot hold it. */
export const latin = style({
  display: "inline-block",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  textDecoration: "inherit",
});
