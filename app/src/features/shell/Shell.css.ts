import { style } from "@vanilla-extract/css";
import { BACKDROP } from "#design-system/components/Dialog/Modal.css.ts";
import { fadeEnd } from "#design-system/theme/fade-end.ts";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, font, layer, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

/** From here on the sections, the telephone and an account with a name stand in one row at their full size. */
const roomy = "(width >= 88em)";

export const skip = style({
  position: "absolute",
  insetInlineStart: space.md,
  insetBlockStart: "-100px",
  zIndex: layer.skip,
  padding: space.sm,
  borderRadius: radius.control,
  background: colour.lajvard,
  color: colour.onLajvard,
  selectors: { "&:focus": { insetBlockStart: space.xs } },
});
/** Skips the search and the filters, on pages with a list of results. */
export const skipToResults = style([skip, { selectors: { "body:not(:has(#results)) &": { display: "none" } } }]);
export const page = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });
export const ribbon = style({
  background: colour.zaferanTint,
  color: colour.zaferanInk,
  textAlign: "center",
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  paddingBlock: "2px",
  paddingInline: space.md,
  "@media": { print: { display: "none" } },
});
export const header = style({
  background: colour.surface,
  borderBlockEnd: `1px solid ${colour.line}`,
  "@media": { print: { display: "none" } },
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  minBlockSize: "52px",
  "@media": { [from.sm]: { columnGap: space.md }, [from.md]: { minBlockSize: "64px" } },
});
export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "44px",
  color: colour.ink,
  textDecoration: "none",
  fontFamily: font.display,
  fontWeight: weight.bold,
  fontSize: "1.875rem",
  lineHeight: 1,
});
export const brandMark = style({ inlineSize: "30px", blockSize: "30px", fill: colour.zaferan });
const popover = "selector(:popover-open)";
/** A row of its own; from `lg` on in the row of the logo. On a telephone a menu from below, unless there are no popovers. */
export const nav = style({
  ...fadeEnd(colour.surface),
  position: "static",
  display: "flex",
  flexWrap: "nowrap",
  columnGap: space.xxs,
  order: 3,
  flexBasis: "100%",
  inlineSize: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  ...ringWithin,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": {
    [from.lg]: { order: 0, flexBasis: "auto", flex: 1 },
    [below.md]: {
      "@supports": {
        [popover]: {
          selectors: {
            "&:not(:popover-open)": { display: "none" },
            "&:popover-open": {
              position: "fixed",
              inset: "auto 0 0",
              flexDirection: "column",
              padding: space.md,
              paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom, 0px))`,
              maxBlockSize: "92dvh",
              overflowY: "auto",
              background: colour.surface,
              borderRadius: `${radius.arch} ${radius.arch} 0 0`,
              boxShadow: shadow.float,
            },
            "&:popover-open::after": { display: "none" },
            "&::backdrop": { background: BACKDROP },
          },
        },
      },
    },
    ...forced.raised("&:popover-open"),
  },
});
export const navLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: space.xs,
  borderRadius: radius.control,
  color: colour.inkSoft,
  fontWeight: weight.medium,
  fontSize: "0.9375rem",
  textDecoration: "none",
  whiteSpace: "nowrap",
  // A button among links.
  border: 0,
  background: "none",
  fontFamily: "inherit",
  cursor: "pointer",
  "@media": {
    [from.sm]: { paddingInline: space.sm },
    [from.lg]: { paddingInline: space.xs, fontSize: "0.875rem" },
    [roomy]: { paddingInline: space.sm, fontSize: "0.9375rem" },
    ...forced.chosen("&[aria-current=page]"),
  },
  selectors: {
    "&:hover": { background: colour.lajvardTint, color: colour.lajvard },
    "&[aria-current=page]": { color: colour.lajvard, boxShadow: `inset 0 -3px 0 ${colour.lajvard}`, borderRadius: 0 },
  },
});
/** Opens the sections where they are a menu. */
export const menu = style({
  justifyContent: "center",
  minInlineSize: "44px",
  "@supports": { [`not ${popover}`]: { display: "none" } },
  "@media": { [from.md]: { display: "none" } },
});
/** The name of the language says it where there is little room. */
export const globe = style({
  marginInlineEnd: space.xxs,
  "@media": { [below.sm]: { display: "none" } },
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  marginInlineStart: "auto",
  // Beside the logo, however long the name; below it where letters are large.
  "@media": { [below.sm]: { flex: "1 1 0", justifyContent: "flex-end", gap: 0, minInlineSize: "9rem" } },
});
/** A long name leaves room for its neighbours. */
export const userName = style({
  maxInlineSize: "5rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": {
    [from.sm]: { maxInlineSize: "9rem" },
    [from.lg]: { maxInlineSize: "8.5rem" },
    [roomy]: { maxInlineSize: "14rem" },
  },
});
/** On a phone the log-out button is on the personal pages. */
export const leave = style({ display: "none", "@media": { [from.sm]: { display: "inline-flex" } } });
/** Shown where its row has room: from `lg` on the sections stand in it too, and leave some only for the short number. */
export const phone = style({
  display: "none",
  "@media": {
    [from.md]: { display: "inline-flex" },
    [from.lg]: { display: "none" },
    [roomy]: { selectors: { ":lang(fa) > &": { display: "inline-flex" } } },
  },
});
/** As large as a thumb. */
export const call = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "44px",
  minBlockSize: "44px",
});
export const main = style({ flex: 1, minInlineSize: 0, paddingBlockEnd: space.xxl });
/** A count may stand beside its name. */
export const account = style({ gap: space.xxs, minInlineSize: 0 });
/** A count in a small circle, beside the name in the link to the counted items. */
export const unread = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  minInlineSize: "18px",
  blockSize: "18px",
  paddingInline: "6px",
  borderRadius: radius.full,
  background: colour.lajvard,
  color: colour.onLajvard,
  fontSize: "0.8125rem",
  fontWeight: weight.semibold,
  lineHeight: 1,
});
