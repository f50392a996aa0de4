import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

const arch = `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`;

export const gallery = style({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": { [from.md]: { gap: space.sm } },
});
export const galleryItem = style({
  margin: 0,
  minInlineSize: 0,
  selectors: { "&:first-child": { gridColumn: "1 / -1" } },
  "@media": { [from.md]: { selectors: { "&:first-child": { gridColumn: "span 2", gridRow: "span 2" } } } },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.control,
  selectors: { [`${galleryItem}:first-child &`]: { borderRadius: arch } },
});
export const viewer = style({
  inlineSize: "min(96vw, 960px)",
  maxBlockSize: "92dvh",
  padding: space.md,
  border: 0,
  borderRadius: radius.card,
  background: colour.surface,
  color: colour.ink,
  selectors: { "&::backdrop": { background: "rgb(9 13 28 / 80%)" } },
});
export const viewerPicture = style({
  inlineSize: "100%",
  blockSize: "auto",
  maxBlockSize: "70dvh",
  objectFit: "contain",
  borderRadius: radius.control,
});
export const galleryButton = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
  borderRadius: radius.control,
});
