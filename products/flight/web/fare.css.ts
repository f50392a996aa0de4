import { globalStyle, style } from "@vanilla-extract/css";
import { outOfSight } from "#design-system/theme/hidden.css.ts";
import { below, from, largeLetters } from "#design-system/theme/media.ts";
import { ringOnFill } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";
import { carrierColumn } from "./flight.css.ts";

/**
 * A fare is a row below its flight. Its columns are as wide in each card, so that prices and buttons stand below each
 * other in the whole list, and what a fare includes begins below the departure.
 */
const wideColumns = `${carrierColumn} minmax(0, 1fr) auto 6rem`;

/** The fares of one flight. */
export const fares = style({ display: "grid", background: colour.surface });

export const fare = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  columnGap: space.sm,
  rowGap: space.xxs,
  alignItems: "center",
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [below.md]: { selectors: { "&:hover": { background: colour.lajvardTint } } },
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
    [from.md]: {
      gridTemplateColumns: wideColumns,
      // A price without a second line stands in the middle of its row.
      gridTemplateRows: "1fr auto",
      columnGap: space.md,
      rowGap: 0,
      minBlockSize: "3.5rem",
    },
  },
});

/** On letters twice as large all stands in one column, in the order of the page. */
const cell = (narrow: string, wide: string) => ({
  gridArea: narrow,
  "@media": { [largeLetters]: { gridArea: "auto" }, [from.md]: { gridArea: wide } },
});

export const title = style([
  { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.xs, rowGap: "2px", minInlineSize: 0 },
  cell("1 / 1 / 2 / 2", "1 / 1 / 3 / 2"),
]);
export const name = style({ fontWeight: weight.semibold, fontSize: "0.9375rem", lineHeight: 1.7 });
export const facts = style([
  { fontSize: "0.8125rem", lineHeight: 1.7, color: colour.inkSoft, minInlineSize: 0, overflow: "clip" },
  cell("2 / 1 / 3 / 3", "1 / 2 / 3 / 3"),
]);
/** Facts with a dot before each: where one begins a line, its dot is beyond the edge, and none ends a line. */
export const factsInLine = style({ display: "flex", flexWrap: "wrap", marginInlineStart: `-${space.sm}` });
globalStyle(`${factsInLine} > span`, { position: "relative", minInlineSize: 0, paddingInlineStart: space.sm });
globalStyle(`${factsInLine} > span::before`, {
  content: '"·" / ""',
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: space.sm,
  textAlign: "center",
});
/** One text in two lengths. */
export const brief = style({
  whiteSpace: "nowrap",
  "@media": { [largeLetters]: { whiteSpace: "normal" }, [from.lg]: { display: "none" } },
});
/** Whole in a line of its own where it does not fit the line of the baggage. */
export const whole = style({ display: "inline-block", "@media": { [below.lg]: { display: "none" } } });
export const sum = style([
  {
    justifySelf: "end",
    textAlign: "end",
    "@media": { [largeLetters]: { justifySelf: "start", textAlign: "start" } },
  },
  cell("1 / 2 / 2 / 3", "1 / 3 / 2 / 4"),
]);
const both = style([
  { fontSize: "0.8125rem", lineHeight: 1.6, "@media": { [from.md]: { justifySelf: "end" } } },
  cell("3 / 1 / 4 / 3", "2 / 3 / 3 / 4"),
]);
export const thisWay = style([both, { color: colour.inkSoft }]);
export const noWayBack = style([both, { color: colour.anar }]);

/** On a narrow screen all of the row is the link, which an arrow says; on a wide one it is a button. */
export const choose = style([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minBlockSize: "44px",
    color: colour.lajvard,
    textDecoration: "none",
    "@media": {
      [below.md]: {
        selectors: {
          "&::after": { content: '""', position: "absolute", inset: 0 },
          "&:focus-visible": { outline: "none" },
          "&:focus-visible::after": { outline: `3px solid ${colour.lajvard}`, outlineOffset: "-3px" },
        },
      },
      [from.md]: {
        minBlockSize: "40px",
        paddingInline: space.md,
        border: `1px solid ${colour.lineStrong}`,
        borderRadius: radius.control,
        background: colour.surface,
        fontWeight: weight.semibold,
        fontSize: "0.9375rem",
        selectors: { "&:hover": { background: colour.lajvardTint, borderColor: colour.lajvard } },
      },
    },
  },
  cell("1 / 3 / 4 / 4", "1 / 4 / 3 / 5"),
]);
/** An arrow where it stands at the end of its row; with large letters, which have no such end, the word. */
const hasEnd = `${below.md} and (width >= 16em)`;
export const chooseWord = style({ "@media": { [hasEnd]: outOfSight } });
export const arrow = style({
  display: "none",
  "@media": { [hasEnd]: { display: "grid", inlineSize: "24px", placeItems: "center end" } },
});
/** The cheapest of all. */
export const chooseFirst = style({
  "@media": {
    [from.md]: {
      background: colour.lajvard,
      borderColor: colour.lajvard,
      color: colour.onLajvard,
      selectors: {
        "&:hover": { background: colour.lajvard, filter: "brightness(1.12)" },
        "&:focus-visible": ringOnFill,
      },
    },
  },
});
