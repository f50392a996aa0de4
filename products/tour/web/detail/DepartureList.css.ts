import { globalStyle, style } from "@vanilla-extract/css";
import * as price from "#design-system/components/Price/Price.css.ts";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** The departures of a tour, a row each, by months: dates, state, price and the way on stand in columns. */

const column = { display: "flex", flexDirection: "column", minInlineSize: 0 } as const;
const EDGE = space.sm;

export const list = style({
  overflow: "hidden",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
export const month = style({
  paddingBlock: `${space.xs} 0`,
  paddingInline: EDGE,
  color: colour.inkMute,
  fontSize: "0.8125rem",
  fontWeight: weight.medium,
  lineHeight: 1.7,
  "@media": { [from.md]: { paddingInline: space.md } },
});
globalStyle(`${list} section + section`, { borderBlockStart: `1px solid ${colour.line}` });
const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 20px",
  gridTemplateAreas: '"dates sum go" "state state go"',
  alignItems: "center",
  columnGap: space.sm,
  minBlockSize: "4.25rem",
  paddingBlock: space.xs,
  paddingInline: EDGE,
  color: colour.ink,
  textDecoration: "none",
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateAreas: '"dates" "state" "sum"' },
    [from.md]: {
      gridTemplateColumns: "13rem minmax(0, 1fr) auto 20px",
      gridTemplateAreas: '"dates state sum go"',
      columnGap: space.md,
      paddingInline: space.md,
    },
    [from.lg]: { gridTemplateColumns: "13rem minmax(0, 1fr) auto 5.5rem" },
  },
});
globalStyle(`${rows} > li:not(:first-child)`, { borderBlockStart: `1px solid ${colour.line}` });
export const open = style([line, { ...ringWithin, selectors: { "&:hover": { background: colour.lajvardTint } } }]);
/** A departure that this party cannot have: there for another party to see. */
export const shut = style([line, { color: colour.inkMute }]);
export const chosen = style({ background: colour.lajvardTint, "@media": forced.framed() });
export const dates = style([column, { gridArea: "dates" }]);
export const out = style({ fontSize: "0.9375rem", fontWeight: weight.semibold, lineHeight: 1.6 });
export const back = style({ fontSize: "0.8125rem", lineHeight: 1.6, color: colour.inkSoft });
export const state = style({ gridArea: "state", display: "flex", flexWrap: "wrap", columnGap: space.sm });
export const reason = style({ fontSize: "0.8125rem", lineHeight: 1.7 });
/** Sums of all rows end on one line. */
export const sum = style([column, { gridArea: "sum", alignItems: "flex-end", textAlign: "end" }]);
globalStyle(`${sum} .${price.amount.medium}`, { fontSize: "1.0625rem", lineHeight: 1.5 });
globalStyle(`${sum} .${price.unit}`, { fontSize: "0.8125rem" });
export const lowest = style({
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  fontWeight: weight.medium,
  color: colour.pesteh,
});
export const arrow = style({
  gridArea: "go",
  display: "grid",
  justifyItems: "end",
  color: colour.lajvard,
  "@media": { [largeLetters]: { display: "none" }, [from.lg]: { display: "none" } },
});
/** Drawn as a button: the whole row is the link. */
export const go = style({
  display: "none",
  "@media": {
    [from.lg]: {
      gridArea: "go",
      display: "grid",
      placeItems: "center",
      minBlockSize: "40px",
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.control,
      background: colour.surface,
      color: colour.lajvard,
      fontSize: "0.9375rem",
      fontWeight: weight.semibold,
    },
  },
});
export const more = style({ borderBlockStart: `1px solid ${colour.line}` });
export const moreLine = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "48px",
  paddingInline: EDGE,
  ...ringWithin,
  color: colour.lajvard,
  fontSize: "0.9375rem",
  fontWeight: weight.semibold,
  cursor: "pointer",
  "@media": { [from.md]: { paddingInline: space.md } },
});
