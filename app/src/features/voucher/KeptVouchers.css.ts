import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";

export const list = style({ display: "grid", gap: space.md, listStyle: "none", margin: 0, padding: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "center",
  "@media": { [from.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
