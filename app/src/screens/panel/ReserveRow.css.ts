import { style } from "@vanilla-extract/css";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { colour, layer, radius, space } from "#design-system/theme/theme.css.ts";
import { type } from "#design-system/theme/type.css.ts";

/** A booking in a list: all of it leads to its page. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: "start",
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { gridTemplateColumns: "5.5rem minmax(0, 1fr) auto", columnGap: space.md },
  },
});
export const thumbnail = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "5.5rem",
  blockSize: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: radius.control,
});
export const words = style({
  display: "grid",
  gap: "2px",
  minInlineSize: 0,
  "@media": { [from.md]: { alignSelf: "center" } },
});
export const titleLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  rowGap: space.xxs,
});
export const name = style([
  type.label,
  {
    color: colour.ink,
    textDecoration: "none",
    selectors: {
      // The whole card is the link's.
      "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.card },
      "&:hover": { color: colour.lajvard },
    },
  },
]);
/** Sum and payment: a line of their own on narrow screens, a column at the end of wide ones. */
export const side = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [from.md]: {
      gridColumn: "auto",
      alignSelf: "center",
      flexWrap: "nowrap",
      gap: space.md,
      paddingBlockStart: 0,
      borderBlockStart: 0,
    },
  },
});
export const sums = style({ minInlineSize: 0, "@media": { [from.md]: { textAlign: "end" } } });
/** Above the link that covers the row. */
export const pay = style({ position: "relative", zIndex: layer.raised });
/** As wide as the button that other rows have there, so that the sums of a list stand under each other. */
export const leads = style({
  display: "inline-grid",
  placeItems: "center end",
  color: colour.lajvard,
  "@media": { [from.md]: { minInlineSize: "4.5rem" } },
});
