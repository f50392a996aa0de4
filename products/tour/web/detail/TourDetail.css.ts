import { globalStyle, style } from "@vanilla-extract/css";
import * as price from "#design-system/components/Price/Price.css.ts";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, from, largeLetters } from "#design-system/theme/media.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

const column = { display: "flex", flexDirection: "column", minInlineSize: 0 } as const;

/** Width of the column of the sum and its action, beside the rest of a wide page. */
const ASIDE = "340px";

/** On a telephone the pictures come first. */
export const page = style({ ...column, position: "relative" });
/** Below the pictures a wide screen keeps a column free for the summary. */
export const body = style([
  { ...column, position: "relative" },
  { "@media": { [from.lg]: { paddingInlineEnd: `calc(${ASIDE} + ${space.xl})` } } },
]);
export const pictures = style({ order: -1, "@media": { [from.md]: { order: 0 } } });
export const head = style({
  ...column,
  gap: space.xxs,
  paddingBlock: `${space.xs} ${space.sm}`,
  "@media": { [from.md]: { gap: space.xs, paddingBlock: `${space.md} ${space.sm}` } },
});
export const crumbs = style({ "@media": { [below.md]: { display: "none" } } });
export const titleRow = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  columnGap: space.sm,
});
/** On the pictures of a telephone, at the end of the title's row otherwise. */
export const corners = style({
  display: "flex",
  gap: space.xs,
  "@media": {
    [below.md]: {
      position: "absolute",
      zIndex: layer.raised,
      insetInlineEnd: 0,
      insetBlockStart: space.xs,
    },
    print: { display: "none" },
  },
});
/** One line where there is room. */
export const glance = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.md,
  rowGap: space.xs,
});
export const about = style({ paddingBlockStart: space.lg });
export const section = style({
  ...column,
  gap: space.md,
  paddingBlockStart: space.lg,
  scrollMarginBlockStart: "48px",
  "@media": { [from.md]: { paddingBlockStart: space.xl } },
});
export const part = style({ ...column, gap: space.sm, scrollMarginBlockStart: "64px" });
export const parts = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  // The cities with their prices are two to a row there.
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 1fr)", columnGap: space.md } },
});
export const span = style({ gridColumn: "1 / -1", minInlineSize: 0, selectors: { "&:empty": { display: "none" } } });
export const half = style({ "@media": { [from.lg]: { gridColumn: "auto" } } });
export const choices = style({ ...column, gap: space.xs });
export const label = style({ fontSize: "0.875rem", fontWeight: weight.medium, color: colour.inkSoft });
/** All in sight: one that was chosen is never beyond an edge. */
export const chips = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const daysHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.md,
});
export const chosenLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
});
/** Its words, not its edge, stand in line with the others. */
globalStyle(`${chosenLine} > a`, { marginInline: `-${space.md}` });
export const chosenDay = style({
  ...column,
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.control,
  background: colour.lajvardTint,
  "@media": forced.framed(),
});
export const chosenWords = style({ display: "flex", alignItems: "center", gap: space.xs, fontWeight: weight.semibold });
export const note = style({ fontSize: "0.8125rem", color: colour.inkSoft });
export const travellers = style({ display: "flex", flexWrap: "wrap", gap: space.sm, alignItems: "end" });
export const party = style({ flex: "1 1 12rem", minInlineSize: 0 });
export const packagesHead = style({
  ...column,
  gap: space.xxs,
  "@media": { [from.lg]: { flexDirection: "row", flexWrap: "wrap", alignItems: "baseline", columnGap: space.sm } },
});
/** Packages in one table: a row each, whose sums end on one line. */
export const packages = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflow: "hidden",
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
globalStyle(`${packages} > li:not(:first-child)`, { borderBlockStart: `1px solid ${colour.line}` });
export const packageRow = style({
  display: "grid",
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"words words" "sum choose" "table table"',
  padding: space.sm,
  "@media": {
    [largeLetters]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"words" "sum" "choose" "table"',
    },
    [from.md]: {
      gridTemplateColumns: "minmax(0, 1fr) auto 7.5rem",
      gridTemplateAreas: '"words sum choose" "table table table"',
      columnGap: space.lg,
      rowGap: 0,
      paddingInline: space.md,
    },
  },
});
export const chosenPackage = style({ "@media": forced.framed(), background: colour.lajvardTint });
export const packageWords = style({ ...column, gridArea: "words" });
export const sum = style({ gridArea: "sum", "@media": { [from.md]: { textAlign: "end" } } });
globalStyle(`${sum} .${price.price}, ${sum} .${price.now}`, {
  "@media": { [from.md]: { alignItems: "flex-end", justifyContent: "flex-end" } },
});
export const choose = style({ gridArea: "choose", display: "grid" });
export const fewLeft = style({ color: colour.zaferanInk, fontWeight: weight.medium });
export const details = style({ gridArea: "table" });
export const summaryLine = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "36px",
  fontSize: "0.875rem",
  color: colour.lajvard,
  cursor: "pointer",
});
/** A column beside what is below the pictures of a wide screen, in which the summary stays in sight. */
export const summary = style({
  minInlineSize: 0,
  scrollMarginBlockStart: "64px",
  "@media": {
    [from.lg]: {
      position: "absolute",
      insetInlineEnd: 0,
      insetBlock: `${space.md} 0`,
      inlineSize: ASIDE,
    },
  },
});
export const summaryCard = style({
  "@media": { [from.lg]: { position: "sticky", insetBlockStart: space.md } },
});
/** Without a choice there is nothing to sum up on a narrow screen, whose bar has the next step. */
export const onlyWide = style({ "@media": { [below.lg]: { display: "none" } } });
/** On narrow screens the bar at the bottom has the button. */
export const book = style({
  display: "none",
  "@media": { [from.lg]: { display: "flex", flexDirection: "column", gap: space.xs } },
});
/** A button that is a script's: without one a link takes its place. */
export const scriptOnly = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
export const withoutScript = style({ display: "none", "@media": { "(scripting: none)": { display: "grid" } } });
export const days = style({ ...column, gap: space.md });
export const day = style({
  ...column,
  gap: space.xxs,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${colour.firuze}`,
});
export const twoColumns = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const list = style({ ...column, gap: space.xs });
const item = { display: "flex", alignItems: "baseline", gap: space.xs } as const;
export const isIn = style({ ...item, color: colour.pesteh });
export const isOut = style({ ...item, color: colour.anar });
export const itemWords = style({ color: colour.ink });
export const bullets = style({ ...column, gap: space.xxs, listStyle: "disc", paddingInlineStart: space.md });
export const fact = style({ ...column, gap: space.xxs, alignItems: "start" });
