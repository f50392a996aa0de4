import { style } from "@vanilla-extract/css";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

/** A short table beside a price: price or baggage for each kind of traveller, cancellation costs by deadline. */
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: "0.875rem" });
export const caption = style({
  paddingBlock: space.xs,
  textAlign: "start",
  fontWeight: weight.semibold,
  color: colour.inkSoft,
});
export const cell = style({
  padding: space.xs,
  paddingInlineStart: 0,
  textAlign: "start",
  fontWeight: weight.regular,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const amount = style([cell, { whiteSpace: "nowrap" }]);
