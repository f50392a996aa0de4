import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

/** Heading above a list: its subject. */
export const hero = style({
  position: "relative",
  overflow: "hidden",
  background: colour.sunken,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const heroGrid = style({
  display: "grid",
  gap: space.lg,
  alignItems: "center",
  paddingBlock: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)" } },
});
export const heroPicture = style({
  inlineSize: "100%",
  blockSize: "auto",
  // A band on a narrow screen: the results come first.
  aspectRatio: "16 / 6",
  objectFit: "cover",
  "@media": { [from.lg]: { aspectRatio: "16 / 9" } },
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
});
/** One row to be pushed aside on a narrow screen: the results come first. */
export const chips = style({
  display: "flex",
  gap: space.xs,
  ...ringWithin,
  overflowX: "auto",
  scrollbarWidth: "none",
  whiteSpace: "nowrap",
  "@media": { [from.lg]: { flexWrap: "wrap", overflowX: "visible", whiteSpace: "normal" } },
});
export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlockStart: space.sm,
  "@media": { [from.lg]: { gap: space.md, paddingBlockStart: space.xl } },
});
export const search = style({ paddingBlockStart: space.md });
/** Hides on narrow screens what the search's line already says there. */
export const onlyWide = style({ display: "none", "@media": { [from.lg]: { display: "block" } } });
