import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

/** As large as a thumb. */
export const call = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "44px",
  minBlockSize: "44px",
});
export const footer = style({
  background: colour.sunken,
  borderBlockStart: `1px solid ${colour.line}`,
  paddingBlock: space.lg,
  fontSize: "0.9375rem",
  "@media": { print: { display: "none" } },
});
export const footerGrid = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from.lg]: { gridTemplateColumns: "2fr 1fr 1fr 1fr", gap: space.lg } },
});
export const about = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  gridColumn: "1 / -1",
  "@media": { [from.lg]: { gridColumn: "auto" } },
});
export const links = style({ display: "grid", justifyItems: "start", alignContent: "start" });
/** The last are few: on narrow screens in a line below the columns. */
globalStyle(`${footerGrid} > nav:last-child`, {
  gridColumn: "1 / -1",
  "@media": { [from.lg]: { gridColumn: "auto" } },
});
globalStyle(`${footerGrid} > nav:last-child > ${links}`, {
  "@media": { [below.lg]: { display: "flex", flexWrap: "wrap", columnGap: space.sm } },
});
globalStyle(`${footerGrid} > nav:last-child > ${links} > h2`, { "@media": { [below.lg]: { display: "none" } } });
export const footerLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "40px",
  lineHeight: 1.4,
  color: colour.inkSoft,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const choice = style({
  minBlockSize: "44px",
  inlineSize: "11rem",
  maxInlineSize: "100%",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: "transparent",
  color: colour.inkSoft,
  fontSize: "0.875rem",
});
/** Placeholder of a choice until scripts run. */
export const choicePlace = style({ inlineSize: "11rem", maxInlineSize: "100%", blockSize: "44px" });
/** A choice with what stands below it: never wider than its line, also with large letters. */
export const choiceBox = style({ minInlineSize: 0, maxInlineSize: "100%" });
export const choiceField = style({
  maxInlineSize: "100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
});
export const reach = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.md });
/** Below a line, across all columns. */
export const base = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.lg,
  rowGap: space.xs,
  marginBlockStart: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const baseEnd = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  rowGap: space.xs,
  maxInlineSize: "100%",
  "@media": { [from.md]: { marginInlineStart: "auto" } },
});
