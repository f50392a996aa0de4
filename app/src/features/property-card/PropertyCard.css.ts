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
/** Beside each other where there is room: for lists that are read, not leafed through. */
export const row = style({
  "@media": { [from.md]: { display: "grid", gridTemplateColumns: "minmax(220px, 34%) minmax(0, 1fr)" } },
});
export const art = style({ position: "relative", minInlineSize: 0 });
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
});
export const ogee = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "-1px",
  inlineSize: "100%",
  blockSize: "34px",
  fill: colour.surface,
});
export const rowPicture = style({ "@media": { [from.md]: { blockSize: "100%", aspectRatio: "auto" } } });
export const rowOgee = style({ "@media": { [from.md]: { display: "none" } } });
export const badges = style({
  position: "absolute",
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  maxInlineSize: "calc(100% - 24px)",
});
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
