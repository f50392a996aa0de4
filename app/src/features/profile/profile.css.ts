import { globalStyle, style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const account = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${colour.line}`,
});
/** A line stands between two of a list: under the last it would divide it from nothing. */
globalStyle(`${account}:last-child`, { borderBlockEnd: 0 });
