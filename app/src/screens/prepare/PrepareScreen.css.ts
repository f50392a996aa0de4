import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const seat = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  selectors: { "& + &": { paddingBlockStart: space.lg, borderBlockStart: `1px solid ${colour.line}` } },
});
export const seatTitle = style({ padding: 0, marginBlockEnd: space.sm, fontWeight: weight.semibold, fontSize: "15px" });
export const saved = style({ display: "grid", gap: space.xs });
export const faults = style({ margin: 0, marginBlockStart: space.xs, paddingInlineStart: space.lg, lineHeight: 1.9 });
export const buttons = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  "@media": { [from.sm]: { flexDirection: "row", alignItems: "center", justifyContent: "space-between" } },
});
