import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

export const section = style({ display: "grid", gap: space.md, paddingBlock: space.xl });
/** Keeps the clear button beside the title at any width. */
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
});
/** Its word ends where the lists below end. */
export const clear = style({ marginInlineEnd: `calc(-1 * ${space.md})` });
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const link = style({
  display: "grid",
  gap: space.xxs,
  minBlockSize: "44px",
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.lajvard } },
});
