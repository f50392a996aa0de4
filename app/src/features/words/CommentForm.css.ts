import { style } from "@vanilla-extract/css";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const legend = style({ fontSize: "0.875rem", fontWeight: weight.medium, color: colour.inkSoft });
export const marks = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm });
export const error = style({ fontSize: "0.8125rem", color: colour.anar, fontWeight: weight.medium });
