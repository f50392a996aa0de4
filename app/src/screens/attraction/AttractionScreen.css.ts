import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

/** Words and picture side by side; on a telephone the picture opens the page. */
export const top = style({
  display: "grid",
  gap: space.md,
  paddingBlockStart: space.md,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gap: space.xl, paddingBlockStart: space.lg, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
});
globalStyle(`${top} > :has(> ${picture}), ${top} > ${picture}`, { "@media": { [below.md]: { order: -1 } } });
export const section = style({ display: "flex", flexDirection: "column", gap: space.md, paddingBlockStart: space.xl });
/** The list beside its map; on narrow screens below it: a sight is first of all a place. */
export const near = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.xl]: { gridTemplateColumns: "minmax(0, 1fr) 27rem" } },
});
export const cards = style({ display: "flex", flexDirection: "column", gap: space.sm });
/** Its place is kept until it has come. */
export const map = style({
  display: "grid",
  order: -1,
  minBlockSize: "480px",
  borderRadius: radius.card,
  background: colour.sunken,
  "@media": {
    [from.xl]: {
      order: 0,
      position: "sticky",
      insetBlockStart: space.md,
      minBlockSize: `min(640px, calc(100dvh - 2 * ${space.lg}))`,
    },
  },
});
