import { style } from "@vanilla-extract/css";
import { fadeEnd } from "#design-system/theme/fade-end.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, layer, space, weight } from "#design-system/theme/theme.css.ts";

export const nav = style({
  ...fadeEnd(colour.canvas),
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sections,
  display: "flex",
  gap: space.xxs,
  ...ringWithin,
  overflowX: "auto",
  scrollbarWidth: "none",
  background: colour.canvas,
  borderBlockEnd: `1px solid ${colour.line}`,
  marginBlockStart: space.xs,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "48px",
  paddingInline: space.sm,
  whiteSpace: "nowrap",
  color: colour.inkSoft,
  textDecoration: "none",
  fontSize: "0.9375rem",
  fontWeight: weight.medium,
  selectors: {
    "&:first-child": { paddingInlineStart: 0 },
    "&:hover": { color: colour.lajvard, boxShadow: `inset 0 -3px 0 ${colour.lajvard}` },
  },
});
