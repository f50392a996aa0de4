import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** A booking in a list: all of it leads to its page. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space.sm,
  alignItems: "start",
  "@media": { [from.md]: { gridTemplateColumns: "5.5rem minmax(0, 1fr) auto", columnGap: space.md } },
});
export const thumbnail = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: radius.control,
});
/** Sum and actions: a line below on narrow screens, a column at the end of wide ones. */
export const side = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
  rowGap: space.xxs,
  "@media": {
    [from.md]: { gridColumn: "auto", flexDirection: "column", alignItems: "flex-end", justifyContent: "start" },
  },
});
/** Above the link that covers the row. */
export const pay = style({ position: "relative", zIndex: layer.raised });
export const open = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "24px",
  color: colour.lajvard,
  fontSize: "0.875rem",
  fontWeight: weight.semibold,
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline" },
  },
});
