import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, shadow, space } from "#design-system/theme/theme.css.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflow: "hidden",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
  selectors: { "&:hover": { borderColor: colour.lajvard, boxShadow: shadow.lift } },
});
/**
 * On its side: for lists that are read, not leafed through. The picture is small where there is little room, so that a
 * list shows more places; with large letters it stands above. A card far below the screen is neither laid out nor are its
 * pictures fetched; until it was seen once it counts as tall as most are.
 */
export const row = style({
  flexFlow: "row wrap",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 12rem",
  "@media": { [from.md]: { display: "grid", gridTemplateColumns: "minmax(220px, 34%) minmax(0, 1fr)" } },
});
export const art = style({ position: "relative", minInlineSize: 0 });
export const rowArt = style({ flex: "1 1 112px", minBlockSize: "10rem" });
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
export const badges = style({
  position: "absolute",
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  maxInlineSize: "calc(100% - 24px)",
});
/** The heart has the corner above. */
export const rowBadges = style({ insetBlockStart: "auto", insetBlockEnd: space.sm });
/** Above the link that the whole card is. */
export const corner = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
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
/**
 * As wide as its words need, otherwise below the picture. On a wide screen description and price stand side by side, so
 * that the card is not empty in the middle.
 */
export const rowBody = style({
  flex: "999 1 13rem",
  padding: space.sm,
  "@media": {
    [from.md]: { padding: space.md },
    [from.lg]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) fit-content(45%)",
      gridTemplateRows: "repeat(4, auto) 1fr",
      columnGap: space.md,
    },
  },
});
export const rowFoot = style({
  "@media": {
    [from.lg]: {
      gridColumn: 2,
      gridRow: "1 / -1",
      flexDirection: "column-reverse",
      alignItems: "flex-start",
      paddingBlock: 0,
      paddingInlineStart: space.md,
      marginBlock: 0,
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
});
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
