import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { colour, duration, ease, radius, space, weight } from "#design-system/theme/theme.css.ts";
import { ringOnFill } from "../../theme/ring.ts";
import { inline, justify } from "../Layout/Layout.css.ts";
import type { ButtonLook, ButtonSize } from "./Button.tsx";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minBlockSize: "44px",
  paddingInline: space.md,
  paddingBlock: space.xs,
  border: "1px solid transparent",
  borderRadius: radius.control,
  fontWeight: weight.semibold,
  fontSize: "0.9375rem",
  lineHeight: 1.5,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transitionProperty: "background-color, border-color, transform",
  transitionDuration: duration.press,
  transitionTimingFunction: ease,
  selectors: {
    "&:active": { transform: "translateY(1px)" },
    "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed", opacity: 0.55 },
  },
  // Hidden in print.
  "@media": { ...forced.disabled("&:is(:disabled, [aria-disabled=true])"), print: { display: "none" } },
});
export const look = styleVariants({
  primary: {
    background: colour.zaferan,
    color: colour.onZaferan,
    selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { filter: "brightness(1.06)" } },
  },
  secondary: {
    background: colour.lajvard,
    color: colour.onLajvard,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled=true])": { filter: "brightness(1.12)" },
      "&:focus-visible": ringOnFill,
    },
  },
  outline: {
    background: colour.surface,
    color: colour.lajvard,
    borderColor: colour.lineStrong,
    selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: colour.lajvardTint } },
  },
  quiet: {
    background: "transparent",
    color: colour.lajvard,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled=true])": { background: colour.lajvardTint },
      // Nothing but its words is seen of it: they stand on the edge of the text above, and the padding beyond it.
      [`.${inline}.${justify.start} > &:first-child`]: { marginInlineStart: `-${space.md}` },
      [`.${inline}.${justify.between} > &:last-child:not(:first-child)`]: { marginInlineEnd: `-${space.md}` },
    },
  },
  danger: { background: colour.anarTint, color: colour.anar, borderColor: colour.anar },
} satisfies Record<ButtonLook, ComplexStyleRule>);
export const size = styleVariants({
  medium: {},
  /** Same height as a field beside it. */
  large: { minBlockSize: "48px", paddingInline: space.lg, fontSize: "1rem" },
} satisfies Record<ButtonSize, ComplexStyleRule>);
export const fullWidth = style({ inlineSize: "100%" });
export const iconOnly = style({ inlineSize: "44px", paddingInline: 0 });
