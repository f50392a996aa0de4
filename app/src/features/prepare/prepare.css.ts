import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const seat = style({
  minInlineSize: 0,
  selectors: { "& + &": { paddingBlockStart: space.lg, borderBlockStart: `1px solid ${colour.line}` } },
});
/** The whole line is the button. */
export const seatHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  inlineSize: "100%",
  minBlockSize: "48px",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
});
export const seatLine = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm, minInlineSize: 0 });
export const seatName = style({ fontWeight: weight.regular, overflowWrap: "anywhere" });
export const seatMissing = style({
  flexBasis: "100%",
  fontSize: "0.875rem",
  fontWeight: weight.regular,
  color: colour.inkSoft,
});
export const seatComplete = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  fontSize: "0.875rem",
  fontWeight: weight.regular,
  color: colour.pesteh,
});
export const seatBody = style({ selectors: { "&:not(:first-child)": { paddingBlockStart: space.sm } } });
export const price = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": { [from.sm]: { justifyContent: "flex-start" } },
});
export const saved = style({ display: "grid", gap: space.xs });
export const buttons = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  "@media": { [from.sm]: { flexDirection: "row", alignItems: "center", justifyContent: "space-between" } },
});
