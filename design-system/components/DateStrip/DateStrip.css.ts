import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";
import { ringWithin } from "../../theme/ring.ts";

export const strip = style({ display: "flex", flexDirection: "column", gap: space.xxs, minInlineSize: 0 });
/** Scrolls sideways by itself when seven prices do not fit, instead of the page. */
export const row = style({
  position: "relative",
  ...ringWithin,
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollbarWidth: "none",
  borderRadius: radius.control,
  // Without a frame where a telephone's edge is one.
  "@media": { [from.md]: { border: `1px solid ${colour.line}`, background: colour.surface } },
});
/** Seven equal columns. */
export const days = style({ display: "grid", gridTemplateColumns: "repeat(7, minmax(max-content, 1fr))" });
export const place = style({ display: "grid" });
export const day = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "56px",
  minInlineSize: "44px",
  paddingBlock: space.xxs,
  paddingInline: space.xxs,
  color: colour.ink,
  fontSize: "0.75rem",
  lineHeight: 1.6,
  textAlign: "center",
  textDecoration: "none",
  borderInlineStart: `1px solid ${colour.line}`,
  selectors: {
    "li:first-child > &": { borderInlineStartColor: "transparent" },
    "&[href]:hover": { background: colour.lajvardTint },
    // Underlined, as a tab is.
    "&[aria-current]": {
      background: colour.lajvardTint,
      color: colour.lajvard,
      boxShadow: `inset 0 -3px 0 ${colour.lajvard}`,
    },
  },
  "@media": { [from.md]: { fontSize: "0.875rem" }, ...forced.chosen("&[aria-current]") },
});
export const closed = style({ color: colour.inkMute });
/** The weekday's letter and the day's number; the weekday in words on a tablet, and the month too on a wide screen. */
export const date = style({ whiteSpace: "nowrap" });
export const letter = style({ "@media": { [from.md]: { display: "none" } } });
export const weekday = style({ display: "none", "@media": { [from.md]: { display: "inline" } } });
export const dayAlone = style({ "@media": { [from.lg]: { display: "none" } } });
export const dayOfMonth = style({ display: "none", "@media": { [from.lg]: { display: "inline" } } });
export const price = style({ fontWeight: weight.semibold });
export const cheapest = style({
  selectors: { ":not([aria-current]) > &": { color: colour.pesteh, fontWeight: weight.bold } },
});
