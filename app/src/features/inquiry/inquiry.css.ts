import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";

export const fields = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const wide = style({ gridColumn: "1 / -1" });
/** Scroll target, a field or the answer, kept clear of the window's edge. */
export const place = style({ scrollMarginBlockStart: space.lg });
