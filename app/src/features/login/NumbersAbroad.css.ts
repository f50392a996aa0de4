import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))",
  columnGap: space.lg,
  rowGap: space.xs,
});

/** A country and its code stay on one line, the codes below each other at the line's end. */
export const country = style({ display: "flex", justifyContent: "space-between", gap: space.sm });
