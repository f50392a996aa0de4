import { style } from "@vanilla-extract/css";
import { colour, radius, shadow, space } from "#design-system/theme/theme.css.ts";

export const map = style({ display: "grid", gap: space.xs });
export const none = style({
  position: "absolute",
  insetInline: space.xs,
  // Above the map's scale and credit.
  insetBlockEnd: space.xxl,
  maxInlineSize: "420px",
  marginInline: "auto",
  display: "grid",
  justifyItems: "center",
  gap: space.xs,
  padding: space.md,
  textAlign: "center",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.float,
});
