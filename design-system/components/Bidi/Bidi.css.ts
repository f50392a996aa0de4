import { style } from "@vanilla-extract/css";
import { largeLetters } from "#design-system/theme/media.ts";

/** Wraps between its groups only where a line may not hold them. */
export const isolated = style({
  unicodeBidi: "isolate",
  whiteSpace: "nowrap",
  "@media": { [largeLetters]: { whiteSpace: "normal" } },
});
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
