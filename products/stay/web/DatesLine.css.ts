import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** Below `lg`, where the form is a sheet. */
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  inlineSize: "100%",
  minBlockSize: "48px",
  paddingBlock: "6px",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  textAlign: "start",
  cursor: "pointer",
  "@supports": { "not selector(:popover-open)": { display: "none" } },
  "@media": { [from.lg]: { display: "none" } },
});
export const mark = style({ display: "flex", color: colour.lajvard });
export const words = style({ flex: 1, minInlineSize: 0 });
export const dates = style({ fontWeight: weight.bold });
export const change = style({ color: colour.lajvard, fontWeight: weight.semibold });
