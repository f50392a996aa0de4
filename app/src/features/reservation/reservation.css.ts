import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, from, stillness } from "#design-system/theme/media.ts";
import { colour, ease, radius, space, weight } from "#design-system/theme/theme.css.ts";

const countdownBase = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xxs,
  inlineSize: "fit-content",
  paddingBlock: "3px",
  paddingInline: space.xs,
  border: "1px solid transparent",
  borderRadius: radius.control,
  fontSize: "0.875rem",
  fontWeight: weight.medium,
  lineHeight: 1.6,
});
export const countdown = style([countdownBase, { background: colour.zaferanTint, color: colour.zaferanInk }]);
export const countdownShort = style([countdownBase, { background: colour.anarTint, color: colour.anar }]);
/** Wide enough for its digits, which are proportional: the words beside it stay where they are. */
export const time = style({ minInlineSize: "2.6em", fontWeight: weight.bold });

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "140px", objectFit: "cover" });
/** Between telephone and column the picture stands beside the words: above them it would be a strip without a roof. */
const isBetween = `${from.sm} and ${below.lg}`;
export const cardFrame = style({
  "@media": { [isBetween]: { display: "grid", gridTemplateColumns: "240px minmax(0, 1fr)" } },
});
globalStyle(`${cardFrame} > ${picture}`, { "@media": { [isBetween]: { blockSize: "100%" } } });
export const cardBody = style({ display: "grid", gap: space.md, padding: space.md });
export const plainLink = style({ color: "inherit", textDecoration: "none", ":hover": { textDecoration: "underline" } });
export const dates = style({ display: "grid", gap: space.xs, margin: 0 });
export const dateRow = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: space.xs,
  alignItems: "baseline",
});
export const rooms = style({
  display: "grid",
  gap: space.sm,
  margin: 0,
  padding: 0,
  paddingBlock: space.sm,
  borderBlock: `1px solid ${colour.line}`,
  listStyle: "none",
  selectors: { "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
export const room = style({ display: "flex", justifyContent: "space-between", gap: space.sm, alignItems: "baseline" });
export const total = style({ display: "grid", gap: space.xxs });

export const top = style({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.sm,
  "@media": { [from.md]: { gap: space.sm, paddingBlockStart: space.lg } },
});
/** A page's heading, and the time that is left at the end of its line. */
export const headLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
  rowGap: space.xxs,
});

/** On a wide screen the card beside says it. */
export const brief = style({
  fontSize: "0.9375rem",
  lineHeight: 1.7,
  color: colour.inkSoft,
  "@media": { [from.lg]: { display: "none" } },
});
export const briefName = style({ color: colour.ink, fontWeight: weight.bold });
export const briefPart = style({ whiteSpace: "nowrap" });

/** The work beside the reservation's card; one under the other on a phone. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  paddingBlock: space.sm,
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 360px", gap: space.xl } },
});
/** The same, with the card before the rest on a phone: what is paid for comes before its travellers and history. */
export const inThree = style([beside, { "@media": { [from.lg]: { gridTemplateRows: "auto 1fr", rowGap: space.md } } }]);
export const aside = style({
  minInlineSize: 0,
  "@media": { [from.lg]: { position: "sticky", insetBlockStart: space.md } },
  selectors: { [`${inThree} > &`]: { "@media": { [from.lg]: { gridColumn: 2, gridRow: "1 / span 2" } } } },
});

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.875rem",
});
export const step = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: colour.inkMute,
});
export const stepHere = style([step, { color: colour.ink, fontWeight: weight.semibold }]);
export const stepMark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: radius.full,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  selectors: {
    [`${stepHere} &`]: { background: colour.lajvard, borderColor: colour.lajvard, color: colour.onLajvard },
  },
  "@media": {
    ...forced.chosen(`${stepHere} &`),
    print: { selectors: { [`${stepHere} &`]: { background: "none", color: colour.ink } } },
  },
});
export const stepLine = style({
  alignSelf: "center",
  // Short where the step's words leave little room, so that all steps stay in one line.
  flex: "1 1 4px",
  maxInlineSize: "24px",
  borderBlockStart: `1px solid ${colour.line}`,
});

export const history = style({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" });
export const event = style({
  position: "relative",
  display: "grid",
  gap: "2px",
  paddingInlineStart: space.lg,
  paddingBlockEnd: space.md,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "5px",
      insetBlockStart: "8px",
      inlineSize: "9px",
      blockSize: "9px",
      borderRadius: radius.full,
      background: colour.lajvard,
    },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: "9px",
      insetBlockStart: "20px",
      insetBlockEnd: "-6px",
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
});

export const sum = style({ display: "flex", justifyContent: "space-between", gap: space.md, alignItems: "baseline" });
export const sumTotal = style([
  sum,
  { paddingBlockStart: space.xs, borderBlockStart: `1px solid ${colour.line}`, fontWeight: weight.semibold },
]);
/** Choice of what is cancelled. */
export const choices = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const choicesOf = style({ padding: 0, fontSize: "0.9375rem", fontWeight: weight.semibold, lineHeight: 1.7 });
export const choiceCost = style({ display: "block" });
/** The heading, and at the end of its line the press that shows the numbers: the line is no higher for it. */
export const peopleHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
});
globalStyle(`${peopleHead} > button`, { marginInlineEnd: `-${space.md}` });
export const people = style({ display: "grid", gap: space.sm, margin: 0, padding: 0, listStyle: "none" });
/** A name and a number are short: two travellers in a row of a wide page. */
export const travellers = style([
  people,
  { "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
]);
/** The name, and below it the document shown at reception. */
export const person = style({ display: "grid" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.sm, ":empty": { display: "none" } });
export const codeLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  rowGap: space.xxs,
});

/** Takes the focus to be read, and is no control. */
export const read = style({ selectors: { "&:focus-visible": { outline: "none" } } });
/** A booking that is there: the star beside its words. */
export const done = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  padding: space.md,
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
  border: `1px solid ${colour.line}`,
  background: colour.pestehTint,
});
const drawn = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const filled = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const once = { animationFillMode: "backwards", animationTimingFunction: ease } as const;
const still = { "@media": { [stillness]: { animation: "none" } } } as const;
export const star = style({ inlineSize: "3.5rem", blockSize: "3.5rem", overflow: "visible" });
export const starFill = style({
  fill: colour.zaferan,
  animation: `${filled} 320ms 720ms`,
  ...once,
  ...still,
});
const stroke = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round", strokeDasharray: 1 } as const;
export const starLine = style({
  ...stroke,
  stroke: colour.zaferan,
  strokeWidth: 1.25,
  animation: `${drawn} 720ms`,
  ...once,
  ...still,
});
export const starCheck = style({
  ...stroke,
  stroke: colour.onZaferan,
  strokeWidth: 1.75,
  animation: `${drawn} 240ms 960ms`,
  ...once,
  ...still,
});

/** The log of a reservation, unfolded on demand. */
export const log = style({ paddingInline: space.md });
globalStyle(`${log}[open]`, { paddingBlockEnd: space.xs });
export const logHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "3.25rem",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
globalStyle(`${log}[open] > ${logHead} svg`, { transform: "rotate(180deg)" });

export const spokenCode = style({
  fontSize: "1.25rem",
  fontWeight: weight.bold,
  color: colour.ink,
  whiteSpace: "nowrap",
});
export const spokenGroup = style({ selectors: { "&:not(:first-child)": { marginInlineStart: "0.35em" } } });

/** A traveller beside what is done with their link, or above it where there is little room. */
export const companion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const companionActions = style({ display: "flex", flexWrap: "wrap", gap: space.xs, marginInlineStart: "auto" });
