import { style } from "@vanilla-extract/css";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

/** Occasions: three, where each has room for its words. */
export const occasions = style({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gap: space.md, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const door = style({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.sm,
  minInlineSize: 0,
  overflow: "hidden",
  paddingInlineEnd: space.sm,
  borderRadius: radius.card,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.lajvard } },
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingInlineStart: space.sm },
    [from.md]: { paddingInlineEnd: space.md, columnGap: space.md },
  },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: "5.5rem",
  objectFit: "cover",
  "@media": { [largeLetters]: { display: "none" } },
});
export const words = style({ display: "grid", gap: "2px", paddingBlock: space.sm, minInlineSize: 0 });
export const leads = style({ display: "inline-grid", color: colour.lajvard });
