import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";
import type { NoticeLook } from "./Notice.tsx";

export const notice = style({
  // It takes the focus to be read, and is no control.
  selectors: { "&[tabindex]:focus-visible": { outline: "none" } },
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.control,
  border: "1px solid",
  fontSize: "0.9375rem",
  lineHeight: 1.8,
  // Keeps a notice that scrolls into view clear of the bars at both ends of the screen.
  scrollMarginBlock: "6rem",
});
export const look = styleVariants({
  info: { background: colour.firuzeTint, borderColor: colour.firuze, color: colour.ink },
  success: { background: colour.pestehTint, borderColor: colour.pesteh, color: colour.ink },
  warning: { background: colour.zaferanTint, borderColor: colour.zaferanInk, color: colour.ink },
  danger: { background: colour.anarTint, borderColor: colour.anar, color: colour.ink },
} satisfies Record<NoticeLook, ComplexStyleRule>);
export const tone = styleVariants({
  info: { color: colour.firuze },
  success: { color: colour.pesteh },
  warning: { color: colour.zaferanInk },
  danger: { color: colour.anar },
} satisfies Record<NoticeLook, ComplexStyleRule>);
export const content = style({ display: "flex", flexDirection: "column", gap: space.xs, minInlineSize: 0, flex: 1 });
