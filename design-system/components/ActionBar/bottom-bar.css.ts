import { globalStyle, style } from "@vanilla-extract/css";
import { below, forcedColours, from } from "#design-system/theme/media.ts";
import { aboveBar, colour, shadow, space } from "#design-system/theme/theme.css.ts";

/** Above what is sticky in a page, below menus, toasts and dialogs. */
const LAYER = 30;

/** A telephone on its side, or a window beside a keyboard. */
const SHORT = "(max-height: 599px)";

/** A bar at the bottom of a narrow screen, wherever it is scrolled to. */
export const bottomBar = style({
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
export const barTerms = style({ "@media": { [SHORT]: { display: "none" } } });
const page = `body:has(.${bottomBar})`;
const text = ":is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))";

// The last words of the page, and what has the focus, stay clear of the bar: it is as high as a button and its padding,
// and wraps where letters are large.
globalStyle(page, {
  paddingBlockEnd: "6rem",
  "@media": { [from.lg]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 } },
});
globalStyle(`html:has(.${bottomBar})`, {
  scrollPaddingBlockEnd: "7rem",
  // What else is fixed to the bottom stands above it.
  vars: { [aboveBar]: "5.5rem" },
  "@media": { [from.lg]: { scrollPaddingBlockEnd: 0, vars: { [aboveBar]: "0px" } } },
});
/** The body while something is typed: a telephone's keyboard has the bottom of the window. */
export const typing = `body:has(${text}:focus)`;
globalStyle(`${typing} .${bottomBar}`, { visibility: "hidden" });
// A bar with terms is higher by their lines.
const bearing = `:has(.${bottomBar} .${barTerms})`;
const high = `screen and (min-height: 600px) and ${below.lg}`;
globalStyle(`body${bearing}`, { "@media": { [high]: { paddingBlockEnd: "12rem" } } });
globalStyle(`html${bearing}`, {
  "@media": { [high]: { scrollPaddingBlockEnd: "13rem", vars: { [aboveBar]: "11.5rem" } } },
});
