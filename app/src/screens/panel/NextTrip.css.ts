import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { colour, font, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const card = style({
  overflow: "hidden",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const band = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: constant.night,
  color: constant.onNight,
});
/** The star-sun, with what stands in it in its middle. */
export const star = style({
  position: "relative",
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "4rem",
  blockSize: "4rem",
  color: constant.onSun,
  fontWeight: weight.bold,
  fontSize: "1.375rem",
  lineHeight: 1,
  forcedColorAdjust: "none",
});
export const starWord = style([star, { fontSize: "0.875rem" }]);
export const starShape = style({ position: "absolute", inset: 0, fill: constant.sun });
/** On the sun itself, whatever is behind the star. */
export const starText = style({ position: "relative", background: constant.sun });
export const bandWords = style({ display: "grid", minInlineSize: 0 });
export const bandTitle = style({ fontSize: "1.125rem", fontWeight: weight.semibold, lineHeight: 1.6 });
export const bandText = style({ fontSize: "0.9375rem", lineHeight: 1.6 });

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  padding: space.md,
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 300px", gap: space.lg } },
});
export const facts = style({ display: "grid", alignContent: "start", gap: space.sm, minInlineSize: 0 });
export const name = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "28px",
  fontFamily: font.text,
  color: colour.ink,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
export const places = style({ display: "flex", gap: space.xs, alignItems: "flex-start", color: colour.lajvard });
export const placeWords = style({ display: "grid", justifyItems: "start", flex: 1, minInlineSize: 0 });
/** Equal buttons in a row; with large letters they wrap. */
export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))",
  gap: space.xs,
});
export const todo = style({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" });
export const task = style({
  display: "flex",
  gap: space.sm,
  alignItems: "center",
  minBlockSize: "44px",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const taskStar = style({
  flexShrink: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  fill: "none",
  stroke: colour.lineStrong,
  strokeWidth: 2,
});
export const doneStar = style([taskStar, { fill: colour.pesteh, stroke: "none" }]);
export const doneTick = style({ fill: "none", stroke: colour.surface, strokeWidth: 3 });
export const taskLink = style({ color: "inherit" });
