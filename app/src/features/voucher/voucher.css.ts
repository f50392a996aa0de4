import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const paper = style({
  display: "grid",
  gap: space.md,
  paddingBlock: space.lg,
  justifyItems: "center",
  "@media": { print: { paddingBlock: 0 } },
});
/** A4 and A5 have the same proportions: the sheet is set for the smaller and grows with the larger. */
export const sheet = style({
  inlineSize: "100%",
  maxInlineSize: "760px",
  display: "grid",
  gap: space.lg,
  padding: space.md,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  "@media": {
    [from.md]: { padding: space.xl },
    // Letters of 10.5 points: two rooms of travellers stay on one A4.
    print: { padding: 0, border: 0, borderRadius: 0, maxInlineSize: "none", gap: "12px", zoom: 0.875 },
  },
});
// Each begins on a page of its own.
globalStyle(`${sheet} + ${sheet}`, { "@media": { print: { breakBefore: "page" } } });
/** With so much on it that its letters have to be smaller on paper: 9 points, and 8.4 for the fullest. */
export const sheets = {
  usual: sheet,
  small: style([sheet, { "@media": { print: { zoom: 0.75, gap: "8px" } } }]),
  smallest: style([sheet, { "@media": { print: { zoom: 0.7, gap: "6px" } } }]),
};
export const onScreen = style({
  inlineSize: "100%",
  maxInlineSize: "760px",
  display: "grid",
  gap: space.sm,
  justifyItems: "start",
  "@media": { print: { display: "none" } },
});
/** Its lines are there before its words, so that what follows does not move. */
export const keptNote = style({ minBlockSize: "3.2em", "@media": { [from.md]: { minBlockSize: "1.6em" } } });
/** On paper it takes no more than its gap: all has to stay on one A4. */
export const edges = styleVariants({
  paper: {
    display: "block",
    inlineSize: "100%",
    blockSize: "20px",
    borderRadius: radius.chip,
    "@media": { print: { blockSize: "8px", marginBlockEnd: "-8px" } },
  },
  night: { display: "block", inlineSize: "100%", blockSize: "12px" },
});
export const edgeGround = styleVariants({ paper: { fill: colour.firuzeTint }, night: { fill: constant.nightTile } });
export const edgeLines = styleVariants({
  paper: { fill: "none", stroke: colour.firuze, strokeWidth: 1 },
  night: { fill: "none", stroke: constant.nightLine, strokeWidth: 1 },
});
/** Name above, code to scan and code to read beside each other below it; on a wide sheet the first at the end. */
export const head = style({
  display: "grid",
  columnGap: space.md,
  rowGap: space.sm,
  gridTemplateColumns: "148px minmax(0, 1fr)",
  gridTemplateAreas: '"words words" "qr codes"',
  alignItems: "center",
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateAreas: '"words" "qr" "codes"' },
    [from.md]: { gridTemplateColumns: "minmax(0, 1fr) 148px", gridTemplateAreas: '"words qr" "codes qr"' },
    print: { gridTemplateColumns: "minmax(0, 1fr) 148px", gridTemplateAreas: '"words qr" "codes qr"' },
  },
});
export const headWords = style({ gridArea: "words", display: "grid", gap: space.xxs, minInlineSize: 0 });
/** The sender of the paper. */
export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontSize: "0.9375rem",
  color: colour.inkSoft,
});
globalStyle(`${brand} b`, { color: colour.ink, fontWeight: weight.bold });
export const brandMark = style({ inlineSize: "1.5rem", blockSize: "1.5rem", flexShrink: 0, fill: colour.lajvard });
/** A signed text of some 350 letters: on paper its squares are half a millimetre, which a telephone still reads. */
export const qr = style({ gridArea: "qr", inlineSize: "148px", blockSize: "148px", borderRadius: radius.chip });
/** A reader needs dark on light in every theme. */
export const qrPaper = style({ fill: constant.codeGround });
export const qrInk = style({ fill: constant.codeInk });
/** Codes for a desk that cannot scan: large enough to be read across it. */
export const codes = style({
  gridArea: "codes",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  rowGap: space.xs,
  margin: 0,
  minInlineSize: 0,
});
globalStyle(`${codes} dd`, { fontSize: "1.25rem", fontWeight: weight.bold, overflowWrap: "anywhere" });
/** Facts, each below its name: the two ends of a stay beside each other, from `md` on three in a row. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.sm,
  margin: 0,
  padding: space.md,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", paddingBlock: space.xs },
  },
});
/** The same without a frame: read last. */
export const plainFacts = style([facts, { padding: 0, border: 0, "@media": { print: { paddingBlock: 0 } } }]);
for (const list of [codes, facts]) {
  globalStyle(`${list} dt`, { fontSize: "0.8125rem", color: colour.inkMute, lineHeight: 1.7 });
  globalStyle(`${list} dd`, { margin: 0, lineHeight: 1.7 });
}
globalStyle(`${facts} dd`, { fontWeight: weight.semibold });
export const part = style({ display: "grid", gap: space.xs, alignContent: "start", breakInside: "avoid" });
globalStyle(`${part} > :is(h2, h3)`, { "@media": { screen: { fontSize: "1.0625rem", fontWeight: weight.bold } } });
export const list = style({
  display: "grid",
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  lineHeight: 1.9,
});
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", lineHeight: 1.8 });
globalStyle(`${table} th`, {
  textAlign: "start",
  whiteSpace: "nowrap",
  fontSize: "0.8125rem",
  fontWeight: weight.medium,
  color: colour.inkMute,
  paddingBlock: space.xxs,
});
globalStyle(`${table} td`, {
  borderBlockStart: `1px solid ${colour.line}`,
  paddingBlock: space.xs,
  "@media": { print: { paddingBlock: "2px" } },
});
/** A long name gives way to the code beside it. */
globalStyle(`${table} td:first-child`, { overflowWrap: "anywhere" });
globalStyle(`${table} :is(th, td):not(:last-child)`, { paddingInlineEnd: space.sm });
/** In columns where there is room, read down each: on paper they take half the lines, each of a date and its sum. */
export const penalties = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.875rem",
  lineHeight: 1.8,
  // Paper has to stay one A4, so there they stand in two columns.
  "@media": { print: { columns: "2 200px", columnGap: space.xl, lineHeight: 1.5 } },
});
/** On paper alone. */
export const printed = style({ display: "none", "@media": { print: { display: "inline" } } });
export const notPrinted = style({ "@media": { print: { display: "none" } } });
export const penalty = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.sm,
  breakInside: "avoid",
  borderBlockEnd: `1px solid ${colour.line}`,
});
/** At the end of its line, and of its own where both do not fit one: amounts are read down a column. */
export const penaltySum = style({ marginInlineStart: "auto", whiteSpace: "nowrap", fontWeight: weight.medium });
export const foot = style({
  display: "grid",
  gap: space.xxs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const checkTitle = style({
  inlineSize: "fit-content",
  paddingBlock: space.xs,
  fontSize: "0.8125rem",
  color: colour.inkSoft,
  cursor: "pointer",
});
