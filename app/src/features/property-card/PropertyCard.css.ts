import { globalStyle, style } from "@vanilla-extract/css";
import * as price from "#design-system/components/Price/Price.css.ts";
import { below, from, largeLetters } from "#design-system/theme/media.ts";
import { colour, layer, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflow: "hidden",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
  selectors: { "&:hover": { borderColor: colour.lajvard, boxShadow: shadow.lift } },
});
/** A telephone: the picture is a square at the start of the words, so that a screen has several results. */
const SIDE = "88px";
const phone = below.md;
/** With room for whole sentences beside a picture and a price. */
const roomy = from.xl;

/** A text of so many lines at most: a very long one ends with an ellipsis. */
const lines = (count: number) =>
  ({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: count, overflow: "hidden" }) as const;

/**
 * On its side: for lists that are read, not leafed through. A card far below the screen is neither laid out nor are its
 * pictures fetched; until it was seen once it counts as tall as most are.
 */
export const row = style({
  display: "grid",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 10.75rem",
  gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
  alignItems: "start",
  columnGap: space.sm,
  borderRadius: radius.card,
  "@media": {
    [phone]: { columnGap: "10px", rowGap: space.xxs, padding: space.sm, containIntrinsicBlockSize: "auto 9.25rem" },
    // With large letters the words have the whole width.
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.xs },
    [from.md]: { gridTemplateColumns: "minmax(176px, 26%) minmax(0, 1fr)", alignItems: "stretch", columnGap: 0 },
    [from.xl]: { gridTemplateColumns: "232px minmax(0, 1fr)" },
  },
});
export const art = style({ position: "relative", minInlineSize: 0 });
export const rowArt = style({ "@media": { [phone]: { position: "static" }, [from.md]: { minBlockSize: "10.5rem" } } });
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
});
/** Over the edge of the picture by more than a device's pixel: no rest of it shows below. */
export const ogee = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "-2px",
  inlineSize: "100%",
  blockSize: "34px",
  fill: colour.surface,
});
export const rowPicture = style({
  "@media": {
    [phone]: {
      inlineSize: SIDE,
      blockSize: SIDE,
      aspectRatio: "auto",
      borderRadius: `${radius.card} ${radius.card} ${radius.control} ${radius.control}`,
    },
    [from.md]: { position: "absolute", inset: 0, blockSize: "100%", aspectRatio: "auto" },
  },
});
export const rowOgee = style({ display: "none" });
export const badges = style({
  position: "absolute",
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  maxInlineSize: "calc(100% - 24px)",
});
/** The heart has the corner above; on a telephone the badge is a band at the foot of the square. */
export const rowBadges = style({
  insetBlockStart: "auto",
  insetBlockEnd: space.sm,
  "@media": {
    [phone]: {
      insetBlockStart: `calc(${space.sm} + ${SIDE})`,
      insetBlockEnd: "auto",
      // Large letters make it higher and wider: it grows into the picture, and is cut off nowhere.
      transform: "translateY(-100%)",
      minInlineSize: SIDE,
    },
  },
});
globalStyle(`${rowBadges} > *`, {
  "@media": {
    // Rounder would leave a hair of the picture.
    [phone]: { inlineSize: "100%", justifyContent: "center", borderRadius: "0 0 10px 10px", lineHeight: 1.4 },
  },
});
/** Above the link that the whole card is. */
export const corner = style({
  position: "absolute",
  zIndex: layer.raised,
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
});
/** On a telephone in the corner below, which only the price shares. */
export const rowCorner = style({
  "@media": {
    [phone]: { insetBlockStart: "auto", insetBlockEnd: space.xxs, insetInlineEnd: space.xxs },
  },
});
globalStyle(`${rowCorner} > button`, { "@media": { [phone]: { border: 0, background: "none" } } });
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  padding: space.md,
  paddingBlockStart: space.xs,
  flex: 1,
  minInlineSize: 0,
});
/** From a tablet on description and price stand side by side, with a line between. */
export const rowBody = style({
  "@media": {
    [phone]: { gap: "2px", padding: 0, paddingBlockStart: 0 },
    [from.md]: {
      gap: space.xxs,
      padding: space.sm,
      paddingInlineStart: space.md,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 12.5rem",
      gridTemplateRows: "repeat(4, auto) 1fr",
      columnGap: space.md,
      paddingInlineEnd: 0,
    },
    [roomy]: { gridTemplateColumns: "minmax(0, 1fr) 14.5rem" },
  },
});
/** On a telephone the sum has the whole width below picture and words, so that it stays in one line. */
export const rowSplit = style({ "@media": { [phone]: { display: "contents" } } });
export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "inherit",
  minInlineSize: 0,
  "@media": { [from.md]: { gridColumn: 1, gridRow: "1 / -1" } },
});
/** The name, and beside it how guests rate the place. */
export const titleLine = style({
  alignSelf: "stretch",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.xs,
});
export const rowTitleLine = style({
  justifyContent: "flex-start",
  alignItems: "center",
  "@media": { [phone]: { flexWrap: "nowrap", alignItems: "flex-start", justifyContent: "space-between" } },
});
// The number of opinions is on the place's page; that there are none is said.
globalStyle(`${rowTitleLine} > span > :nth-child(2)`, { "@media": { [phone]: { display: "none" } } });
export const rowTitle = style({ lineHeight: 1.5, "@media": { [phone]: { fontSize: "1rem" } } });
/** Kind of the place, and its position: one text, which wraps where it must. */
export const facts = style({ fontSize: "0.875rem", lineHeight: 1.7, color: colour.inkSoft });
/** Tiles stand in rows of one height: a long text would leave a gap in all the others. */
export const tileFacts = style(lines(2));
export const rowFacts = style({
  "@media": { [phone]: { fontSize: "0.8125rem", lineHeight: 1.6 }, [from.md]: lines(2) },
});
/** A line that wraps ends with its separator. */
export const fact = style({ selectors: { "&:not(:last-child)::after": { content: '" · "' } } });
/** On a telephone the last fact has no room. */
export const spareFact = style({ "@media": { [phone]: { display: "none" } } });
globalStyle(`${fact}:has(+ ${spareFact}:last-child)::after`, { "@media": { [phone]: { display: "none" } } });
/** Words that a telephone has no room for. */
export const rowOnlyWide = style({ "@media": { [phone]: { display: "none" } } });
/** Words that only the widest card has room for. */
export const rowOnlyRoomy = style({ display: "none", "@media": { [roomy]: { display: "block" } } });
export const facilities = style({
  display: "none",
  fontSize: "0.875rem",
  lineHeight: 1.7,
  color: colour.inkMute,
  "@media": { [roomy]: lines(1) },
});
export const promises = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm, rowGap: space.xxs });
/** Words that stand in their place there. */
export const rowNotRoomy = style({ "@media": { [roomy]: { display: "none" } } });
export const promise = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  fontSize: "0.875rem",
  lineHeight: 1.7,
  color: colour.inkSoft,
});
/** At the foot of the words. */
export const rowTerms = style({ marginBlockStart: "auto" });
export const brief = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  color: colour.inkSoft,
  "@media": { [from.md]: { fontSize: "0.875rem" } },
});
export const briefFree = style([brief, { color: colour.pesteh, fontWeight: weight.medium }]);
export const rowFoot = style({
  "@media": {
    // Beside the heart.
    [phone]: { gridColumn: "1 / -1", paddingBlock: 0, paddingBlockStart: space.xxs, paddingInlineEnd: "44px" },
    [from.md]: {
      gridColumn: 2,
      gridRow: "1 / -1",
      flexDirection: "column",
      flexWrap: "nowrap",
      justifyContent: "center",
      alignItems: "stretch",
      gap: space.xs,
      lineHeight: 1.5,
      paddingBlock: 0,
      paddingInline: space.md,
      marginBlock: 0,
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
});
/** A sign of where the card leads, which is all one link. */
export const go = style({
  display: "none",
  "@media": {
    [from.md]: {
      display: "grid",
      placeItems: "center",
      minBlockSize: "40px",
      paddingInline: space.sm,
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.control,
      color: colour.lajvard,
      fontSize: "0.9375rem",
      fontWeight: weight.semibold,
      textAlign: "center",
    },
  },
});
globalStyle(`${card}:hover .${go}`, { background: colour.lajvardTint, borderColor: colour.lajvard });
export const name = style({
  color: colour.ink,
  textDecoration: "none",
  // The whole card is the link's.
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: "inherit" },
    "&:hover": { color: colour.lajvard },
  },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space.sm,
  marginBlockStart: "auto",
  paddingBlockStart: space.xs,
});
export const refused = style({ color: colour.anar, fontSize: "0.875rem", lineHeight: 1.7 });
// A list on a telephone has the sum and what it covers in one line; the rest of the reckoning is on the next page.
globalStyle(`${rowFoot} [data-sum] > :not(:first-child), ${rowFoot} .${price.before}`, {
  "@media": { [phone]: { display: "none" } },
});
globalStyle(`${rowFoot} .${price.amount.medium}`, { "@media": { [phone]: { fontSize: "1.0625rem" } } });
globalStyle(`${rowFoot} .${price.unit}`, { "@media": { [phone]: { fontSize: "0.8125rem" } } });
