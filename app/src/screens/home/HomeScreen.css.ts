import { style } from "@vanilla-extract/css";
import { bidi } from "#design-system/theme/bidi.ts";
import { below, from } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

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
  "@media": { [from.md]: { blockSize: "100%", selectors: { "[dir] &": { objectPosition: "center bottom" } } } },
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
    [from.md]: { paddingBlockStart: space.xl, paddingBlockEnd: "136px" },
    [from.lg]: { paddingBlockStart: "40px", paddingBlockEnd: "152px" },
  },
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
export const occasionPicture = style([tilePicture, { aspectRatio: "16 / 9" }]);
export const tileText = style({ display: "flex", flexDirection: "column", padding: space.sm, minInlineSize: 0 });
export const promise = style({ display: "flex", flexDirection: "column", gap: space.xs, color: colour.lajvard });
