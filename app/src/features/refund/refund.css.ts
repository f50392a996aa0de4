import { style } from "@vanilla-extract/css";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

export const legs = style({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" });
export const leg = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.md,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
});
export const where = style({ display: "grid", gap: "2px", minInlineSize: 0 });
/** Outcome of the choice, set apart from the choices. */
export const plan = style({
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.control,
  background: colour.sunken,
});
export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.7 });
