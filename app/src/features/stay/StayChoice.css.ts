import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";

export const form = style({
  display: "grid",
  gap: space.sm,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr) auto" } },
});
/** Beside the fields, below the height of their labels. */
export const submit = style({ display: "grid", "@media": { [from.md]: { paddingBlockStart: "28px" } } });
