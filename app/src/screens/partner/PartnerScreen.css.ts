import { style } from "@vanilla-extract/css";
import { colour, font, space } from "#design-system/theme/theme.css.ts";

export const mark = style({ inlineSize: "72px", blockSize: "72px" });
export const star = style({ fill: colour.lajvard });
/** A part of the drawing, in its own units. */
export const initial = style({ fill: colour.onLajvard, fontFamily: font.display, fontSize: "9px" });
export const links = style({ display: "flex", flexWrap: "wrap", gap: space.xs, paddingBlockStart: space.xs });
