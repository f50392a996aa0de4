import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const list = style({ display: "grid", gap: space.lg, margin: 0, padding: 0, listStyle: "none" });
/** The line is the entry's: a fieldset draws it through its legend. */
export const entry = style({
  selectors: { "& + &": { paddingBlockStart: space.lg, borderBlockStart: `1px solid ${colour.line}` } },
});
export const one = style({ display: "grid", gap: space.xs, minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const head = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space.md });
export const places = style({ display: "grid" });
