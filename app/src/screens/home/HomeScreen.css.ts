import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

/** Height of the ground in the drawing, which is as wide as the page. */
const GROUND = "max(48px, 4vw)";
export const hero = style({ position: "relative", overflow: "hidden", background: constant.night });
export const heroPicture = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: "100%",
  // On a telephone the whole horizon stands between the headline and the search; its sky goes over into the band's.
  blockSize: "auto",
  maskImage: "linear-gradient(transparent, black 35%)",
  "@media": {
    // The ground of the drawing lies below the band: beside the search it would be a dark strip.
    [from.md]: {
      insetBlockEnd: `calc(-1 * ${GROUND})`,
      blockSize: `calc(100% + ${GROUND})`,
      objectFit: "cover",
      objectPosition: "center bottom",
      maskImage: "none",
    },
  },
});
export const heroText = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  // On a telephone the sky is a band behind the headline: the search comes first.
  paddingBlockStart: "20px",
  paddingBlockEnd: "116px",
  maxInlineSize: "580px",
  color: constant.onNight,
  textShadow: `0 1px 12px ${constant.nightShade}`,
  "@media": {
    // The sun stands in the middle of the sky: the words have the half before it.
    [from.md]: { paddingBlockStart: space.lg, paddingBlockEnd: "112px", maxInlineSize: "48%" },
    [from.lg]: { paddingBlockEnd: "120px" },
  },
});
/** Lines of like length: no word stands alone in the last. */
export const headline = style({
  textWrap: "balance",
  // Beside the dome, where there is room for both.
  "@media": { [`${from.sm} and ${below.md}`]: { maxInlineSize: "60%" } },
});
export const lead = style({
  "@media": { [below.md]: { display: "none" } },
  fontSize: "1.0625rem",
  lineHeight: 1.9,
  color: constant.onNight,
});
/** The search lies across the lower edge of the sky. */
export const search = style({
  position: "relative",
  marginBlockStart: "-40px",
  "@media": { [from.md]: { marginBlockStart: "-88px" } },
});
export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  paddingBlockStart: space.xl,
  "@media": { [from.md]: { gap: space.lg, paddingBlockStart: space.xxl } },
});
const aside = {
  display: "flex",
  ...ringWithin,
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  scrollbarWidth: "none",
} as const;
/** To the edges of a phone's screen. */
const bleeding = {
  marginInline: `calc(-1 * ${space.md})`,
  paddingInline: space.md,
  scrollPaddingInline: space.md,
} as const;
/** The title with the ways on in its line, and below both a line of words. */
export const railHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.md,
});
export const railText = style({ gridColumn: "1 / -1" });
/** The way to all, and the arrows. */
export const railEnd = style({ display: "flex", flexShrink: 0, alignItems: "center", gap: space.md });
export const all = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  maxInlineSize: "9rem",
  color: colour.lajvard,
  fontWeight: weight.semibold,
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  textAlign: "end",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "@media": { [from.md]: { maxInlineSize: "none" } },
});
/** None on a phone, whose cards are pushed by hand. */
export const arrows = style({ display: "none", gap: space.xs, "@media": { [from.md]: { display: "flex" } } });
const row = {
  ...aside,
  gap: space.md,
  "@media": {
    [below.sm]: { gap: space.sm, ...bleeding },
    "(prefers-reduced-motion: reduce)": { scrollBehavior: "auto" },
  },
} as const;
/** Width on a phone, and how many are in sight on a tablet and on wide screens: the next one always begins there. */
const SIZES = {
  cards: { narrow: "min(82%, 16.5rem)", tablet: 2.4, wide: 3.4 },
  tiles: { narrow: "min(82%, 10.5rem)", tablet: 4.4, wide: 6.4 },
} as const;
export const rail = styleVariants(SIZES, () => [row]);
for (const [name, { narrow, tablet, wide }] of Object.entries(SIZES)) {
  const share = (count: number) => `calc((100% - ${Math.floor(count)} * ${space.md}) / ${count})`;
  globalStyle(`${rail[name as keyof typeof SIZES]} > *`, {
    flex: `0 0 ${narrow}`,
    scrollSnapAlign: "start",
    "@media": { [from.sm]: { flexBasis: share(tablet) }, [from.lg]: { flexBasis: share(wide) } },
  });
}
/** A mark at the side of its words: three in a row, or one under the other. */
/** Below the search: three in a row, or one under the other. */
export const promises = style({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.lg,
  "@media": { [from.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.lg } },
});
export const promise = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space.sm,
  color: colour.lajvard,
});
export const promiseText = style({ "@media": { [below.md]: { display: "none" } } });
