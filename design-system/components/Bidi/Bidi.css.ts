import { style } from "@vanilla-extract/css";

/** Whole on its line. */
export const isolated = style({ unicodeBidi: "isolate", whiteSpace: "nowrap" });
/** Whole on its line while a line can hold it. */
export const latin = style({
  display: "inline-block",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  textDecoration: "inherit",
});
