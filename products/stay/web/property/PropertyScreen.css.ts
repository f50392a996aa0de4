import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { outOfSight } from "#design-system/theme/hidden.css.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

const arch = `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`;

export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlock: space.md,
  // A line between two subjects.
  selectors: { "& ~ &": { borderBlockStart: `1px solid ${colour.line}` } },
  "@media": { [from.md]: { gap: space.md, paddingBlock: space.lg } },
});
export const about = style({ display: "flex", flexDirection: "column", gap: space.md });
export const facts = style({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
/** Groups of unequal length fill columns from the top. */
export const facilities = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { display: "block", columns: "4 13rem", columnGap: space.lg } },
});
globalStyle(`${facilities} > *`, { "@media": { [from.md]: { breakInside: "avoid", paddingBlockEnd: space.md } } });
export const facilityList = style({
  display: "grid",
  gap: space.xxs,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const facility = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  fontSize: "0.9375rem",
  color: colour.pesteh,
});
export const facilityName = style({ color: colour.ink });
export const roomsLayout = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 300px" } },
});
export const rooms = style({ display: "flex", flexDirection: "column", gap: space.md, minInlineSize: 0 });
/** Right below the links to the sections. */
export const roomsSection = style({
  gap: space.sm,
  "@media": { [from.md]: { paddingBlockStart: space.sm }, [below.md]: { paddingBlockStart: space.sm } },
});
export const roomsHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.sm,
});
/** Takes no line of its own below `lg`, where the form is a sheet. */
export const datesPlace = style({ "@media": { [below.lg]: { display: "contents" } } });
/** Picture and words beside each other and the rates below; from `md` on with the sketch in the same row. */
export const room = style({
  display: "grid",
  columnGap: space.sm,
  padding: space.sm,
  // With large letters the picture gives way.
  gridTemplateColumns: "clamp(96px, 32%, 128px) minmax(0, 1fr)",
  "@media": {
    [from.md]: {
      gridTemplateColumns: "152px minmax(0, 1fr) 128px",
      columnGap: space.md,
      paddingInline: space.md,
    },
  },
});
export const roomPicture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: arch,
});
export const roomWords = style({
  gridColumn: 2,
  display: "flex",
  flexDirection: "column",
  gap: space.xxs,
  minInlineSize: 0,
});
export const sketch = style({
  gridColumn: 3,
  gridRow: 1,
  alignSelf: "center",
  // Too small to read beside a telephone's words.
  "@media": { [below.md]: { display: "none" } },
});
globalStyle(`${sketch} > svg`, { inlineSize: "100%" });
export const roomFacts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: "0.875rem",
  color: colour.inkSoft,
});
export const roomFact = style({ display: "inline-flex", alignItems: "center", gap: space.xxs });
/** A room that cannot be had: its picture steps back, its words stay legible. */
export const goneRoom = style({});
globalStyle(`${goneRoom} img`, { filter: "grayscale(1)", opacity: 0.55 });
export const plans = style({
  display: "flex",
  flexDirection: "column",
  gridColumn: "1 / -1",
  // The last rate reaches the edge of its card.
  marginBlockEnd: `-${space.sm}`,
});
/** Price and way on at the two ends of a line. */
export const roomFrom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
globalStyle(`${plans} > :is(p, ${roomFrom}):only-child`, {
  marginBlockStart: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${colour.line}`,
});
// Without rates a wide page has the price in a column of its own, as a list of properties does.
const priced = `${room}:has(> ${plans} > ${roomFrom}:only-child)`;
globalStyle(priced, {
  "@media": { [from.lg]: { gridTemplateColumns: "152px minmax(0, 1fr) 128px 13rem" } },
});
globalStyle(`${priced} > ${plans}`, {
  "@media": {
    [from.lg]: {
      gridArea: "1 / 4",
      alignSelf: "stretch",
      display: "grid",
      alignContent: "center",
      marginBlock: `-${space.sm}`,
      paddingInlineStart: space.md,
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
});
globalStyle(`${priced} > ${plans} > ${roomFrom}`, {
  "@media": {
    [from.lg]: { flexDirection: "column", alignItems: "stretch", marginBlockStart: 0, padding: 0, borderBlockStart: 0 },
  },
});
export const plan = style({
  paddingBlock: `${space.sm} ${space.xxs}`,
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { ":first-child > &:first-child": { marginBlockStart: space.sm } },
});
export const chosenPlan = style({
  "@media": { ...forced.framed(), [from.md]: { marginInline: `-${space.md}`, paddingInline: space.md } },
  background: colour.lajvardTint,
  marginInline: `-${space.sm}`,
  paddingInline: space.sm,
  selectors: { "&:last-child": { borderEndStartRadius: radius.card, borderEndEndRadius: radius.card } },
});
/** Letters so large that a sum has a line of its own. */
const crowded = "(width < 21em)";
/**
 * A rate as a row of a choice: meal and sum on one line, the terms below. From `md` on the same in columns, so that sums
 * stand under each other.
 */
export const planRow = style({
  position: "relative",
  display: "grid",
  columnGap: space.xs,
  rowGap: space.xxs,
  gridTemplateColumns: "24px minmax(0, 1fr) auto",
  gridTemplateAreas: '"choose meal sum" ". terms terms"',
  alignItems: "start",
  "@media": {
    [crowded]: {
      gridTemplateColumns: "24px minmax(0, 1fr)",
      gridTemplateAreas: '"choose meal" ". sum" ". terms"',
    },
    [from.md]: {
      gridTemplateColumns: "8.5rem minmax(0, 1fr) auto 7.5rem",
      gridTemplateAreas: '"meal terms sum choose"',
      columnGap: space.md,
    },
  },
});
export const meal = style({ gridArea: "meal", fontSize: "0.9375rem", fontWeight: weight.semibold, lineHeight: 1.9 });
export const terms = style({
  gridArea: "terms",
  display: "flex",
  flexDirection: "column",
  gap: space.xxs,
  minInlineSize: 0,
});
export const badges = style({ display: "flex", flexWrap: "wrap", gap: space.xxs });
export const sum = style({
  gridArea: "sum",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  "@media": { [crowded]: { alignItems: "flex-start" }, [from.md]: { minInlineSize: "11.5rem" } },
});
/** On a telephone it is among the details of the rate. */
export const average = style({
  display: "none",
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  color: colour.inkMute,
  "@media": { [from.md]: { display: "block" } },
});
/** The link covers its row: on a telephone it looks like the dot of a choice, from `md` on like a button. */
export const choose = style({
  gridArea: "choose",
  display: "grid",
  color: colour.lajvard,
  textDecoration: "none",
  vars: { "--ring-offset": "-2px" },
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.control },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${colour.lajvard}`, outlineOffset: "2px" },
  },
  "@media": {
    [below.md]: {
      selectors: {
        "&::before": {
          content: "",
          inlineSize: "20px",
          blockSize: "20px",
          marginBlockStart: "4px",
          border: `2px solid ${colour.lineStrong}`,
          borderRadius: radius.full,
          background: colour.surface,
        },
      },
    },
  },
});
export const chosen = style({
  "@media": {
    [below.md]: {
      selectors: { "&::before": { borderColor: colour.lajvard, borderWidth: "6px" } },
    },
  },
});
export const chooseWords = style({
  "@media": {
    [below.md]: outOfSight,
    [from.md]: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: space.xxs,
      minBlockSize: "44px",
      paddingInline: space.sm,
      border: `1px solid ${colour.lajvard}`,
      borderRadius: radius.control,
      background: colour.lajvard,
      color: colour.onLajvard,
      fontWeight: weight.semibold,
      fontSize: "0.9375rem",
      selectors: {
        [`${chosen} > &`]: { background: colour.surface, color: colour.lajvard },
        [`${choose}:not(${chosen}):hover > &`]: { filter: "brightness(1.12)" },
      },
    },
  },
});
export const planDetails = style({ borderBlockEnd: "none", "@media": { [below.md]: { paddingInlineStart: "32px" } } });
export const planNotice = style({ paddingBlockStart: space.sm });
export const detailsSummary = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  fontSize: "0.875rem",
  color: colour.lajvard,
  "@media": { [from.md]: { minBlockSize: "32px" } },
});
export const tableScroll = style({ ...ringWithin, overflowX: "auto" });
export const tableCaption = style({
  paddingBlock: space.xs,
  textAlign: "start",
  fontWeight: weight.semibold,
  color: colour.inkSoft,
});
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: "0.875rem" });
export const cell = style({
  padding: space.xs,
  textAlign: "start",
  borderBlockEnd: `1px solid ${colour.line}`,
  // Words wrap on a phone, numbers do not: the price stays in sight.
  overflowWrap: "normal",
  "@media": { [below.sm]: { paddingInline: space.xxs }, [from.sm]: { whiteSpace: "nowrap" } },
});
export const numberCell = style({ textAlign: "end" });
/** Left out where no night has a discount. */
export const beforeDiscount = style({ selectors: { [`${table}:not(:has(s)) &`]: { display: "none" } } });
export const totalRow = style({ fontWeight: weight.bold });
export const summary = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  "@media": { [from.lg]: { position: "sticky", insetBlockStart: "72px" } },
});
/** Before anything is chosen the bar at the bottom says so on narrow screens. */
export const emptySummary = style({ "@media": { [below.lg]: { display: "none" } } });
export const summaryLines = style({ display: "flex", flexDirection: "column", gap: space.sm });
export const summaryTotal = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const glance = style({
  display: "none",
  "@media": {
    [from.lg]: {
      display: "grid",
      gap: space.xxs,
      padding: space.md,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
      fontSize: "0.9375rem",
    },
  },
});
/** On narrow screens the bar at the bottom has the button. */
export const summaryBook = style({
  display: "none",
  "@media": { [from.lg]: { display: "flex", flexDirection: "column", gap: space.xs } },
});
/** A button that is a script's: without one a link takes its place. */
export const scriptOnly = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
export const withoutScript = style({ display: "none", "@media": { "(scripting: none)": { display: "grid" } } });
export const lost = style({ display: "flex", flexDirection: "column", gap: space.sm });
export const offers = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space.sm, fontSize: "0.9375rem" });
export const lineWords = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  minInlineSize: 0,
});
const week = { display: "grid", gap: space.xs } as const;
export const calendarWeek = style({
  ...week,
  display: "none",
  paddingInline: space.xs,
  fontSize: "0.8125rem",
  color: colour.inkMute,
  "@media": { [from.xl]: { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } },
});
export const calendarList = style({
  ...week,
  // As wide as nine digits with their unit.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  "@media": { [from.xl]: { gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } },
});
/** The first night stands below its weekday, Saturday being 0. */
export const calendarFrom = styleVariants({ 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7 }, (column) => ({
  "@media": { [from.xl]: { gridColumnStart: column } },
}));
export const calendarLowest = style({ color: colour.pesteh, fontWeight: weight.medium });
export const calendarDay = style({
  display: "flex",
  flexDirection: "column",
  padding: space.xs,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.chip,
  fontSize: "0.8125rem",
  color: colour.inkSoft,
  // A price in large letters is wider than its box before it breaks within a word.
  overflowWrap: "normal",
});
export const calendarFrame = style({ display: "grid", gap: space.sm, minBlockSize: "420px" });
export const distances = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const place = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)" } },
});
/** As high as the map that comes, so that nothing moves. */
export const mapFrame = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  alignSelf: "start",
  aspectRatio: "8 / 5",
  background: colour.sunken,
  borderRadius: radius.card,
  overflow: "hidden",
});
/** The middle of the still map at its own scale, which is that of the map that comes. */
export const mapStill = style({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "none",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
/** The place, in the middle, until the map is here. */
export const mapPin = style({
  gridArea: "1 / 1",
  placeSelf: "center",
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: radius.full,
  background: colour.surface,
  color: colour.lajvard,
  fontWeight: weight.semibold,
});
/** Hides the third of three in rows of two, which would stand alone. */
export const cards = style({});
globalStyle(`${cards} article:nth-child(3)`, {
  "@media": { [`${from.sm} and ${below.lg}`]: { display: "none" } },
});
/** At the end of the page. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockStart: space.lg,
});
export const otherLanguage = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  "@media": { [from.md]: { display: "none" } },
});
/** The average as a figure that is read first, and beside it what it is made of. */
export const commentsTop = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [from.sm]: { gridTemplateColumns: "max-content minmax(0, 30rem)", columnGap: space.xl } },
});
export const score = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: "0.875rem",
  color: colour.inkMute,
});
/** Two beside each other where each has a measure to read. */
export const commentList = style({
  "@media": {
    [from.lg]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space.xl,
      alignItems: "start",
    },
  },
});
globalStyle(`${commentList} > nav`, { gridColumn: "1 / -1" });
export const comment = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const sign = style({ display: "flex", alignItems: "flex-start", gap: space.xs, fontSize: "0.9375rem" });
export const good = style({ color: colour.pesteh, paddingBlockStart: "4px" });
export const bad = style({ color: colour.anar, paddingBlockStart: "4px" });
export const reply = style({ paddingInlineStart: space.md, borderInlineStart: `3px solid ${colour.firuze}` });
