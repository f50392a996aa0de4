import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

const arch = `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`;

export const head = style({ display: "flex", flexDirection: "column", gap: space.sm, paddingBlock: space.md });
export const latinName = style({ color: colour.inkMute, fontSize: "0.9375rem" });
export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  paddingBlockStart: space.lg,
  "@media": { [from.md]: { paddingBlockStart: space.xl } },
});
export const about = style({ display: "flex", flexDirection: "column", gap: space.md });
export const facts = style({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const facilities = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const facilityList = style({
  display: "grid",
  gap: space.xxs,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const facility = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  fontSize: "0.9375rem",
  color: colour.pesteh,
});
export const facilityName = style({ color: colour.ink });
export const onlyWide = style({ display: "none", "@media": { [from.lg]: { display: "block" } } });
export const roomsLayout = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 320px" } },
});
export const rooms = style({ display: "flex", flexDirection: "column", gap: space.md, minInlineSize: 0 });
export const room = style({
  display: "grid",
  gap: space.md,
  // With large letters the picture gives way: it is as wide as a few of them.
  gridTemplateColumns: "clamp(72px, 30%, 112px) minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const pictures = style({ position: "relative" });
/** On the corner of the pictures, across from the way to all of them. */
export const share = style({ position: "absolute", insetInlineEnd: space.sm, insetBlockStart: space.sm });
/** Below each other on a telephone, beside each other where there is width. */
export const roomLooks = style({
  display: "grid",
  gap: space.xxs,
  alignContent: "start",
  minInlineSize: 0,
  "@media": { [from.md]: { gridTemplateColumns: "200px 140px", gap: space.md, alignItems: "center" } },
});
export const roomPicture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: arch,
});
export const roomFacts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: "0.875rem",
  color: colour.inkSoft,
});
export const roomFact = style({ display: "inline-flex", alignItems: "center", gap: space.xxs });
export const plans = style({ display: "flex", flexDirection: "column", gridColumn: "1 / -1" });
export const plan = style({
  display: "grid",
  gap: space.sm,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1fr) auto auto", columnGap: space.lg } },
});
export const chosenPlan = style({
  "@media": forced.framed(),
  background: colour.lajvardTint,
  marginInline: `-${space.sm}`,
  paddingInline: space.sm,
  borderRadius: radius.control,
});
export const planWords = style({ display: "flex", flexDirection: "column", gap: space.xxs, minInlineSize: 0 });
export const planDetails = style({ gridColumn: "1 / -1", borderBlockEnd: "none" });
export const planNotice = style({ gridColumn: "1 / -1" });
export const detailsSummary = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "32px",
  fontSize: "0.875rem",
  color: colour.lajvard,
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
export const summaryTotal = style({ display: "flex", flexDirection: "column", gap: space.xs });
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
export const calendarList = style({
  display: "grid",
  gap: space.xs,
  // As wide as nine digits with their unit.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
});
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
export const calendarFrame = style({ minBlockSize: "420px" });
export const children = style({ paddingBlock: space.sm });
export const distances = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const place = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)" } },
});
export const mapFrame = style({
  minBlockSize: "240px",
  "@media": { [from.md]: { minBlockSize: "320px" } },
  background: colour.sunken,
  borderRadius: radius.card,
  overflow: "hidden",
});
export const commentsTop = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [from.md]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const comment = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const sign = style({ display: "flex", alignItems: "flex-start", gap: space.xs, fontSize: "0.9375rem" });
export const good = style({ color: colour.pesteh, paddingBlockStart: "4px" });
export const bad = style({ color: colour.anar, paddingBlockStart: "4px" });
export const reply = style({ paddingInlineStart: space.md, borderInlineStart: `3px solid ${colour.firuze}` });
