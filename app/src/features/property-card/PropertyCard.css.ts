import { globalStyle, style } from "@vanilla-extract/css";
import { part, savingBeside } from "#app/src/features/price/price.css.ts";
import * as price from "#design-system/components/Price/Price.css.ts";
import { largeLetters } from "#design-system/theme/media.ts";
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
  selectors: {
    "&:hover": { borderColor: colour.lajvard, boxShadow: shadow.lift },
    // Its pin on the map beside it is chosen.
    "&[data-on-map]": { borderColor: colour.lajvard, boxShadow: `0 0 0 2px ${colour.lajvard}` },
  },
});
/** In a narrow list, as on a telephone, the picture is a strip as high as the card, at the start of the words. */
const SIDE = "112px";
/** Height of the picture above the words, where letters are so large that both cannot stand side by side. */
const ABOVE = "8rem";
const narrow = "(width < 42em)";
const wide = "(width >= 42em)";
/** With room for whole sentences beside a picture and a price. */
const roomy = "(width >= 54em)";

/** A card on its side takes the form that its list has room for, whether that is a page or stands beside a map. */
export const rowPlace = style({ containerType: "inline-size" });
/**
 * On its side: for lists that are read, not leafed through. A card far below the screen is neither laid out nor are its
 * pictures fetched; until it was seen once it counts as tall as most are.
 */
export const row = style({
  display: "grid",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 11.125rem",
  gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
  alignItems: "stretch",
  borderRadius: radius.card,
  // With large letters the words have the whole width.
  "@media": { [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@container": {
    [wide]: { gridTemplateColumns: "minmax(176px, 26%) minmax(0, 1fr)", containIntrinsicBlockSize: "auto 10.5rem" },
    [roomy]: { gridTemplateColumns: "232px minmax(0, 1fr)" },
  },
  // Those in sight at first are as tall as they are: an estimate would be mended in the second frame, and move the others.
  selectors: { [`${rowPlace}:nth-child(-n + 4) > &`]: { contentVisibility: "visible" } },
});
export const art = style({ position: "relative", minInlineSize: 0 });
export const rowArt = style({
  "@media": { [largeLetters]: { blockSize: ABOVE } },
  "@container": { [wide]: { minBlockSize: "10.5rem" } },
});
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
export const rowPicture = style({ position: "absolute", inset: 0, blockSize: "100%", aspectRatio: "auto" });
export const rowOgee = style({ display: "none" });
/** Above the link that the whole card is. */
export const corner = style({
  position: "absolute",
  zIndex: layer.raised,
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
});
/** On a telephone in the outer corner of the narrow picture, with a smaller disc: a finger's room is the same. */
export const rowCorner = style({
  "@container": { [narrow]: { insetBlockStart: space.xxs, insetInlineStart: space.xxs, insetInlineEnd: "auto" } },
});
globalStyle(`${rowCorner} > button`, {
  "@container": { [narrow]: { border: 0, padding: space.xxs, backgroundClip: "content-box" } },
});
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
  "@container": {
    [narrow]: { gap: "2px", padding: space.sm, paddingBlock: "10px" },
    [wide]: {
      gap: space.xxs,
      padding: space.sm,
      paddingInlineStart: space.md,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 13.5rem",
      gridTemplateRows: "repeat(4, auto) 1fr",
      columnGap: space.md,
      paddingInlineEnd: 0,
    },
    [roomy]: { gridTemplateColumns: "minmax(0, 1fr) 14.5rem" },
  },
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "inherit",
  minInlineSize: 0,
  "@container": { [wide]: { gridColumn: 1, gridRow: "1 / -1" } },
});
/** The name, and how guests rate the place: below it, and in a wide list beside it. */
export const titleLine = style({ alignSelf: "stretch", display: "flex", flexDirection: "column", gap: space.xxs });
export const rowTitleLine = style({
  "@container": {
    [narrow]: { gap: "2px" },
    [wide]: { flexDirection: "row", flexWrap: "wrap", alignItems: "center", columnGap: space.xs },
  },
});
export const rowTitle = style({ lineHeight: 1.5, "@container": { [narrow]: { fontSize: "1rem" } } });
/** Kind of the place, and its position: one text, which wraps where it must. */
export const facts = style({ fontSize: "0.875rem", lineHeight: 1.7, color: colour.inkSoft });
export const rowFacts = style({ "@container": { [narrow]: { fontSize: "0.8125rem", lineHeight: 1.6 } } });
/** A line that wraps ends with its separator. */
export const fact = style({ selectors: { "&:not(:last-child)::after": { content: '" · "' } } });
/** On a telephone the last fact has no room. */
export const spareFact = style({ "@container": { [narrow]: { display: "none" } } });
globalStyle(`${fact}:has(+ ${spareFact}:last-child)::after`, { "@container": { [narrow]: { display: "none" } } });
/** Words that a telephone has no room for. */
export const rowOnlyWide = style({ "@container": { [narrow]: { display: "none" } } });
/** Words that only the widest card has room for. */
export const rowOnlyRoomy = style({ display: "none", "@container": { [roomy]: { display: "block" } } });
export const facilities = style({
  display: "none",
  fontSize: "0.875rem",
  lineHeight: 1.7,
  color: colour.inkMute,
  "@container": { [roomy]: { display: "block" } },
});
export const promises = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm, rowGap: space.xxs });
/** Words that stand in their place there. */
export const rowNotRoomy = style({ "@container": { [roomy]: { display: "none" } } });
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
  "@container": { [wide]: { fontSize: "0.875rem" } },
});
export const briefFree = style([brief, { color: colour.pesteh, fontWeight: weight.medium }]);
export const rowFoot = style({
  "@container": {
    [narrow]: { paddingBlockStart: space.xxs },
    [wide]: {
      gridColumn: 2,
      gridRow: "1 / -1",
      flexDirection: "column",
      flexWrap: "nowrap",
      justifyContent: "center",
      alignItems: "stretch",
      gap: space.xs,
      lineHeight: 1.5,
      paddingBlock: 0,
      paddingInline: `${space.sm} ${space.md}`,
      marginBlock: 0,
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
});
/** A sign of where the card leads, which is all one link. */
export const go = style({
  display: "none",
  "@container": {
    [wide]: {
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
// A list on a telephone has the sum, what it covers and what is saved; the rest of the reckoning is on the next page.
globalStyle(`${rowFoot} .${price.before}`, { "@container": { [narrow]: { display: "none" } } });
globalStyle(`${rowFoot} .${part}`, {
  display: "none",
  "@container": { [roomy]: { display: "block" } },
});
globalStyle(`${rowFoot} .${savingBeside}`, { "@container": { [narrow]: { display: "inline" } } });
globalStyle(`${rowFoot} .${price.amount.medium}`, { "@container": { [narrow]: { fontSize: "1.125rem" } } });
globalStyle(`${rowFoot} .${price.unit}`, { fontSize: "0.8125rem" });
