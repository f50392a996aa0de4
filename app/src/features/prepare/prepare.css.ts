import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from } from "#design-system/theme/media.ts";
import { ringOnFill } from "#design-system/theme/ring.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const seat = style({
  minInlineSize: 0,
  selectors: { "& + &": { paddingBlockStart: space.xs, borderBlockStart: `1px solid ${colour.line}` } },
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
export const saved = style({ display: "grid", gap: space.xs });
/** A name to take with one tap; filled where it is the traveller's. */
export const savedOne = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "44px",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: "22px",
  background: colour.surface,
  fontSize: "0.875rem",
  fontWeight: weight.medium,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: colour.lajvard, background: colour.lajvardTint },
    "&[aria-pressed=true]": { background: colour.lajvard, borderColor: colour.lajvard, color: colour.onLajvard },
    "&[aria-pressed=true]:focus-visible": ringOnFill,
  },
  "@media": forced.chosen("&[aria-pressed=true]"),
});
/** A card's heading, and a fact about it at the end of its line. */
export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
});
/** The form with its button at its end, which below `lg` is in sight all the while; and from there its card beside. */
export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlock: space.sm,
  "@media": {
    [from.lg]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 360px",
      gridTemplateRows: "auto auto 1fr",
      columnGap: space.xl,
      alignItems: "start",
      paddingBlock: space.md,
    },
  },
});
export const fields = style({
  display: "grid",
  gap: space.sm,
  minInlineSize: 0,
  "@media": { [from.lg]: { gap: space.md } },
});
/** The reservation's card: a sheet, and on a wide screen a column. */
export const beside = style({
  display: "contents",
  "@media": {
    [from.lg]: {
      display: "grid",
      gridColumn: 2,
      gridRow: "1 / -1",
      minInlineSize: 0,
      position: "sticky",
      insetBlockStart: space.md,
    },
  },
});
export const sumOf = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.xs });
/** Opens the reservation's card, which stands beside the form from `lg` on. */
export const details = style({
  minBlockSize: "24px",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.lajvard,
  fontSize: "0.8125rem",
  fontWeight: weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  // The bar cuts what stands out of its two lines.
  vars: { "--ring-offset": "-2px" },
  "@supports": { "not selector(:popover-open)": { display: "none" } },
  "@media": { [from.lg]: { display: "none" } },
});
/** In line with the words above: a button's padding stands out. */
export const cancel = style({ display: "flex", marginInlineStart: `calc(-1 * ${space.md})` });
/** The time until which all is held, with its clock. */
export const held = style({ display: "flex", alignItems: "flex-start", gap: space.xs, color: colour.inkSoft });
/** Says how names are written, and what the mark means, above the travellers. */
export const lead = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });
