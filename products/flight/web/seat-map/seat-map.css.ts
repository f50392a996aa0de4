import { style, styleVariants } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringOnFill, ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** A finger's width: a seat never shrinks, the aircraft scrolls. */
const SEAT = "44px";

export const chooser = style({ display: "grid", gap: space.md, gridTemplateColumns: "minmax(0, 1fr)" });
export const people = style({ display: "grid", gap: "2px", margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const peopleTitle = style({ padding: 0, fontSize: "0.9375rem", fontWeight: weight.semibold });
export const views = style({ display: "flex", flexWrap: "wrap", columnGap: space.lg });
/** The aircraft beside its legend, where there is room. */
export const cabin = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, auto) 220px", justifyContent: "center" } },
});
export const scroller = style({ ...ringWithin, overflowX: "auto", maxInlineSize: "100%" });
/** The nose is above; the hull is round at it. */
export const plane = style({
  inlineSize: "fit-content",
  minInlineSize: "fit-content",
  marginInline: "auto",
  padding: space.sm,
  paddingBlockStart: space.lg,
  border: `2px solid ${colour.line}`,
  borderBlockEnd: 0,
  borderStartStartRadius: "120px",
  borderStartEndRadius: "120px",
  background: colour.sunken,
  // Three seats on each side fit a phone.
  "@media": {
    [below.sm]: { paddingInline: space.xxs, borderStartStartRadius: "100px", borderStartEndRadius: "100px" },
  },
});
export const front = style({ textAlign: "center", fontSize: "0.8125rem", color: colour.inkSoft });
export const grid = style({ display: "grid", gap: space.xxs, outline: "none" });
export const row = style({ display: "flex", justifyContent: "center", gap: space.xxs });
/** Above its row, with an opening at both ends. */
export const exit = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  paddingBlockStart: space.xxs,
  fontSize: "0.75rem",
  fontWeight: weight.semibold,
  color: colour.pesteh,
  "::before": { content: '"◂"' },
  "::after": { content: '"▸"' },
});
const square = { display: "grid", placeItems: "center", flexShrink: 0, inlineSize: SEAT } as const;
export const cell = style({ ...square, blockSize: SEAT });
export const letter = style({ ...square, fontSize: "0.8125rem", color: colour.inkSoft });
export const aisle = style({
  ...square,
  inlineSize: "24px",
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
  color: colour.inkSoft,
  "@media": { [from.sm]: { inlineSize: "32px" } },
});

const seatBase = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  blockSize: "100%",
  padding: 0,
  border: `1px solid ${colour.lajvard}`,
  borderRadius: `${radius.control} ${radius.control} ${radius.chip} ${radius.chip}`,
  background: colour.surface,
  color: colour.lajvard,
  font: "inherit",
  fontSize: "0.875rem",
  fontWeight: weight.semibold,
  lineHeight: 1.2,
  cursor: "pointer",
  alignContent: "center",
  selectors: {
    "&[data-sign]::before": { content: "attr(data-sign)" },
    "&[data-price]::after": { content: "attr(data-price)", fontSize: "0.6875rem", fontWeight: weight.medium },
  },
});
const closed = { cursor: "not-allowed", color: colour.inkMute, borderColor: colour.lineStrong } as const;
/** Each kind has a shape or a sign of its own. */
export const seat = styleVariants({
  free: [seatBase],
  mine: [
    seatBase,
    {
      borderRadius: radius.full,
      background: colour.lajvard,
      color: colour.onLajvard,
      selectors: { "&:focus-visible": ringOnFill },
      "@media": forced.chosen(),
    },
  ],
  ours: [seatBase, { borderRadius: radius.full, background: colour.lajvardTint }],
  taken: [seatBase, { ...closed, background: "none", borderColor: "transparent" }],
  blocked: [seatBase, { ...closed, background: "none", borderStyle: "dotted" }],
  exit: [seatBase, { ...closed, borderStyle: "dashed" }],
});
/** A wide bar in front of the knees. */
export const legroom = style({ borderBlockStartWidth: "5px" });
export const legend = style({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.8125rem",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const legendItem = style({ display: "flex", alignItems: "center", gap: space.xs });
export const swatch = style({ flexShrink: 0, inlineSize: "30px", blockSize: "30px", cursor: "default" });
export const list = style({ display: "grid", margin: 0, padding: 0, border: 0, minInlineSize: 0 });
/** Below the map, always in sight: traveller, seat, price, and the save button. */
export const foot = style({ display: "grid", gap: space.xs });
export const footLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
/** The traveller whose seat is chosen, or the message about the last press. */
export const said = style({ fontSize: "0.9375rem", fontWeight: weight.semibold, lineHeight: 1.6 });
export const key = style({ display: "grid", gap: space.sm });
