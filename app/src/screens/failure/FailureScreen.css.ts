import { style } from "@vanilla-extract/css";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** Below the message, in one card: support, and what has become of bookings. */
export const beside = style({
  inlineSize: "min(100%, 28rem)",
  marginInline: "auto",
  paddingInline: space.md,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space.sm,
  paddingBlock: space.sm,
  color: colour.lajvard,
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } },
});
export const fold = style({ display: "grid", gap: space.md });
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  inlineSize: "fit-content",
  marginInline: "auto",
  minBlockSize: "44px",
  paddingInline: space.md,
  borderRadius: radius.control,
  color: colour.lajvard,
  fontWeight: weight.semibold,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { background: colour.lajvardTint } },
});
export const chevron = style({
  display: "inline-grid",
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});
