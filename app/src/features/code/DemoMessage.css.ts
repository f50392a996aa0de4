import { style } from "@vanilla-extract/css";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

export const place = style({ display: "flex", flexDirection: "column", gap: space.xs });
/** A message as a telephone shows it: a bubble whose corner points at its sender. */
export const bubble = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space.xs,
  padding: space.md,
  alignSelf: "flex-start",
  maxInlineSize: "100%",
  border: "1px solid",
  borderColor: colour.line,
  borderRadius: radius.card,
  borderStartStartRadius: radius.chip,
  background: colour.firuzeTint,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
