import { globalStyle, style } from "@vanilla-extract/css";
import * as shell from "#app/src/features/shell/Shell.css.ts";
import { below, from } from "#design-system/theme/media.ts";
import { layer, space } from "#design-system/theme/theme.css.ts";

/** Above each other on a telephone, the pictures first; from `md` on a row with the name, and the pictures below. */
export const cover = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  "@media": {
    [from.md]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.md, rowGap: space.sm },
  },
});
// The pictures are the head of a telephone's page.
globalStyle(`body:has(.${cover}) .${shell.header}`, { "@media": { [below.md]: { display: "none" } } });
export const pictures = style({ order: -1, "@media": { [from.md]: { order: 0, gridColumn: "1 / -1" } } });
export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xxs,
  paddingBlock: `${space.xs} ${space.sm}`,
  "@media": { [from.md]: { paddingBlock: `${space.xs} 0` } },
});
export const crumbs = style({ "@media": { [below.md]: { display: "none" } } });
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  rowGap: space.xxs,
  "@media": { [from.md]: { columnGap: space.sm } },
});
/** Below `lg` the bar at the bottom says it. */
export const fromPrice = style({ "@media": { [below.lg]: { display: "none" } } });
/** On the pictures of a telephone, at the end of the name's row otherwise. */
export const corners = style({
  display: "flex",
  gap: space.xs,
  "@media": {
    [below.md]: {
      position: "absolute",
      zIndex: layer.raised,
      insetInline: 0,
      insetBlockStart: space.xs,
      justifyContent: "flex-end",
    },
    [from.md]: { alignSelf: "center" },
    print: { display: "none" },
  },
});
/** Above this width the words of the demonstration's ribbon have one line, and it lies on the pictures. */
const ribbonOnPictures = `${below.md} and (width >= 22em)`;
globalStyle(`body:has(.${cover}) .${shell.ribbon}`, {
  "@media": { [ribbonOnPictures]: { position: "absolute", insetInline: 0, insetBlockStart: 0, zIndex: layer.opened } },
});
globalStyle(`.${shell.ribbon} ~ main .${corners}`, { "@media": { [ribbonOnPictures]: { insetBlockStart: "32px" } } });
/** At the start, across from the others. */
export const back = style({ marginInlineEnd: "auto", "@media": { [from.md]: { display: "none" } } });
export const datesPlace = style({ display: "grid", "@media": { [from.md]: { gridColumn: "1 / -1" } } });
