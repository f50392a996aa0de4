import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
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
  paddingBlock: space.xl,
  fontSize: "0.9375rem",
  "@media": { print: { display: "none" } },
});
export const footerGrid = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  // The longest column spans the two short ones: these keep their own height.
  gridTemplateRows: "auto auto 1fr",
  "@media": { [from.lg]: { gridTemplateColumns: "2fr 1fr 1fr 1fr" } },
});
export const footerAbout = style({ gridColumn: "1 / -1", "@media": { [from.lg]: { gridColumn: "auto" } } });
/** The longest stands beside the two short ones where there are two columns. */
globalStyle(`${footerAbout} + nav`, { gridRow: "span 2", "@media": { [from.lg]: { gridRow: "auto" } } });
export const footerLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "36px",
  color: colour.inkSoft,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const themeChoice = style({
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
/** Placeholder of the theme choice until scripts run. */
export const themePlace = style({ inlineSize: "11rem", blockSize: "4.75rem" });
export const themeField = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.xxs,
});
