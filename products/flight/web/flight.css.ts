import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { place as foldedSearch } from "#app/src/features/search/FoldedSearch.css.ts";
import * as picker from "#design-system/components/StayPicker/StayPicker.css.ts";
import { outOfSight as hidden } from "#design-system/theme/hidden.css.ts";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** The search form: the way, the party and the class, and below them one line of cities and dates. */
export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  "@media": { [from.lg]: { selectors: { [`${foldedSearch} &`]: { gap: 0 } } } },
});
export const choices = style({
  display: "grid",
  gap: space.xs,
  "@media": {
    [from.md]: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.lg },
    [from.lg]: {
      selectors: {
        [`${foldedSearch} &`]: { paddingInline: space.md, borderBlockEnd: `1px solid ${colour.line}` },
      },
    },
  },
});
export const ways = style({ display: "flex", flexWrap: "wrap", columnGap: space.lg });
// On a wider screen the party is a menu beside the ways: its button says what it is.
const menu = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${choices} > .${picker.field}${part}`, { "@media": { [from.md]: rule } });
menu(" > [aria-haspopup]", {
  inlineSize: "auto",
  minBlockSize: "44px",
  paddingInline: space.xs,
  border: "1px solid transparent",
  background: "none",
  color: colour.lajvard,
  fontSize: "0.9375rem",
  fontWeight: weight.medium,
});
menu(` > .${picker.label}`, hidden);
globalStyle(`${foldedSearch} ${choices} :is(label, [aria-haspopup])`, {
  "@media": { [from.lg]: { minBlockSize: "40px" } },
});
/** Beside each other, and their button at the end, where there is room. */
export const where = style({
  display: "grid",
  gap: space.sm,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { display: "flex" },
  },
});
globalStyle(`${where} > *`, { "@media": { [from.lg]: { flex: "1 1 0", minInlineSize: 0 } } });
/** Between the two cities; on a telephone at the end of their line. */
export const swap = style({
  display: "flex",
  justifyContent: "center",
  marginBlock: `-${space.xs}`,
  "@media": {
    [from.md]: { gridColumn: "1 / -1", gridRow: 2, display: "none" },
    [from.lg]: {
      display: "flex",
      alignSelf: "center",
      marginBlock: 0,
      selectors: { [`${where} > &`]: { flex: "none" } },
    },
  },
});
/** Hidden for one-way searches, before scripts run too. */
export const back = style({
  selectors: { "form:has(input[value=one_way]:checked) &": { display: "none" } },
});
export const party = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  "@media": { [from.md]: { inlineSize: "420px" } },
});
/** Selects that the picker replaces once scripts run: hidden until then, they keep their values and take no room. */
export const nativeParty = style({ display: "grid", gap: space.xs });
globalStyle(`${nativeParty} > :not(:first-child)`, {
  "@media": { "(scripting: enabled)": { display: "none" } },
});
export const submit = style({
  display: "grid",
  "@media": {
    [from.md]: { gridColumn: "1 / -1" },
    [from.lg]: { selectors: { [`${where} > &`]: { flex: "none", alignSelf: "end" } } },
  },
});

export const card = style({
  display: "grid",
  gap: space.sm,
  minInlineSize: 0,
  padding: space.md,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
/** A flight of a list: its fares reach from edge to edge of a narrow screen's card. */
export const listed = style([card, { gap: 0, padding: 0, overflow: "clip" }]);
export const body = style({ display: "flex", flexDirection: "column", gap: space.sm, minInlineSize: 0 });
/** On a wide screen the carrier stands beside the times. */
export const flight = style([
  body,
  {
    gap: space.xs,
    paddingBlock: space.sm,
    paddingInline: space.md,
    "@media": {
      [from.lg]: {
        display: "grid",
        gridTemplateColumns: "13rem minmax(0, 1fr)",
        columnGap: space.lg,
        alignItems: "center",
      },
    },
  },
]);
/** Below both. */
export const notes = style({ gridColumn: "1 / -1" });
/** Marks, names and numbers, and at the end of their line what is particular. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  rowGap: space.xxs,
});
export const marks = style({ display: "flex", gap: space.xxs });
/** Yields to what is particular, until a name has no room. */
export const named = style({ flex: "1 1 8rem", minInlineSize: 0 });
export const carriers = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.xs });
export const carrier = style({ fontSize: "1rem", lineHeight: 1.5 });
export const numbers = style({ fontSize: "0.8125rem", fontWeight: weight.regular, color: colour.inkMute });
export const kind = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  marginInlineStart: "auto",
  fontSize: "0.8125rem",
  color: colour.inkSoft,
});
const inOneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;
const journeyColumns = "auto minmax(4rem, 1fr) auto";
export const narrowJourney = style({
  display: "grid",
  gridTemplateColumns: journeyColumns,
  columnGap: space.sm,
  alignItems: "start",
  "@media": { [largeLetters]: inOneColumn },
});
const wideColumns = "minmax(0, 1fr) minmax(8rem, 1fr) minmax(0, 1fr)";
export const journey = style([narrowJourney, { "@media": { [from.md]: { gridTemplateColumns: wideColumns } } }]);
/** In a list, whose search names the cities, a wide screen has the airports in one line below the times. */
export const listedJourney = style([journey]);
/** On paper each end has its names, also on a telephone. */
export const wholeJourney = style([
  narrowJourney,
  {
    gridTemplateColumns: "minmax(0, 1fr) minmax(4.5rem, auto) minmax(0, 1fr)",
    "@media": {
      [largeLetters]: inOneColumn,
      [from.md]: { gridTemplateColumns: wideColumns },
      print: { gridTemplateColumns: wideColumns },
    },
  },
]);
/** Never narrower than its time, which is one word. */
export const end = style({ display: "flex", flexDirection: "column" });
export const arrival = style([end, { textAlign: "end", "@media": { [largeLetters]: { textAlign: "start" } } }]);
export const time = style({
  fontSize: "1.375rem",
  fontWeight: weight.bold,
  lineHeight: 1.3,
  whiteSpace: "nowrap",
  "@media": { [from.lg]: { fontSize: "1.75rem", lineHeight: 1.2 } },
});
export const shift = style({
  marginInlineStart: "3px",
  fontSize: "0.8125rem",
  fontWeight: weight.bold,
  color: colour.anar,
  verticalAlign: "super",
});
const airportLine = style({ fontSize: "0.8125rem", lineHeight: 1.6, color: colour.inkSoft });
export const airport = style([
  airportLine,
  { "@media": { [from.lg]: { selectors: { [`${listedJourney} &`]: { display: "none" } } } } },
]);
/** The code beside the city says it where there is little room. */
export const airportName = style([
  airportLine,
  {
    display: "none",
    selectors: { [`${wholeJourney} &`]: { display: "block" } },
    "@media": {
      [from.md]: { selectors: { [`${journey}:not(${listedJourney}) &`]: { display: "block" } } },
      [from.lg]: { selectors: { [`${listedJourney} &`]: { display: "block" } } },
    },
  },
]);
export const line = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  color: colour.inkSoft,
  textAlign: "center",
});
/** From the departure to the arrival, in the direction of the text. */
export const track = style({
  display: "flex",
  alignItems: "center",
  gap: "3px",
  inlineSize: "100%",
  color: colour.lajvard,
});
export const rail = style({ flex: 1, blockSize: "1.5px", borderRadius: radius.full, background: colour.lineStrong });
/** Mark at both ends of a way. */
export const goal = style({
  inlineSize: "7px",
  blockSize: "7px",
  borderRadius: radius.full,
  border: `1.5px solid ${colour.lineStrong}`,
});
export const stop = style({
  inlineSize: "9px",
  blockSize: "9px",
  borderRadius: radius.full,
  border: `2px solid ${colour.lajvard}`,
  background: colour.surface,
});
export const facts = style({ display: "flex", flexDirection: "column", gap: space.xxs });
export const fact = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xs,
  fontSize: "0.875rem",
  lineHeight: 1.7,
  color: colour.inkSoft,
});
export const risk = style([
  fact,
  {
    paddingBlock: "3px",
    paddingInline: space.xs,
    border: "1px solid transparent",
    borderRadius: radius.chip,
    background: colour.zaferanTint,
    color: colour.zaferanInk,
    fontWeight: weight.medium,
  },
]);
/** The way out that was chosen, above the ways back: one line where there is room, which they are not pushed down by. */
export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.md,
  minInlineSize: 0,
  marginBlockStart: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: colour.lajvardTint,
  border: `1px solid ${colour.lajvard}`,
  borderRadius: radius.card,
});
/** Times with their airports, and the carrier's mark before them. */
export const chosenWay = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.xs });
export const chosenTime = style({ fontWeight: weight.bold });
export const chosenTrack = style({ display: "flex", inlineSize: space.lg });
/** At the end of the line. */
export const chosenChange = style({ marginInlineStart: "auto", marginInlineEnd: `-${space.sm}` });
export const nearDays = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.xs });
/** The days around, and beside them their unit and the alert, which a telephone has among its tools. */
export const days = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.sm, alignItems: "center" } },
});
export const beside = style({
  display: "none",
  textAlign: "center",
  "@media": { [from.lg]: { display: "block", marginBlock: `-${space.xs}` } },
});
export const onlyNarrow = style({ "@media": { [from.lg]: { display: "none" } } });
