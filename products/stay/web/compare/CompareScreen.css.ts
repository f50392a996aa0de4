import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const page = style({ paddingBlock: space.lg });
export const scroll = style({ ...ringWithin, overflowX: "auto", position: "relative" });
export const table = style({
  display: "block",
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  "@media": { [from.md]: { display: "table" } },
});
for (const [part, wide] of [
  ["thead", "table-header-group"],
  ["tbody", "table-row-group"],
] as const) {
  globalStyle(`${table} > ${part}`, { display: "block", "@media": { [from.md]: { display: wide } } });
}
/** On a narrow screen the label stands above its line: so the columns have the width, and two are in sight. */
const row = style({ display: "grid", "@media": { [from.md]: { display: "table-row" } } });
export const line = styleVariants({ 1: 1, 2: 2, 3: 3 }, (columns) => [
  row,
  { gridTemplateColumns: `repeat(${columns}, minmax(148px, 1fr))` },
]);
const first = style({
  "@media": {
    [from.md]: {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: layer.raised,
      inlineSize: "180px",
      background: colour.canvas,
    },
  },
});
export const corner = style([first, { display: "none", "@media": { [from.md]: { display: "table-cell" } } }]);
export const head = style({
  padding: space.sm,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: weight.regular,
  "@media": { [from.md]: { inlineSize: "auto" } },
});
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.control,
});
export const name = style({ color: colour.ink, fontWeight: weight.semibold, lineHeight: 1.7 });
export const label = style([
  first,
  {
    gridColumn: "1 / -1",
    paddingBlockStart: space.xs,
    paddingInline: space.sm,
    textAlign: "start",
    fontSize: "0.875rem",
    fontWeight: weight.medium,
    color: colour.inkSoft,
    "@media": {
      [from.md]: {
        paddingBlock: space.sm,
        paddingInlineStart: 0,
        borderBlockEnd: `1px solid ${colour.line}`,
      },
    },
  },
]);
export const cell = style({
  padding: space.sm,
  paddingBlockStart: space.xxs,
  minInlineSize: 0,
  "@media": { [from.md]: { paddingBlockStart: space.sm } },
  borderBlockEnd: `1px solid ${colour.line}`,
  verticalAlign: "top",
  lineHeight: 1.7,
});
