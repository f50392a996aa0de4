import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import * as price from "#design-system/components/Price/Price.css.ts";
import { below, from, largeLetters } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** A tour of a search: what it is, its departures, and the packages of the chosen one in rows. */

const words = { display: "flex", flexDirection: "column", minInlineSize: 0 } as const;
const line = { borderBlockStart: `1px solid ${colour.line}` } as const;
const EDGE = space.sm;
/** Least height of a package's row: a name and what it includes, each on one line. */
const ROW = "4.25rem";
const WIDE_ROW = "4.5rem";

/** A card far below the screen is not laid out; until it was seen once it counts as tall as most are. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 24rem",
  // As of stays: those in sight at first are as tall as they are.
  selectors: { "&:nth-child(-n + 4)": { contentVisibility: "visible" } },
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space.sm,
  padding: EDGE,
  "@media": {
    // With large letters the words have the whole width.
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.xs },
    [from.md]: { gridTemplateColumns: "112px minmax(0, 1fr)", columnGap: space.md, padding: space.md },
    [from.lg]: { gridTemplateRows: "1fr auto", paddingBlock: space.sm },
  },
});
export const picture = style({
  inlineSize: "100%",
  maxInlineSize: "112px",
  blockSize: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: `${radius.card} ${radius.card} ${radius.control} ${radius.control}`,
  "@media": { [from.lg]: { gridRow: "1 / -1" } },
});
export const about = style([words, { gap: space.xxs }]);
/** The title, and the heart at its end. */
export const titleLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.xs,
  alignItems: "start",
});
export const title = style({
  fontSize: "1rem",
  lineHeight: 1.6,
  "@media": { [from.md]: { fontSize: "1.125rem" } },
});
export const titleLink = style({
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { color: colour.lajvard } },
});
globalStyle(`${titleLine} > button`, {
  marginBlock: `-${space.xs}`,
  marginInlineEnd: `-${space.xs}`,
  border: 0,
  background: "none",
});
/** Facts of the tour, and of the chosen day: one line where there is room. */
export const allFacts = style([
  words,
  { gap: space.xxs, "@media": { [from.lg]: { flexDirection: "row", flexWrap: "wrap", columnGap: space.sm } } },
]);
export const facts = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm, color: colour.inkSoft });
export const fact = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  "@media": { [from.md]: { fontSize: "0.875rem" } },
});
export const certain = style({ color: colour.pesteh, fontWeight: weight.medium });
export const fewLeft = style({ color: colour.zaferanInk, fontWeight: weight.medium });

/** More days than fit are pushed aside, to the card's edge; on a wide screen they stand beside the picture. */
export const dates = style({
  display: "flex",
  gap: space.xs,
  ...ringWithin,
  overflowX: "auto",
  scrollbarWidth: "none",
  whiteSpace: "nowrap",
  gridColumn: "1 / -1",
  marginInline: `-${EDGE}`,
  paddingInline: EDGE,
  paddingBlock: "12px 4px",
  "@media": {
    [from.md]: { marginInline: `-${space.md}`, paddingInline: space.md },
    [from.lg]: { gridColumn: 2, marginInline: 0, paddingInline: 0, paddingBlock: "4px" },
  },
});
export const date = style({ position: "relative", flexShrink: 0 });
// Drawn 36 px high, and touched on 44.
globalStyle(`${date} > a::after`, { content: "", position: "absolute", insetInline: 0, insetBlock: "-4px" });

export const packages = style({ display: "grid", alignContent: "start" });
/** As many rows as the departure with most of them: a choice of another moves nothing below. */
export const held = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([count]) => ({
  minBlockSize: `calc(${count} * ${ROW})`,
  "@media": { [from.lg]: { minBlockSize: `calc(${count} * ${WIDE_ROW})` } },
}));
export const row = style({ ...line });
export const rowLink = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 20px",
  alignItems: "center",
  columnGap: space.sm,
  minBlockSize: ROW,
  paddingBlock: space.xs,
  paddingInline: EDGE,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { background: colour.lajvardTint } },
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { paddingInline: space.md, columnGap: space.lg },
    [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 17rem 6.5rem", minBlockSize: WIDE_ROW },
  },
});
export const hotel = style([words]);
export const hotelName = style({ fontSize: "0.9375rem", fontWeight: weight.semibold, lineHeight: 1.6 });
export const hotelFacts = style({ fontSize: "0.8125rem", lineHeight: 1.7, color: colour.inkSoft });
/** A cost of cancelling is on the tour's page too; that it is free is said on a telephone as well. */
export const onlyWide = style({ "@media": { [below.lg]: { display: "none" } } });
/** Sums of all rows end on one line. */
export const sum = style({ textAlign: "end", minInlineSize: 0 });
globalStyle(`${sum} .${price.price}, ${sum} .${price.now}`, {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: 0,
});
// With room for one's share below it, the sum and its unit are one line.
globalStyle(`${sum} .${price.now}`, {
  "@media": { [from.lg]: { flexDirection: "row", alignItems: "baseline", columnGap: space.xxs } },
});
globalStyle(`${sum} .${price.amount.medium}`, { fontSize: "1.0625rem", lineHeight: 1.5 });
globalStyle(`${sum} .${price.unit}`, { fontSize: "0.8125rem" });
/** One's share is on a wide screen alone. */
globalStyle(`${sum} [data-sum] > :not(:first-child)`, { "@media": { [below.lg]: { display: "none" } } });
export const arrow = style({
  display: "grid",
  justifyItems: "end",
  color: colour.lajvard,
  "@media": { [largeLetters]: { display: "none" }, [from.lg]: { display: "none" } },
});
/** Drawn as a button: the whole row is the link. */
export const choose = style({
  display: "none",
  "@media": {
    [from.lg]: {
      display: "grid",
      placeItems: "center",
      minBlockSize: "44px",
      border: `1px solid ${colour.lajvard}`,
      borderRadius: radius.control,
      color: colour.lajvard,
      fontWeight: weight.semibold,
    },
  },
});
export const more = style({ ...line });
export const moreLine = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "48px",
  paddingInline: EDGE,
  color: colour.lajvard,
  fontSize: "0.875rem",
  fontWeight: weight.semibold,
  cursor: "pointer",
  "@media": { [from.md]: { paddingInline: space.md } },
});
