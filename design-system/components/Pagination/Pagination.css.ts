import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";
import { ringOnFill } from "../../theme/ring.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: space.xxs,
});
export const page = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "44px",
  minBlockSize: "44px",
  paddingInline: space.xs,
  borderRadius: radius.control,
  border: "1px solid transparent",
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { background: colour.lajvardTint } },
});
export const current = style({
  background: colour.lajvard,
  color: colour.onLajvard,
  fontWeight: weight.bold,
  selectors: { "&:hover": { background: colour.lajvard }, "&:focus-visible": ringOnFill },
  "@media": forced.chosen(),
});
export const gap = style({ minInlineSize: "24px", textAlign: "center", color: colour.inkMute });
