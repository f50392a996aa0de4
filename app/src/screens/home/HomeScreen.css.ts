import { globalStyle, style } from "@vanilla-extract/css";
import { bidi } from "#design-system/theme/bidi.ts";
import { below, from } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

/** Height of the ground in the drawing, which is as wide as the page. */
const GROUND = "max(48px, 4vw)";
export const hero = style({ position: "relative", overflow: "hidden", background: constant.night });
export const heroPicture = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: "100%",
  // Higher than the band: the headline has the sky to itself, the mosque and the sun lie outside.
  blockSize: "360px",
  objectFit: "cover",
  ...bidi({ objectPosition: "0% bottom" }),
  "@media": {
    // The ground of the drawing lies below the band: beside the search it would be a dark strip.
    [from.md]: {
      insetBlockEnd: `calc(-1 * ${GROUND})`,
      blockSize: `calc(100% + ${GROUND})`,
      selectors: { "[dir] &": { objectPosition: "center bottom" } },
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
  paddingBlockEnd: "80px",
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
export const headline = style({ textWrap: "balance" });
export const lead = style({
  "@media": { [below.md]: { display: "none" } },
  fontSize: "1.0625rem",
  lineHeight: 1.9,
  color: constant.onNight,
});
/** The search lies across the lower edge of the sky. */
export const search = style({
  position: "relative",
  marginBlockStart: "-64px",
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
export const railHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: space.md,
});
/** None on a phone, whose cards are pushed by hand. */
export const arrows = style({ display: "none", gap: space.xs, "@media": { [from.md]: { display: "flex" } } });
/** One and a half cards in sight on a phone, two and a half on a tablet, three and a half on wide screens. */
export const rail = style({
  ...aside,
  gap: space.md,
  "@media": { [below.sm]: bleeding, "(prefers-reduced-motion: reduce)": { scrollBehavior: "auto" } },
});
globalStyle(`${rail} > *`, {
  flex: "0 0 min(82%, 14.5rem)",
  scrollSnapAlign: "start",
  "@media": {
    [from.sm]: { flexBasis: `calc((100% - 2 * ${space.md}) / 2.5)` },
    [from.lg]: { flexBasis: `calc((100% - 3 * ${space.md}) / 3.5)` },
  },
});
/** The two other products wide, then three landings: whole rows. */
export const occasions = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  "@media": { [below.sm]: { ...aside, ...bleeding } },
});
globalStyle(`${occasions} > *`, {
  gridColumn: "span 2",
  "@media": { [below.sm]: { flex: "0 0 min(82%, 14.5rem)", scrollSnapAlign: "start" } },
});
globalStyle(`${occasions} > :nth-child(-n + 2)`, { gridColumn: "span 3" });
/** Twelve cities and eight fill rows of four. */
export const cities = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": { [below.sm]: { ...aside, ...bleeding } },
});
globalStyle(`${cities} > *`, {
  "@media": { [below.sm]: { flex: "0 0 min(82%, 9.5rem)", scrollSnapAlign: "start" } },
});
export const tile = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.lajvard } },
});
export const tilePicture = style({ inlineSize: "100%", blockSize: "auto", aspectRatio: "4 / 3", objectFit: "cover" });
export const occasionPicture = style([
  tilePicture,
  { aspectRatio: "16 / 9", "@media": { [from.sm]: { maxBlockSize: "220px" } } },
]);
export const tileText = style({ display: "flex", flexDirection: "column", padding: space.sm, minInlineSize: 0 });
export const promise = style({ display: "flex", flexDirection: "column", gap: space.xs, color: colour.lajvard });
