import { globalStyle, style } from "@vanilla-extract/css";
import { bidi } from "#design-system/theme/bidi.ts";
import { hiddenOnNarrow } from "#design-system/theme/hidden.css.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, font, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** The subject of a list, after its results. */
export const about = style({
  scrollMarginBlockStart: space.md,
  display: "grid",
  gap: space.lg,
  alignItems: "center",
  paddingBlockStart: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)" } },
});
export const aboutLink = style({
  display: "none",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "24px",
  color: colour.lajvard,
  fontSize: "0.9375rem",
  textDecoration: "none",
  "@media": { [from.lg]: { display: "inline-flex" } },
});
export const aboutPicture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
});
const chipRow = style({
  display: "flex",
  gap: space.xs,
  ...ringWithin,
  overflowX: "auto",
  scrollbarWidth: "none",
  whiteSpace: "nowrap",
  // Lets the last chip scroll clear of the fading end.
  selectors: { "&::after": { content: "", flex: `0 0 ${space.xl}` } },
  // A mouse needs the scroll bar.
  "@media": { [from.lg]: { scrollbarWidth: "thin" } },
});
/** One row that scrolls sideways, so that results stay high on the page; its fading end shows that there is more. */
export const chips = style([
  bidi({ maskImage: `linear-gradient(to right, black calc(100% - ${space.xxl}), transparent)` }),
  chipRow,
]);
export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlockStart: space.sm,
});
/** The search above a list. */
export const search = style({ paddingBlockStart: space.xs, "@media": { [from.lg]: { paddingBlockStart: space.sm } } });
/** Hides on narrow screens what the search's line already says there. */
export const onlyWide = style({ display: "none", "@media": { [from.lg]: { display: "block" } } });
export const path = style({ paddingBlockStart: space.lg });
export const title = style({
  "@media": { [from.lg]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.md } },
});
/** On a telephone one small line, so that results stay high on the page. */
globalStyle(`${title} > h1`, {
  "@media": { [below.md]: { fontFamily: font.text, fontWeight: weight.bold, fontSize: "1.1875rem", lineHeight: 1.5 } },
});
/** Title of a search, hidden on a telephone, where the collapsed search field shows the same. */
export const titleOfSearch = style([title, hiddenOnNarrow]);
