import { style } from "@vanilla-extract/css";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

export const tile = style({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.lajvard } },
});
export const picture = style({ inlineSize: "100%", blockSize: "auto", aspectRatio: "16 / 9", objectFit: "cover" });
export const text = style({ display: "flex", flexDirection: "column", padding: space.sm, minInlineSize: 0 });
