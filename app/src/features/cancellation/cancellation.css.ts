import { globalStyle, style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

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
