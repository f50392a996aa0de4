import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

export const place = style({ maxInlineSize: "440px", marginInline: "auto", paddingBlock: space.xl });

export const found = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockStart: space.md,
});
