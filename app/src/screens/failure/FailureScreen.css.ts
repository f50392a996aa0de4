import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

/** Below the message, as it is set: support, and what has become of bookings. */
export const beside = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.xs,
  textAlign: "center",
});
export const fold = style({ display: "grid", gap: space.sm });
export const summary = style({
  inlineSize: "fit-content",
  marginInline: "auto",
  minBlockSize: "44px",
  alignContent: "center",
  color: colour.lajvard,
  cursor: "pointer",
});
