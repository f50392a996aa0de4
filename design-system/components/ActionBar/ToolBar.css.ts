import { style } from "@vanilla-extract/css";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-around", gap: space.xxs });
export const tool = style({
  flex: "1 1 0",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xxs,
  minBlockSize: "48px",
  paddingInline: space.xxs,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: colour.lajvard,
  fontSize: "0.9375rem",
  fontWeight: weight.semibold,
  lineHeight: 1.5,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&:hover": { background: colour.lajvardTint } },
});
export const count = style({
  minInlineSize: "1.5rem",
  paddingInline: "0.375rem",
  borderRadius: radius.full,
  background: colour.lajvard,
  color: colour.onLajvard,
  fontSize: "0.8125rem",
  textAlign: "center",
});
