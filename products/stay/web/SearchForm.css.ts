import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";

export const form = style({
  display: "grid",
  gap: space.xs,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 1.2fr) auto" },
  },
});
export const submit = style({ display: "grid" });
