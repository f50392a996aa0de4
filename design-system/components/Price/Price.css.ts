import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";
import type { PriceSize } from "./Price.tsx";

export const price = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "2px",
  minInlineSize: 0,
});
export const end = style({ alignItems: "flex-end", textAlign: "end" });
export const before = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontSize: "0.8125rem",
  color: colour.inkMute,
});
/** Words, and a colour of their own. */
export const saving = style({ color: colour.zaferanInk, fontWeight: weight.semibold });
export const now = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.xxs });
export const amount = styleVariants({
  medium: { fontSize: "1.25rem", lineHeight: 1.4, fontWeight: weight.bold, whiteSpace: "nowrap" },
  large: { fontSize: "1.625rem", lineHeight: 1.3, fontWeight: weight.bold, whiteSpace: "nowrap" },
} satisfies Record<PriceSize, ComplexStyleRule>);
export const unit = style({ fontSize: "0.875rem", color: colour.inkSoft });
