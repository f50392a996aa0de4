import { type ComplexStyleRule, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedColours } from "#design-system/theme/media.ts";
import { colour, layer, radius, space } from "#design-system/theme/theme.css.ts";
import type { SkeletonShape } from "./Loading.tsx";

const draw = keyframes({ from: { strokeDashoffset: 72 }, to: { strokeDashoffset: 0 } });
const breathe = keyframes({ from: { opacity: 0.55 }, to: { opacity: 1 } });

export const spinner = style({
  inlineSize: "32px",
  blockSize: "32px",
  fill: "none",
  stroke: colour.lajvard,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeDasharray: 72,
  animation: `${draw} 1.2s ease-in-out infinite alternate`,
});
export const resolving = style({
  position: "fixed",
  insetBlockStart: space.md,
  insetInlineStart: "50%",
  zIndex: layer.resolving,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  padding: space.xs,
  paddingInline: space.md,
  marginInlineStart: "-90px",
  inlineSize: "180px",
  justifyContent: "center",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.full,
  fontSize: "0.875rem",
});
export const skeleton = style({
  display: "block",
  background: colour.sunken,
  borderRadius: radius.control,
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  "@media": { [forcedColours]: { border: "1px solid GrayText" } },
});
export const shape = styleVariants({
  line: { blockSize: "16px", inlineSize: "100%" },
  short: { blockSize: "16px", inlineSize: "45%" },
  title: { blockSize: "28px", inlineSize: "60%" },
  picture: { aspectRatio: "16 / 10", inlineSize: "100%", borderRadius: radius.arch },
  button: { blockSize: "44px", inlineSize: "140px" },
  field: { blockSize: "48px", inlineSize: "100%" },
  /** Same height as a large price. */
  sum: { blockSize: "2.1125rem", inlineSize: "45%" },
} satisfies Record<SkeletonShape, ComplexStyleRule>);
