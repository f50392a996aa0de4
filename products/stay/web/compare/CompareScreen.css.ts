import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rating } from "#design-system/components/Rating/Rating.css.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  paddingBlock: space.md,
});
export const top = style({ display: "grid", gap: space.xxs });
/** The sheet of paper that the comparison stands on; its edge ends the lines, and the names stick to its top. */
export const sheet = style({
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  overflow: "clip",
});
/** On narrow screens the columns are pushed aside, and stop at one. */
export const scroll = style({
  ...ringWithin,
  position: "relative",
  "@media": { [below.md]: { overflowX: "auto", scrollSnapType: "inline proximity" } },
});
/** Least width of a column: three are in sight on a telephone of 360 px; larger letters push the last aside. */
const LEAST = "6.25rem";
/** Letters that leave room for fewer than three columns. */
const CROWDED = "(width < 21em)";
/** Said where columns are out of sight. */
export const sideways = style({
  display: "none",
  alignItems: "center",
  gap: space.xxs,
  color: colour.inkSoft,
  fontSize: "0.875rem",
  "@media": { [CROWDED]: { display: "flex" } },
});
/** A line that says the same of all, until all lines are asked for. */
export const same = style({});
globalStyle(`${page}:has(input[name=all]:not(:checked)) ${same}`, { display: "none" });
export const table = style({
  display: "block",
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  "@media": { [from.md]: { display: "table" } },
});
for (const [part, wide] of [
  ["thead", "table-header-group"],
  ["tbody", "table-row-group"],
] as const) {
  globalStyle(`${table} > ${part}`, { display: "block", "@media": { [from.md]: { display: wide } } });
}
/** On a narrow screen the label stands above its line: so the columns have the width, and all are in sight. */
const row = style({ display: "grid", "@media": { [from.md]: { display: "table-row" } } });
export const line = styleVariants({ 1: 1, 2: 2, 3: 3 }, (columns) => [
  row,
  { gridTemplateColumns: `repeat(${columns}, minmax(${LEAST}, 1fr))` },
]);
const first = style({
  "@media": {
    [from.md]: {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: layer.raised,
      inlineSize: "180px",
      background: colour.surface,
    },
  },
});
export const corner = style([first, { display: "none", "@media": { [from.md]: { display: "table-cell" } } }]);
const column = {
  paddingInline: space.xs,
  "@media": { [from.md]: { paddingInline: space.sm } },
} as const;
export const head = style({
  ...column,
  paddingBlock: space.xs,
  scrollSnapAlign: "start",
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: weight.regular,
});
/** All of one shape, whatever is drawn in them. */
export const frame = style({
  position: "relative",
  display: "block",
  aspectRatio: "1",
  "@media": { [from.md]: { aspectRatio: "16 / 10", maxBlockSize: "180px" } },
  inlineSize: "100%",
  overflow: "hidden",
  borderRadius: radius.control,
  background: colour.sunken,
});
const onPicture = { position: "absolute", insetBlockStart: space.xxs } as const;
/** On a telephone the picture has room for one of the two. */
export const heart = style({ ...onPicture, insetInlineEnd: space.xxs, "@media": { [below.md]: { display: "none" } } });
export const remove = style({
  ...onPicture,
  insetInlineStart: space.xxs,
  "@media": { [below.md]: { insetInline: `auto ${space.xxs}` } },
  borderRadius: radius.full,
  background: colour.surface,
});
export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const name = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: "44px",
  color: colour.ink,
  fontWeight: weight.semibold,
  lineHeight: 1.5,
  textDecoration: "none",
  ":hover": { color: colour.lajvard },
  "@media": {
    [below.md]: { paddingInline: space.xs, fontSize: "0.9375rem", hyphens: "auto", overflowWrap: "anywhere" },
  },
});
/** Over the columns while the page is scrolled. */
const over = {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.grabbed,
  background: colour.surface,
  borderBlockEnd: `1px solid ${colour.line}`,
} as const;
export const strip = style({
  ...over,
  ...ringWithin,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [from.md]: { display: "none" } },
});
export const names = style({ display: "none", "@media": { [from.md]: { display: "table-row" } } });
export const nameCell = style({ ...over, padding: 0, paddingInline: space.sm, verticalAlign: "middle" });
/** The focus is never under the names. */
globalStyle(`${table} :is(a, button)`, { scrollMarginBlockStart: "4.5rem" });
export const label = style([
  first,
  {
    gridColumn: "1 / -1",
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    // Without colours a line parts the bands.
    borderBlockStart: "1px solid transparent",
    background: colour.sunken,
    textAlign: "start",
    verticalAlign: "top",
    lineHeight: 1.9,
    fontSize: "0.875rem",
    fontWeight: weight.medium,
    color: colour.inkSoft,
    "@media": {
      [from.md]: {
        paddingBlock: space.sm,
        paddingInline: space.md,
        borderBlockEnd: `1px solid ${colour.line}`,
      },
    },
  },
]);
export const cell = style({
  paddingBlock: space.xs,
  paddingInline: space.xs,
  minInlineSize: 0,
  verticalAlign: "top",
  lineHeight: 1.7,
  "@media": {
    [below.md]: { fontSize: "0.875rem" },
    [from.md]: { padding: space.sm, borderBlockEnd: `1px solid ${colour.line}` },
  },
});
/** A line between the columns. */
globalStyle(`${cell} + ${cell}`, { borderInlineStart: `1px solid ${colour.line}` });
/** Sums stand on one line, and so do ratings, whatever stands above them. */
export const judgedCell = style([
  cell,
  {
    verticalAlign: "bottom",
    "@media": { [below.md]: { display: "grid", alignContent: "end", justifyItems: "start" } },
  },
]);
/** The number of reviews stands below the rating where it has no room beside it. */
globalStyle(`${judgedCell} .${rating}`, { flexWrap: "wrap", whiteSpace: "nowrap" });
/** Ways on, apart from the facts above them. */
export const way = style([head, { paddingBlock: space.sm }]);
globalStyle(`${corner}:has(+ ${way}), ${way}`, {
  "@media": { [from.md]: { borderBlockEnd: `1px solid ${colour.line}` } },
});
globalStyle(`${way} > a`, { "@media": { [below.md]: { paddingInline: space.xs } } });
export const facilities = style({ display: "grid", gap: space.xxs });
export const facility = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  fontSize: "0.9375rem",
  "@media": { [below.md]: { gap: space.xxs, fontSize: "0.8125rem", overflowWrap: "anywhere" } },
});
globalStyle(`${facility} > svg`, { color: colour.pesteh, flexShrink: 0 });
