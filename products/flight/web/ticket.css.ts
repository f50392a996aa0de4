import { globalStyle, style } from "@vanilla-extract/css";
import { sheets } from "#app/src/features/voucher/voucher.css.ts";
import { from, largeLetters } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** The paper of a flight. */

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

export const notes = style(list);
export const flights = style([list, { display: "grid", gap: space.sm, "@media": { print: { gap: space.xs } } }]);
/** One flight in a frame: its ends, and below a line its facts. */
export const flight = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  breakInside: "avoid",
  "@media": { print: { gap: space.xxs, paddingBlock: space.xs } },
});
const factColumns = { gridTemplateColumns: "7rem 9rem minmax(0, 1fr) auto" } as const;
export const flightFacts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.xs} ${space.md}`,
  margin: 0,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: factColumns,
    print: { ...factColumns, paddingBlockStart: space.xxs },
  },
});
globalStyle(`${flightFacts} dt`, { fontSize: "0.8125rem", lineHeight: 1.6, color: colour.inkMute });
globalStyle(`${flightFacts} dd`, { margin: 0, lineHeight: 1.6, fontSize: "0.9375rem", fontWeight: weight.semibold });
export const rules = style({
  display: "grid",
  gap: "2px",
  margin: 0,
  paddingInlineStart: space.md,
  listStyle: "disc",
  fontSize: "0.9375rem",
  lineHeight: 1.8,
  "@media": { print: { lineHeight: 1.6 } },
});

export const travellers = style([list, { display: "grid" }]);
/** The name with the document needed at the counter beside it; on a telephone below it. */
const nameAndFacts = "13rem minmax(0, 1fr)";
const fourFacts = "minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr) minmax(0, 6fr)";
export const traveller = style({
  display: "grid",
  gap: space.xs,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
  breakInside: "avoid",
  "@media": {
    [from.md]: { gridTemplateColumns: nameAndFacts, columnGap: space.md },
    print: { gridTemplateColumns: nameAndFacts, columnGap: space.md, paddingBlock: "2px" },
  },
});
/** Column headings, where there are columns. */
export const heads = style({
  display: "none",
  paddingBlock: space.xxs,
  fontSize: "0.8125rem",
  color: colour.inkMute,
  borderBlockStart: `1px solid ${colour.lineStrong}`,
  "@media": {
    [from.md]: { display: "grid", gridTemplateColumns: nameAndFacts, columnGap: space.md },
    print: { display: "grid", gridTemplateColumns: nameAndFacts, columnGap: space.md },
  },
});
export const names = style({ display: "grid", alignContent: "start", minInlineSize: 0, overflowWrap: "anywhere" });
export const ofTraveller = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.xxs} ${space.sm}`,
  margin: 0,
  "@media": {
    [largeLetters]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { gridTemplateColumns: fourFacts },
    print: { gridTemplateColumns: fourFacts },
  },
});
globalStyle(`${ofTraveller} dd`, { margin: 0 });
/** The words beside each fact, where they do not stand above. */
export const word = style({});
const unseen = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
globalStyle(`${ofTraveller} ${word}`, { "@media": { [from.md]: unseen, print: unseen } });
export const bag = style({ display: "block" });
/** On a dense sheet a traveller takes one line. */
const inOneLine = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:is(${sheets.small}, ${sheets.smallest}) ${selector}`, { "@media": { print: rule } });
inOneLine(`:is(${traveller}, ${heads})`, { gridTemplateColumns: "17rem minmax(0, 1fr)" });
inOneLine(names, { display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });
inOneLine(ofTraveller, { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 8fr)" });
inOneLine(bag, { display: "inline-block", marginInlineEnd: space.xs });

export const fares = style([list, { display: "grid" }]);
/** Name, parts and sum of a fare; on a telephone the parts are below both. */
export const fare = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.sm,
  alignItems: "baseline",
  paddingBlock: space.xxs,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [from.md]: { gridTemplateColumns: "13rem minmax(0, 1fr) auto" },
    print: { gridTemplateColumns: "13rem minmax(0, 1fr) auto", paddingBlock: 0 },
  },
});
export const fareSum = style({
  gridColumnEnd: -1,
  gridRowStart: 1,
});
export const fareTotal = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockStart: space.xxs,
  borderBlockStart: `1px solid ${colour.lineStrong}`,
  fontWeight: weight.semibold,
});
