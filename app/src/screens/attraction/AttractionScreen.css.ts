import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { radius, space } from "#design-system/theme/theme.css.ts";

export const top = style({
  display: "grid",
  gap: space.lg,
  paddingBlockStart: space.lg,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
});
export const section = style({ display: "flex", flexDirection: "column", gap: space.lg, paddingBlockStart: space.xxl });
