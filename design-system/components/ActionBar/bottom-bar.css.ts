import { globalStyle, style } from "@vanilla-extract/css";
import { below, forcedColours, from } from "#design-system/theme/media.ts";
import { aboveBar, colour, layer, radius, shadow, space } from "#design-system/theme/theme.css.ts";

/** A phone in landscape, or a window beside an on-screen keyboard. */
const SHORT = "(max-height: 599px)";

/** A bar fixed to the bottom of a narrow screen. */
export const bottomBar = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
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

// Keeps the end of the page and the focused element clear of the bar: its height is that of a button with padding, and
// it wraps with large letters.
globalStyle(page, {
  paddingBlockEnd: "6rem",
  "@media": { [from.lg]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 } },
});
globalStyle(`html:has(.${bottomBar})`, {
  scrollPaddingBlockEnd: "7rem",
  // Other elements fixed to the bottom stand above the bar.
  vars: { [aboveBar]: "5.5rem" },
  "@media": { [from.lg]: { scrollPaddingBlockEnd: 0, vars: { [aboveBar]: "0px" } } },
});
/** The body while a field is focused: a phone's keyboard covers the bottom of the window. */
export const typing = `body:has(${text}:focus)`;
globalStyle(`${typing} .${bottomBar}`, { visibility: "hidden" });
// The terms of a bar add to its height.
const bearing = `:has(.${bottomBar} .${barTerms})`;
const high = `screen and (min-height: 600px) and ${below.lg}`;
globalStyle(`body${bearing}`, { "@media": { [high]: { paddingBlockEnd: "12rem" } } });
globalStyle(`html${bearing}`, {
  "@media": { [high]: { scrollPaddingBlockEnd: "13rem", vars: { [aboveBar]: "11.5rem" } } },
});

/** Around a step that leads on alone: the site's own navigation gives way to it, as to a bar. */
export const alone = style({});

/** Low windows, and those that large letters fill: the bar stays in its place. */
const LOW = "(max-height: 34em)";

export const endOfForm = style({
  position: "sticky",
  marginInline: `calc(-1 * ${space.md})`,
  "@media": {
    [from.md]: { marginInline: `calc(-1 * ${space.lg})`, paddingInline: space.lg },
    [from.lg]: {
      display: "flex",
      position: "static",
      marginInline: 0,
      padding: space.md,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
    },
    [LOW]: { position: "static" },
  },
});
/**
 * The same at the end of a form, in whose flow it has a place: it keeps the keyboard's order, and goes there while
 * something is typed. It bleeds over the page's edges.
 */
export const endBar = style([bottomBar, endOfForm]);
globalStyle(`body:has(.${endOfForm})`, { paddingBlockEnd: 0 });
globalStyle(`${typing} .${endOfForm}`, {
  visibility: "visible",
  "@media": { [below.lg]: { position: "static" } },
});
