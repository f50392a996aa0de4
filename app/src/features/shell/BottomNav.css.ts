import { globalStyle, style } from "@vanilla-extract/css";
import { alone, bottomBar, typing } from "#design-system/components/ActionBar/bottom-bar.css.ts";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, forcedColours, from } from "#design-system/theme/media.ts";
import { aboveBar, colour, layer, shadow, space, weight } from "#design-system/theme/theme.css.ts";

const HEIGHT = "64px";
/** Letters so large that a word fills a quarter of the screen: it then stands at the end of the page, two in a row. */
const LARGE = 16;
const large = `(width < ${LARGE}em)`;

export const bottomNav = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
  display: "flex",
  minBlockSize: HEIGHT,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  paddingInline: space.xs,
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
  boxShadow: shadow.float,
  "@media": {
    [large]: { position: "static", flexWrap: "wrap" },
    [from.md]: { display: "none" },
    [forcedColours]: { borderBlockStart: "2px solid CanvasText" },
    print: { display: "none" },
  },
});
export const place = style({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  borderBlockStart: "3px solid transparent",
  borderBlockEnd: "3px solid transparent",
  color: colour.inkSoft,
  fontSize: "0.8125rem",
  fontWeight: weight.medium,
  lineHeight: 1.4,
  textAlign: "center",
  textDecoration: "none",
  vars: { "--ring-offset": "-3px" },
  selectors: {
    "&[aria-current=page]": { color: colour.lajvard, borderBlockStartColor: colour.lajvard },
    "&:hover": { color: colour.lajvard },
  },
  "@media": { [large]: { flexBasis: "50%" }, ...forced.chosen("&[aria-current=page]") },
});

const phone = `screen and ${below.md} and (width >= ${LARGE}em)`;
const other = `:has(.${bottomBar}, .${alone})`;
const own = `:has(.${bottomNav}):not(${other})`;

// A page's own bar takes its place, and a telephone's keyboard that of both.
globalStyle(`:is(body${other}, ${typing}) .${bottomNav}`, { display: "none" });
globalStyle(`body${own}`, {
  "@media": { [phone]: { paddingBlockEnd: `calc(${HEIGHT} + env(safe-area-inset-bottom, 0px))` } },
});
// The focus is never under it, and other elements fixed to the bottom stand above it.
globalStyle(`html${own}`, {
  "@media": {
    [phone]: {
      scrollPaddingBlockEnd: `calc(${HEIGHT} + ${space.md} + env(safe-area-inset-bottom, 0px))`,
      vars: { [aboveBar]: HEIGHT },
    },
  },
});
