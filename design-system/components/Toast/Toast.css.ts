import { type ComplexStyleRule, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { aboveBar, colour, duration, ease, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";
import type { ToastTheme } from "./Toast.tsx";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
export const region = style({
  position: "fixed",
  insetBlockEnd: `calc(${space.md} + var(${aboveBar}, 0px))`,
  insetInline: space.md,
  zIndex: 70,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.xs,
  pointerEvents: "none",
});
export const toast = style({
  pointerEvents: "auto",
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  inlineSize: "min(100%, 480px)",
  padding: space.sm,
  paddingInlineStart: space.md,
  borderRadius: radius.control,
  border: "1px solid",
  boxShadow: shadow.float,
  animation: `${rise} ${duration.enter} ${ease}`,
  fontSize: "0.9375rem",
});
export const body = style({ flex: 1, minInlineSize: 0, paddingBlock: space.xs });
export const title = style({ display: "block", fontWeight: weight.bold });
const filled = (background: string, border: string) => ({ background, borderColor: border, color: colour.ink });
export const theme = styleVariants({
  primary: filled(colour.lajvardTint, colour.lajvard),
  secondary: filled(colour.sunken, colour.lineStrong),
  success: filled(colour.pestehTint, colour.pesteh),
  danger: filled(colour.anarTint, colour.anar),
  warning: filled(colour.zaferanTint, colour.zaferanInk),
  info: filled(colour.firuzeTint, colour.firuze),
  light: filled(colour.surface, colour.line),
  dark: { background: colour.ink, borderColor: colour.ink, color: colour.canvas },
} satisfies Record<ToastTheme, ComplexStyleRule>);
