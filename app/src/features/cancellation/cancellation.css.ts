import { globalStyle, style } from "@vanilla-extract/css";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.xxs,
  alignItems: "start",
  margin: 0,
  color: colour.inkSoft,
});
export const freeLine = style([line, { color: colour.pesteh }]);
globalStyle(`${line} > svg`, { marginBlockStart: "3px" });

export const fees = style({});
export const feesHead = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "2.75rem",
  color: colour.lajvard,
  fontSize: "0.875rem",
  fontWeight: weight.semibold,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
globalStyle(`${fees}[open] > ${feesHead} svg`, { transform: "rotate(180deg)" });
