import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColours, from } from "#design-system/theme/media.ts";
import { aboveBar, colour, shadow, space, weight } from "#design-system/theme/theme.css.ts";

/** Above what is sticky in a page, below menus, toasts and dialogs. */
const LAYER = 30;

export const bar = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: LAYER,
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  paddingBlockStart: space.xs,
  paddingBlockEnd: `calc(${space.xs} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.md,
  background: colour.surface,
  color: colour.ink,
  borderBlockStart: `1px solid ${colour.line}`,
  boxShadow: shadow.float,
  "@media": {
    [from.lg]: { display: "none" },
    [forcedColours]: { borderBlockStart: "2px solid CanvasText" },
    print: { display: "none" },
  },
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
  rowGap: space.xs,
});
export const words = style({ flex: "1 1 0", minInlineSize: "7.5rem", lineHeight: 1.5 });
export const title = style({ display: "block", fontWeight: weight.bold, fontVariantNumeric: "proportional-nums" });
export const detail = style({ display: "block", fontSize: "0.8125rem", color: colour.inkSoft });
export const action = style({ flex: "0 1 auto", display: "grid", minInlineSize: "9rem", minBlockSize: "48px" });

const page = `body:has(.${bar})`;
const text = ":is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))";

// The last words of the page, and what has the focus, stay clear of the bar: it is as high as a button and its padding,
// and wraps where letters are large.
globalStyle(page, {
  paddingBlockEnd: "6rem",
  "@media": { [from.lg]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 } },
});
globalStyle(`html:has(.${bar})`, {
  scrollPaddingBlockEnd: "7rem",
  // What else is fixed to the bottom stands above it.
  vars: { [aboveBar]: "5.5rem" },
  "@media": { [from.lg]: { scrollPaddingBlockEnd: 0, vars: { [aboveBar]: "0px" } } },
});
// While something is typed the keyboard has this place.
globalStyle(`body:has(${text}:focus) .${bar}`, { visibility: "hidden" });
