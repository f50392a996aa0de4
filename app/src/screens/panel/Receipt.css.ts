import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const paper = style({ display: "grid", gap: space.md, maxInlineSize: "760px" });
export const onScreen = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  "@media": { print: { display: "none" } },
});
/** One sheet of A4. */
export const sheet = style({
  display: "grid",
  gap: space.lg,
  padding: space.md,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  "@media": {
    [from.md]: { padding: space.xl },
    print: { padding: 0, border: 0, borderRadius: 0, breakInside: "avoid" },
  },
});
export const head = style({ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: space.md });
export const brand = style({ fontSize: "1.25rem", fontWeight: weight.bold, lineHeight: 1.4, color: colour.lajvard });
export const facts = style({ display: "grid", gap: space.sm, margin: 0 });
globalStyle(`${facts} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.sm,
  alignItems: "baseline",
  "@media": { [from.sm]: { gridTemplateColumns: "128px minmax(0, 1fr)" } },
});
globalStyle(`${facts} dt`, { fontSize: "0.875rem", color: colour.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere", lineHeight: 1.8 });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", lineHeight: 1.8 });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${colour.line}`,
  textAlign: "start",
  fontWeight: weight.regular,
});
globalStyle(`${table} :is(th, td):last-child`, {
  textAlign: "end",
  whiteSpace: "nowrap",
});
globalStyle(`${table} thead th`, { fontSize: "0.875rem", color: colour.inkSoft });
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: weight.semibold });
