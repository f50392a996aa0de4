import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { bidi } from "#design-system/theme/bidi.ts";
import type { IconSize } from "./Drawing.tsx";

export const icon = style({
  flexShrink: 0,
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  fill: "none",
});
export const filled = style({ fill: "currentColor" });
export const mirrored = style(bidi({ transform: "scaleX(1)" }));
/** In rem: they grow with the letters beside them. */
export const size = styleVariants({
  small: { inlineSize: "1rem", blockSize: "1rem" },
  medium: { inlineSize: "1.25rem", blockSize: "1.25rem" },
  large: { inlineSize: "1.5rem", blockSize: "1.5rem" },
  huge: { inlineSize: "2.5rem", blockSize: "2.5rem" },
} satisfies Record<IconSize, ComplexStyleRule>);
