import { style } from "@vanilla-extract/css";
import { alone } from "#design-system/components/ActionBar/bottom-bar.css.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

const EDGE = space.sm;
/** The card's parts, a line between each. */
export const parts = style([alone, { display: "grid" }]);
export const part = style({
  display: "grid",
  paddingBlock: space.xxs,
  paddingInline: EDGE,
  border: 0,
  margin: 0,
  minInlineSize: 0,
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } },
});
/** The one gateway there is: nothing to choose. */
export const only = style([
  part,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.sm,
    paddingBlock: space.xs,
    fontSize: "0.875rem",
    color: colour.inkSoft,
  },
]);
export const lines = style([part, { paddingBlock: space.xs }]);
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.sm,
  fontSize: "0.875rem",
  lineHeight: 1.7,
  color: colour.inkSoft,
});
export const less = style([line, { color: colour.pesteh }]);
export const lineSum = style({ whiteSpace: "nowrap", marginInlineStart: "auto" });
export const total = style([
  line,
  {
    marginBlockStart: space.xxs,
    paddingBlockStart: space.xxs,
    borderBlockStart: `1px solid ${colour.line}`,
    fontWeight: weight.semibold,
    color: colour.ink,
    fontSize: "0.9375rem",
  },
]);
/** The balance at the end of the line, or below where large letters fill it. */
export const wallet = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.xs,
});
export const balance = style({ fontSize: "0.8125rem", color: colour.inkMute });
export const rial = style({
  display: "block",
  fontSize: "0.8125rem",
  fontWeight: weight.regular,
  color: colour.inkMute,
});
/** Terms and the button that accepts them, on the page's ground: read together. */
export const commit = style({
  display: "grid",
  gap: space.xxs,
  padding: EDGE,
  paddingBlockStart: space.xs,
  background: colour.canvas,
  borderBlockStart: `1px solid ${colour.line}`,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
});
export const missing = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xxs,
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  fontWeight: weight.medium,
  color: colour.anar,
});
/** The parts that are paid, one below the other. */
export const partList = style({ display: "grid", gap: space.xxs, margin: 0, padding: 0, listStyle: "none" });
/** The sum of a part, and what follows from it. */
export const split = style({ display: "grid", gap: space.xs, paddingBlock: space.xs });
/** A share's buttons, below its sum. */
export const shareActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  inlineSize: "100%",
  justifyContent: "flex-end",
});
/** Ways to divide a sum. */
export const choices = style({ display: "grid", border: 0, margin: 0, padding: 0, minInlineSize: 0 });
/** Below the card: where the press leads, and whom to ask. */
export const notes = style({ display: "grid", gap: space.xxs, paddingInline: EDGE });
