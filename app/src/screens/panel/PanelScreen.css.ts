import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  // The footer is below the window, so that it does not move when a list comes.
  alignContent: "start",
  minBlockSize: "100dvh",
  paddingBlockStart: space.xs,
  paddingBlockEnd: space.lg,
  "@media": {
    [from.lg]: { gridTemplateColumns: "220px minmax(0, 1fr)", gap: space.xl, paddingBlockStart: space.lg },
    print: { display: "block", minBlockSize: 0, padding: 0 },
  },
});
/** The menu and the places that are used most in one line; a column at the side of wide screens. */
export const nav = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  alignItems: "center",
  "@media": {
    [from.lg]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      alignItems: "stretch",
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: space.md,
      padding: space.xs,
      background: colour.surface,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
    },
    print: { display: "none" },
  },
});
/** On narrow screens alone: wide ones have all places beside. */
export const narrow = style({ display: "contents", "@media": { [from.lg]: { display: "none" } } });
export const places = style({
  display: "grid",
  gap: space.xxs,
  "@media": { [from.lg]: { display: "contents" } },
});
/** Wide screens alone: narrow ones have it in their line. */
export const wide = style({
  display: "none",
  "@media": {
    [from.lg]: { display: "grid", paddingBlockStart: space.xxs, borderBlockStart: `1px solid ${colour.line}` },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: space.xxs,
  borderRadius: radius.control,
  color: colour.inkSoft,
  fontWeight: weight.medium,
  lineHeight: 1.6,
  textDecoration: "none",
  textAlign: "start",
  // A button among links.
  border: 0,
  background: "none",
  fontFamily: "inherit",
  fontSize: "0.9375rem",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-current=page]": { background: colour.lajvardTint, color: colour.lajvard, fontWeight: weight.semibold },
  },
  "@media": { ...forced.framed("&[aria-current=page]"), [from.lg]: { paddingInline: space.md, fontSize: "1rem" } },
});
/** In sight below the list while it is long; narrow screens have a bar for it. */
export const compareWide = style({
  display: "none",
  position: "sticky",
  insetBlockEnd: space.md,
  alignSelf: "end",
  "@media": { [from.lg]: { display: "block" }, print: { display: "none" } },
});
/** A card and its choice: cards of a row are equally tall, and their choices stand in one line. */
export const favorite = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  gap: space.xs,
});
export const main = style({ minInlineSize: 0, ":focus": { outline: "none" } });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** A notification and its link. */
export const told = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "center",
  justifyItems: "start",
  "@media": { [from.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const list = style({ display: "grid", gap: space.md, margin: 0, padding: 0, listStyle: "none" });
/** Content below a list appears together with the list, which would otherwise shift it. */
export const afterList = style({ selectors: { "[aria-busy=true] ~ &": { visibility: "hidden" } } });
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.sm,
});
export const scroll = style({ ...ringWithin, overflowX: "auto" });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", lineHeight: 1.8 });
export const cell = style({
  paddingBlock: space.sm,
  paddingInlineEnd: space.md,
  borderBlockEnd: `1px solid ${colour.line}`,
  textAlign: "start",
  fontWeight: weight.regular,
});
export const headCell = style([cell, { fontSize: "0.8125rem", color: colour.inkMute, whiteSpace: "nowrap" }]);
export const numberCell = style([cell, { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }]);
export const incoming = style([numberCell, { color: colour.pesteh }]);
/** A title, and its filter in the same line. */
export const filtered = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 11rem)",
  gap: space.sm,
  alignItems: "end",
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { gridTemplateColumns: "minmax(0, 1fr) 240px" },
  },
});
export const filter = style({ maxInlineSize: "280px" });
export const tabs = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const steps = style({ margin: 0, padding: 0, listStyle: "none" });
export const answer = style({
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${colour.firuze}`,
});

export const holds = style({ display: "grid", gap: space.xs, margin: 0, padding: 0, listStyle: "none" });
