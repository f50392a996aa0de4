import { type ComplexStyleRule, globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { typing } from "#design-system/components/ActionBar/bottom-bar.css.ts";
import { overlay } from "#design-system/components/Dialog/Modal.css.ts";
import { below } from "#design-system/theme/media.ts";
import {
  aboveBar,
  colour,
  duration,
  ease,
  layer,
  radius,
  shadow,
  space,
  weight,
} from "#design-system/theme/theme.css.ts";
import type { ToastTheme } from "./Toast.tsx";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
/** Above every dialog. Resets the browser's popover styles (a border, centring). */
export const region = style({
  position: "fixed",
  insetBlockStart: "auto",
  insetBlockEnd: `calc(${space.md} + var(${aboveBar}, 0px))`,
  insetInline: space.md,
  zIndex: layer.toast,
  inlineSize: "auto",
  blockSize: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  background: "none",
  color: "inherit",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.xs,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

// A bottom sheet with its buttons, or an on-screen keyboard, covers the bottom: then toasts are at the top. One rule
// for each: a browser that does not support a selector drops the whole rule.
const top = { insetBlockStart: space.md, insetBlockEnd: "auto" } as const;
for (const page of [`body:has(.${overlay})`, "body:has(dialog[open])", `body:has(:popover-open:not(.${region}))`])
  globalStyle(`${page} .${region}`, top);
globalStyle(`${typing} .${region}`, { "@media": { [below.lg]: top } });

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

// The button on a dark toast has the colour of its text, also when focused.
globalStyle(`${theme.dark} button`, { color: "inherit", outlineColor: "currentColor" });
globalStyle(`${theme.dark} button:hover:not(:disabled, [aria-disabled=true])`, { background: colour.inkSoft });
