import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

export const band = style({
  background: colour.sunken,
  borderBlockEnd: `1px solid ${colour.line}`,
  paddingBlock: space.lg,
});
/** Words beside a picture, where there is room for both. */
export const bandGrid = style({
  display: "grid",
  gap: space.lg,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});
export const bandPicture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
});
/** The search lies half on the band. */
export const bandOfSearch = style({
  paddingBlock: space.sm,
  "@media": { [from.md]: { paddingBlock: `${space.md} ${space.xxxl}` } },
});
export const bandGridOfSearch = style({ "@media": { [below.md]: { gap: space.sm } } });
/** On a telephone the picture is a low strip above the title, so that the search is in sight at once. */
export const strip = style({ "@media": { [below.md]: { order: -1 } } });
export const stripPicture = style({ aspectRatio: "16 / 6", "@media": { [below.md]: { aspectRatio: "16 / 5" } } });
/** On a telephone the title comes at once. */
export const wideOnly = style({ "@media": { [below.md]: { display: "none" } } });
export const layout = style({
  display: "grid",
  gap: space.xl,
  paddingBlockStart: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 260px" } },
});
export const text = style({ display: "flex", flexDirection: "column", gap: space.md, minInlineSize: 0 });
/** Sections of words side by side, each begun by its heading. */
export const sections = style({
  display: "grid",
  columnGap: space.xl,
  rowGap: space.lg,
  paddingBlockStart: space.xl,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
});
/** Words, with possible actions beside them where there is room. */
export const split = style({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  paddingBlockStart: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
/** A part of the page of its own. */
export const shelf = style({ display: "flex", flexDirection: "column", gap: space.md, paddingBlockStart: space.xl });
export const shelfHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space.xs,
});
/** The search of a page, near its title on a telephone. */
export const search = style({
  paddingBlockStart: space.md,
  "@media": { [from.md]: { position: "relative", paddingBlockStart: 0, marginBlockStart: `calc(-1 * ${space.xl})` } },
});
export const heading = style({
  paddingBlockStart: space.md,
  selectors: { "div:first-child > &": { paddingBlockStart: 0 } },
});
export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  paddingInlineStart: space.lg,
  listStyle: "disc",
  selectors: { "&::marker": { color: colour.lajvard } },
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  "@media": { [from.sm]: { gridTemplateColumns: "minmax(120px, max-content) minmax(0, 1fr)", columnGap: space.lg } },
});
export const term = style({ color: colour.inkMute });
export const contents = style({
  order: -1,
  "@media": { [from.lg]: { order: 0, position: "sticky", insetBlockStart: space.lg, alignSelf: "start" } },
});
export const contentsLink = style({
  display: "block",
  paddingBlock: space.xs,
  color: colour.inkSoft,
  textDecoration: "none",
  fontSize: "0.9375rem",
  selectors: { "&:hover": { color: colour.lajvard } },
});
export const pictures = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const figure = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
});
/** Pictures that lead on have a row of their own, on a telephone to be pushed aside. */
export const ofPictures = style({ gridColumn: "1 / -1", "@media": { [from.lg]: { gridColumn: "span 2" } } });
globalStyle(`${ofPictures} .${pictures}`, {
  "@media": {
    [below.sm]: {
      display: "flex",
      gap: space.sm,
      overflowX: "auto",
      scrollbarWidth: "none",
      ...ringWithin,
      marginInline: `calc(-1 * ${space.md})`,
      paddingInline: space.md,
    },
    [from.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
globalStyle(`${ofPictures} .${figure}`, { "@media": { [below.sm]: { flex: "0 0 72%" } } });
