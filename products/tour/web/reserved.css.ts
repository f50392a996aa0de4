import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

/** Contents of a tour's reservation: on its card, its status and its voucher. */

export const part = style({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const contacts = style({
  display: "grid",
  gap: `${space.xxs} ${space.md}`,
  gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
  alignItems: "baseline",
  margin: 0,
});
