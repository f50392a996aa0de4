import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

export const box = style({ position: "relative", minInlineSize: 0 });
/**
 * React Aria sets the position, the remaining height, and `--trigger-width`. On touch screens it also hides the list by
 * inline styles for up to 600 ms while it waits for the keyboard; the list is already positioned by then, and moves
 * with the keyboard, so it is shown at once.
 */
export const popover = style({
  inlineSize: "var(--trigger-width)",
  "@media": { [from.md]: { inlineSize: "max(var(--trigger-width), 360px)" } },
  opacity: "1 !important",
  clip: "auto !important",
  clipPath: "none !important",
  maskImage: "none !important",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  boxShadow: shadow.float,
});
export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: "420px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space.xs,
  outline: "none",
});
export const group = style({ paddingBlock: space.xxs });
export const groupName = style({
  display: "block",
  paddingInline: space.xs,
  fontSize: "0.8125rem",
  color: colour.inkMute,
  fontWeight: weight.medium,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "48px",
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  borderRadius: radius.chip,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { background: colour.sunken },
    "&[data-focused]": { background: colour.lajvardTint },
  },
  "@media": forced.framed("&[data-focused]"),
});
export const mark = style({ color: colour.lajvard, display: "flex" });
export const optionWords = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  minInlineSize: 0,
});
export const optionName = style({ fontSize: "0.9375rem", fontWeight: weight.medium, lineHeight: 1.6 });
export const optionDetail = style({ fontSize: "0.8125rem", color: colour.inkMute, lineHeight: 1.6 });
export const note = style({ padding: space.sm, fontSize: "0.875rem", color: colour.inkSoft });
