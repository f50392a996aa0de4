import { globalStyle, style } from "@vanilla-extract/css";
import * as price from "#design-system/components/Price/Price.css.ts";
import { below, from, largeLetters } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

const narrow = below.lg;

/** The fares of one flight: rows below its times, on a wide screen three columns. */
export const fares = style({
  display: "grid",
  "@media": {
    [from.lg]: {
      gap: space.sm,
      paddingInline: space.md,
      paddingBlockEnd: space.md,
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      selectors: { "&:has(> :nth-child(2):last-child)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});
/** A fare without neighbours in its line fills it: no cell stays empty. */
const alone = ":nth-child(3n + 1):last-child";

export const fare = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.sm,
  rowGap: space.xxs,
  alignItems: "center",
  minBlockSize: "62px",
  paddingBlock: space.xs,
  paddingInlineStart: space.md,
  // Room for the sign of the link that covers the row.
  paddingInlineEnd: "44px",
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [narrow]: { selectors: { "&:hover": { background: colour.lajvardTint } } },
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateRows: "1fr auto",
      alignItems: "end",
      padding: space.sm,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.control,
      selectors: {
        [`&${alone}`]: {
          gridColumn: "1 / -1",
          gridTemplateColumns: "minmax(0, 1fr) auto auto",
          gridTemplateRows: "auto",
          columnGap: space.lg,
          alignItems: "center",
        },
      },
    },
  },
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xxs,
  minInlineSize: 0,
  "@media": {
    [from.lg]: {
      alignSelf: "start",
      gridColumn: "1 / -1",
      selectors: { [`${fare}${alone} > &`]: { gridColumn: "auto", alignSelf: "center" } },
    },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  rowGap: "2px",
});
export const name = style({ fontWeight: weight.semibold, fontSize: "0.9375rem", lineHeight: 1.7 });
/** One after the other in a row; in a column of a wide screen each has its line. */
export const facts = style({
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  color: colour.inkSoft,
  "@media": { [from.lg]: { display: "flex", flexDirection: "column" } },
});
/** One text in two lengths. */
export const brief = style({ "@media": { [from.lg]: { display: "none" } } });
export const parting = style({ "@media": { [from.lg]: { display: "none" } } });
export const whole = style({ "@media": { [narrow]: { display: "none" } } });
/** As wide as a sum, so that what it covers stands below it. */
export const sums = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  "@media": { [narrow]: { maxInlineSize: "10rem" }, "(width < 24em)": { maxInlineSize: "8rem" } },
});
// A sum is one line and what it covers another, in each card alike.
globalStyle(`${sums} .${price.now}`, { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: 0 });
globalStyle(`${sums} .${price.unit}`, { fontSize: "0.8125rem" });
/** On a narrow screen it covers the row. */
export const choose = style({
  display: "flex",
  alignItems: "center",
  textDecoration: "none",
  "@media": {
    [narrow]: {
      position: "absolute",
      inset: 0,
      justifyContent: "flex-end",
      paddingInlineEnd: space.md,
      vars: { "--ring-offset": "-3px" },
    },
    [from.lg]: {
      justifyContent: "center",
      minBlockSize: "40px",
      paddingInline: space.md,
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.control,
      background: colour.surface,
      fontWeight: weight.semibold,
      fontSize: "0.9375rem",
      selectors: { "&:hover": { background: colour.lajvardTint, borderColor: colour.lajvard } },
    },
  },
});
export const chooseSign = style({ display: "flex", "@media": { [from.lg]: { display: "none" } } });
