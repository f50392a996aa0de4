import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { place as foldedSearch } from "#app/src/features/search/FoldedSearch.css.ts";
import * as picker from "#design-system/components/StayPicker/StayPicker.css.ts";
import { outOfSight as hidden } from "#design-system/theme/hidden.css.ts";
import { below, from, largeLetters } from "#design-system/theme/media.ts";
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
  gap: space.xs,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { display: "flex" },
  },
});
globalStyle(`${where} > *`, { "@media": { [from.lg]: { flex: "1 1 0", minInlineSize: 0 } } });
/** Between the two cities; on a telephone beside both. */
export const swap = style({
  display: "flex",
  justifyContent: "center",
  alignSelf: "center",
  "@media": {
    [below.md]: { minInlineSize: "44px", gridColumn: 2, gridRow: "1 / 3" },
    [from.md]: { gridColumn: "1 / -1", gridRow: 2, display: "none" },
    [from.lg]: { display: "flex", selectors: { [`${where} > &`]: { flex: "none" } } },
  },
});
globalStyle(`${where} > :nth-child(n + 4)`, { "@media": { [below.md]: { gridColumn: "1 / -1" } } });
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
/** The button of further fares begins where the fares do, whose padding it has itself. */
globalStyle(`${listed} > :last-child`, { marginInlineStart: 0 });
export const body = style({ display: "flex", flexDirection: "column", gap: space.sm, minInlineSize: 0 });
/** Width of the first column on wide screens: the carrier beside the times, the names of fares below it. */
export const carrierColumn = "12rem";
export const flight = style([
  body,
  {
    gap: space.xs,
    paddingBlock: space.sm,
    paddingInline: space.md,
    "@media": {
      [from.md]: {
        display: "grid",
        gridTemplateColumns: `${carrierColumn} minmax(0, 1fr)`,
        columnGap: space.md,
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
export const carrier = style({
  fontSize: "1rem",
  lineHeight: 1.5,
  "@media": { [from.md]: { selectors: { [`${flight} &`]: { flexBasis: "100%" } } } },
});
export const numbers = style({
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  fontWeight: weight.regular,
  color: colour.inkMute,
});
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
  columnGap: space.md,
  alignItems: "start",
  "@media": { [largeLetters]: inOneColumn },
});
/** The line takes what the names of both airports leave. */
const wideColumns = "fit-content(20rem) minmax(6rem, 1fr) fit-content(20rem)";
export const journey = style([narrowJourney, { "@media": { [from.md]: { gridTemplateColumns: wideColumns } } }]);
/** In a list, whose search names the cities, a wide screen has the airports in one line below the times. */
export const listedJourney = style([journey]);
/** On paper each end has its names; on a telephone, where these need their line, one end stands below the other. */
export const wholeJourney = style([
  narrowJourney,
  {
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.md]: { gridTemplateColumns: wideColumns },
      print: { gridTemplateColumns: wideColumns },
    },
  },
]);
const onATelephone = `screen and ${below.md} and (width >= 16em)`;
const besideItsTime = { display: "grid", gridTemplateColumns: "5rem minmax(0, 1fr)", textAlign: "start" } as const;
/** Never narrower than its time, which is one word. */
export const end = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [onATelephone]: { selectors: { [`${wholeJourney} > &`]: besideItsTime } } },
});
export const arrival = style([
  end,
  {
    textAlign: "end",
    "@media": {
      [largeLetters]: { textAlign: "start" },
      [onATelephone]: { selectors: { [`${wholeJourney} > &`]: besideItsTime } },
    },
  },
]);
export const time = style({
  fontSize: "1.375rem",
  fontWeight: weight.bold,
  lineHeight: 1.3,
  whiteSpace: "nowrap",
  "@media": {
    [from.lg]: { fontSize: "1.75rem", lineHeight: 1.2 },
    [onATelephone]: { selectors: { [`${wholeJourney} &`]: { gridRow: "1 / 3" } } },
  },
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
  "@media": {
    [onATelephone]: {
      selectors: {
        [`${wholeJourney} > &`]: {
          flexDirection: "row",
          columnGap: space.xs,
          paddingBlock: space.xxs,
          paddingInlineStart: "5rem",
          color: colour.inkMute,
        },
      },
    },
  },
});
/** From the departure to the arrival, in the direction of the text. */
export const track = style({
  display: "flex",
  alignItems: "center",
  gap: "3px",
  inlineSize: "100%",
  color: colour.lajvard,
  "@media": { [onATelephone]: { selectors: { [`${wholeJourney} &`]: { display: "none" } } } },
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
/** The way out that was chosen: two lines on a telephone, one row where there is room. */
export const chosen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  columnGap: space.sm,
  alignItems: "center",
  minInlineSize: 0,
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto", columnGap: space.md },
  },
});
const inCell = (narrow: string, wide: string) => ({
  gridArea: narrow,
  "@media": { [largeLetters]: { gridArea: "auto" }, [from.md]: { gridArea: wide } },
});
export const chosenMarks = style({
  display: "none",
  gap: space.xxs,
  "@media": { [from.md]: { display: "flex", gridArea: "1 / 1" } },
});
export const chosenTitle = style([
  { display: "flex", alignItems: "center", gap: space.xxs, minInlineSize: 0, color: colour.pesteh },
  inCell("1 / 1 / 2 / 3", "1 / 2"),
]);
export const chosenWay = style([
  { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.md, minInlineSize: 0 },
  inCell("2 / 1", "1 / 3"),
]);
export const chosenTimes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.xxs,
  fontSize: "0.875rem",
  lineHeight: 1.7,
});
globalStyle(`${chosenTimes} time`, { fontWeight: weight.bold });
export const chosenTrack = style({ display: "flex", alignSelf: "center", inlineSize: space.md });
/** Its review says it. */
export const chosenFare = style({
  display: "none",
  fontSize: "0.875rem",
  color: colour.inkSoft,
  "@media": { [from.lg]: { display: "inline" } },
});
export const chosenSum = style([inCell("2 / 2 / 3 / 4", "1 / 4")]);
/** As high as a thumb needs, without making its line higher. */
export const chosenChange = style([
  {
    justifySelf: "end",
    paddingBlock: space.sm,
    marginBlock: `-${space.sm}`,
    color: colour.lajvard,
    fontWeight: weight.semibold,
    fontSize: "0.875rem",
    textDecoration: "none",
    selectors: { "&:hover": { textDecoration: "underline" } },
  },
  inCell("1 / 3", "1 / 5"),
]);
export const nearDays = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.xs });
/** The days around, and beside them the alert, which a telephone has among its tools. */
export const days = style({
  display: "flex",
  alignItems: "center",
  columnGap: space.sm,
  marginBlockEnd: space.xs,
  "@media": { [from.lg]: { marginBlockEnd: 0 } },
});
export const strip = style({ flex: 1, minInlineSize: 0 });
export const beside = style({
  display: "none",
  "@media": { [from.lg]: { selectors: { "&:not(:empty)": { display: "block" } } } },
});
