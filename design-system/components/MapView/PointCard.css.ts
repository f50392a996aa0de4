import { style } from "@vanilla-extract/css";
import { aboveBar, colour, radius, shadow, space } from "#design-system/theme/theme.css.ts";

/** Over the bottom edge of the map, above its scale and credit. */
const SIGNS = "48px";

export const card = style({
  position: "absolute",
  insetInline: space.xs,
  insetBlockStart: "auto",
  insetBlockEnd: SIGNS,
  inlineSize: "auto",
  maxInlineSize: "420px",
  marginInline: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  rowGap: space.xxs,
  columnGap: space.xs,
  padding: space.xs,
  paddingInlineStart: space.md,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.float,
  // Scrolled into view above the bar of a narrow page.
  scrollMarginBlockEnd: `calc(${space.md} + var(${aboveBar}, 0px))`,
});
export const name = style({ paddingBlockStart: space.xs });
/** Beside the name, although the link to the page comes first in the tab order. */
export const close = style({ gridColumn: 2, gridRow: 1 });
export const price = style({ gridColumn: "1 / -1" });
export const action = style({
  gridColumn: "1 / -1",
  paddingBlockStart: space.xxs,
  paddingInlineEnd: space.xs,
  paddingBlockEnd: space.xs,
});
/** Between the price and the link to the page. */
export const turning = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.sm,
  borderBlockStart: `1px solid ${colour.line}`,
});
