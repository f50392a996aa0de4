import { type ComplexStyleRule, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";
import { ringWithin } from "../../theme/ring.ts";
import type { Alignment, ColumnCount, Justification, Rail } from "./Layout.tsx";

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const inline = style({ display: "flex", flexWrap: "wrap", minInlineSize: 0 });
export const noWrap = style({ flexWrap: "nowrap" });
export const gap = styleVariants(space, (value) => ({ gap: value }));
export const align = styleVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  stretch: { alignItems: "stretch" },
  baseline: { alignItems: "baseline" },
} satisfies Record<Alignment, ComplexStyleRule>);
export const justify = styleVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
} satisfies Record<Justification, ComplexStyleRule>);
export const container = style({
  inlineSize: "100%",
  maxInlineSize: "1232px",
  marginInline: "auto",
  paddingInline: space.md,
  "@media": { [from.md]: { paddingInline: space.lg } },
});
/** Below `sm` columns may become a scrolling row; the edge of the next one stays visible. */
const pushed = style({
  "@media": {
    [below.sm]: {
      display: "flex",
      ...ringWithin,
      overflowX: "auto",
      scrollSnapType: "inline mandatory",
      scrollbarWidth: "none",
      marginInline: `calc(-1 * ${space.md})`,
      paddingInline: space.md,
      scrollPaddingInline: space.md,
    },
  },
});
const RAIL = { wide: "82%", cards: "min(82%, 14.5rem)", tiles: "min(82%, 9.5rem)" } as const satisfies Record<
  Rail,
  string
>;
export const rail = styleVariants(RAIL, () => [pushed]);
for (const [name, size] of Object.entries(RAIL))
  globalStyle(`${rail[name as Rail]} > *`, {
    "@media": { [below.sm]: { flex: `0 0 ${size}`, scrollSnapAlign: "start" } },
  });
export const pushedLine = style({
  "@media": {
    [below.sm]: { flexWrap: "nowrap", ...ringWithin, overflowX: "auto", scrollbarWidth: "none", whiteSpace: "nowrap" },
  },
});
export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const columnCount = styleVariants({
  two: { "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
  three: {
    "@media": {
      [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.lg]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  },
  four: {
    // Two columns on a phone; one with large letters.
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))",
    "@media": {
      [from.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [from.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  },
} satisfies Record<ColumnCount, ComplexStyleRule>);

/** Few children fill their rows: of a count that would leave one or two alone, as many in a row as divide it. */
const rowOf = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });
const holding = (count: number) => `:has(> :nth-child(${count}):last-child)`;
globalStyle(`${columnCount.three}${holding(3)}`, { "@media": { [from.md]: rowOf(3) } });
globalStyle(`${columnCount.three}${holding(4)}`, { "@media": { [from.lg]: rowOf(4) } });
for (const [count, wide] of [
  [3, 3],
  [5, 5],
  [6, 3],
] as const)
  globalStyle(`${columnCount.four}${holding(count)}`, { "@media": { [from.lg]: rowOf(wide) } });
globalStyle(`${columnCount.four}${holding(4)}`, { "@media": { [from.md]: rowOf(4) } });
globalStyle(`${columnCount.four}${holding(5)}`, { "@media": { [from.md]: rowOf(5) } });
globalStyle(`${columnCount.four}${holding(8)}`, { "@media": { [from.md]: rowOf(4) } });
