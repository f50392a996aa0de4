import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const place = style({ maxInlineSize: "440px", marginInline: "auto", paddingBlock: space.xl });

/** The sum beside its name, or below it where letters are large. */
export const sum = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.sm,
});
