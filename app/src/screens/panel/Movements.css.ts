import { style } from "@vanilla-extract/css";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const filter = style({ maxInlineSize: "280px" });
export const list = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const movement = style({
  display: "grid",
  gap: space.xxs,
  padding: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space.md,
});
export const amount = style({ whiteSpace: "nowrap", fontWeight: weight.semibold });
export const incoming = style([amount, { color: colour.pesteh }]);
export const parts = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const receipt = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  marginInlineStart: "auto",
  fontSize: "0.875rem",
});
