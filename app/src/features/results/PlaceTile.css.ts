import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

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
export const picture = style({ inlineSize: "100%", blockSize: "auto", aspectRatio: "16 / 10", objectFit: "cover" });
export const words = style({
  display: "grid",
  gap: "2px",
  paddingBlock: space.xs,
  paddingInline: space.sm,
  minInlineSize: 0,
});
/** The fact that tiles are compared by: it stays on one line of the narrowest tile. */
export const price = style({
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  fontWeight: weight.semibold,
  "@media": { [from.md]: { fontSize: "0.875rem" } },
});
/** Rows of two or of four. */
export const tiles = style({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))",
  "@media": { [from.md]: { gap: space.md, gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
