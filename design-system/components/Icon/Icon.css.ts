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
export const size = styleVariants({
  small: { inlineSize: "16px", blockSize: "16px" },
  medium: { inlineSize: "20px", blockSize: "20px" },
  large: { inlineSize: "24px", blockSize: "24px" },
  huge: { inlineSize: "40px", blockSize: "40px" },
} satisfies Record<IconSize, ComplexStyleRule>);
