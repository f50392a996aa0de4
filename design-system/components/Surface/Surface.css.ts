import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { colour, radius, shadow, space } from "#design-system/theme/theme.css.ts";
import type { SurfaceLook, SurfacePadding } from "./Surface.tsx";

export const surface = style({
  position: "relative",
  minInlineSize: 0,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const look = styleVariants({
  plain: {},
  /** A threshold: rounded like an arch at the top, plain at the bottom. */
  arch: { borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}` },
  floating: { boxShadow: shadow.float },
  sunken: { background: colour.sunken, borderColor: "transparent" },
} satisfies Record<SurfaceLook, ComplexStyleRule>);
export const padding = styleVariants({
  none: {},
  sm: { padding: space.sm },
  md: { padding: space.md },
  lg: { padding: space.lg },
} satisfies Record<SurfacePadding, ComplexStyleRule>);
export const clip = style({ overflow: "hidden" });
