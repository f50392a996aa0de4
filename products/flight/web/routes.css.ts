import { style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** Cells of a month: a telephone has seven of them in a row. */
export const months = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** A month of fares, and beside it on wide screens where it leads. */
export const route = style({
  display: "grid",
  columnGap: space.xl,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 20rem" } },
});
export const aboutRoute = style({ minInlineSize: 0, "@media": { [from.lg]: { paddingBlockStart: space.xl } } });
/** On narrow screens the fares come at once. */
export const routePicture = style({
  display: "none",
  "@media": {
    [from.lg]: {
      display: "block",
      inlineSize: "100%",
      blockSize: "auto",
      aspectRatio: "16 / 9",
      objectFit: "cover",
      borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
    },
  },
});
export const month = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "2px",
  textAlign: "center",
});
export const caption = style({ paddingBlockEnd: space.xs, textAlign: "start", fontWeight: weight.semibold });
export const weekday = style({ color: colour.inkMute, fontSize: "0.8125rem", fontWeight: weight.regular });
export const cell = style({ padding: 0 });
export const day = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: "56px",
  borderRadius: radius.control,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.ink,
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  textDecoration: "none",
  selectors: { "a&:hover": { borderColor: colour.lajvard, background: colour.lajvardTint } },
});
export const closed = style({
  background: "none",
  borderColor: "transparent",
  color: colour.inkMute,
  fontSize: "0.75rem",
});
export const price = style({ fontWeight: weight.semibold });
export const cheapest = style({ color: colour.pesteh, fontWeight: weight.bold });
/** Terms beside their values, or above them where there is no room for both. */
export const facts = style({
  display: "grid",
  rowGap: space.xxs,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.sm]: { gridTemplateColumns: "max-content minmax(0, 1fr)", rowGap: space.xs, columnGap: space.lg },
    [from.lg]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.xxs },
  },
});
/** Nearer to its own value than to the one above. */
export const term = style({
  color: colour.inkMute,
  paddingBlockStart: space.xs,
  "@media": { [`${from.sm} and ${below.lg}`]: { paddingBlockStart: 0 } },
});
export const links = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
/** A city on a line: its name, how far it leads, and from how much. */
export const origins = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const origin = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "48px",
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  fontSize: "0.875rem",
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.lajvard, background: colour.lajvardTint } },
});
export const originName = style({ fontSize: "1rem", fontWeight: weight.semibold });
export const originCount = style({ color: colour.inkMute });
