import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { colour, radius, shadow, space } from "#design-system/theme/theme.css.ts";
import { type } from "#design-system/theme/type.css.ts";

/** The form and the points in one card: below it, and on wide screens beside it. */
export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "440px",
  marginInline: "auto",
  marginBlock: space.lg,
  overflow: "hidden",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  boxShadow: shadow.float,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)",
      maxInlineSize: "880px",
      marginBlock: space.xxl,
    },
  },
});
export const form = style({
  minInlineSize: 0,
  padding: space.md,
  "@media": { [from.sm]: { padding: space.lg }, [from.lg]: { padding: space.xl } },
});
export const points = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: space.sm,
  padding: space.md,
  background: constant.night,
  color: constant.onNight,
  "@media": { [from.sm]: { padding: space.lg }, [from.lg]: { gap: space.md, padding: space.xl } },
});
export const star = style({
  display: "none",
  inlineSize: "56px",
  blockSize: "56px",
  fill: constant.sun,
  "@media": { [from.lg]: { display: "block" } },
});
export const pointsTitle = style([type.h2, { color: "inherit" }]);
export const pointList = style({ display: "grid", gap: space.sm, margin: 0, padding: 0, listStyle: "none" });
export const point = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space.sm,
  fontSize: "0.9375rem",
  lineHeight: 1.7,
});
