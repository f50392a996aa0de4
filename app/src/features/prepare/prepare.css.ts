import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const seat = style({
  minInlineSize: 0,
  selectors: { "& + &": { paddingBlockStart: space.lg, borderBlockStart: `1px solid ${colour.line}` } },
});
export const saved = style({ display: "grid", gap: space.xs });
export const buttons = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  "@media": { [from.sm]: { flexDirection: "row", alignItems: "center", justifyContent: "space-between" } },
});
