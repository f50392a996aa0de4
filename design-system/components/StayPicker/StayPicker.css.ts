import { style, styleVariants } from "@vanilla-extract/css";
import { bidi } from "#design-system/theme/bidi.ts";
import { forced } from "#design-system/theme/forced-colours.ts";
import { forcedColours } from "#design-system/theme/media.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";
import { ringOnFill, ringWithin } from "../../theme/ring.ts";

export const picker = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  minInlineSize: 0,
  maxInlineSize: "824px",
});
/** Before the calendar's code has loaded, the sheet has its final height. */
export const place = style({ minBlockSize: "min(36rem, 70dvh)" });
export const top = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.sm });
export const calendars = style({
  display: "inline-flex",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.full,
  ...ringWithin,
  overflow: "hidden",
});
export const calendarName = style({
  minBlockSize: "44px",
  paddingInline: space.sm,
  border: 0,
  background: "transparent",
  color: colour.inkSoft,
  fontSize: "0.875rem",
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": { background: colour.lajvard, color: colour.onLajvard },
    "&[aria-pressed=true]:focus-visible": ringOnFill,
  },
  "@media": forced.chosen("&[aria-pressed=true]"),
});
export const typed = style({ display: "grid", gap: space.sm, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
/** Unfolded on a narrow screen it takes a line of its own, where a date and the reason against it can be read. */
export const typing = style({
  flex: 1,
  minInlineSize: "8rem",
  selectors: { "&[open]": { flexBasis: "18rem" } },
});
export const typingSummary = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  color: colour.lajvard,
  fontSize: "0.875rem",
});
/** Reserves the line of the prices before they load. */
export const unit = style({ minBlockSize: "1.7em", fontSize: "0.8125rem", lineHeight: 1.7, color: colour.inkMute });
export const months = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "repeat(2, minmax(0, 400px))",
});
export const month = style({ minInlineSize: 0 });
/** Height of a day with the line above and below it. */
const ROW = "(3.375rem + 2px)";
/** Height of the longest month, so that nothing below moves between months. */
export const paired = style({ minBlockSize: `calc(6 * ${ROW} + 60px)` });
export const listed = style({
  // Its weekdays are for screen readers only, positioned relative to this.
  position: "relative",
  paddingBlockEnd: space.md,
});
/** A month without its days has the same height, by its number of weeks. */
export const rows = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (weeks) => ({
  blockSize: `calc(${weeks} * ${ROW})`,
}));
/** The ends of a range are wider than their days: room beside the first and the last weekday. */
const BESIDE = { marginInline: `-${space.xs}`, paddingInline: space.xs } as const;
/** Height that a sheet needs around the list on a narrow screen: its head, calendars, weekdays, status and buttons. */
const AROUND = "27rem";
export const list = style({
  ...BESIDE,
  position: "relative",
  paddingBlockStart: space.xs,
  blockSize: `clamp(15rem, 100dvh - ${AROUND}, 30rem)`,
  overflowY: "auto",
  selectors: { ":is(dialog, [role=dialog], [popover]) &": { overscrollBehavior: "contain" } },
});
export const weekdays = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const monthHead = style({ display: "flex", alignItems: "center", gap: space.xs, minBlockSize: "44px" });
export const monthName = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  // Not aligned by baselines: those move when the font loads, and the months below with them.
  alignItems: "center",
  columnGap: space.xs,
});
export const monthTitle = style({ fontWeight: weight.bold, fontSize: "1rem" });
export const otherMonths = style({ fontSize: "0.8125rem", color: colour.inkMute });
export const step = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "transparent",
  color: colour.lajvard,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: colour.lajvardTint },
    "&:disabled": { opacity: 0.35, cursor: "default" },
  },
  "@media": forced.disabled("&:disabled"),
});
export const grid = style({ inlineSize: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed" });
export const weekday = style({
  blockSize: "32px",
  padding: 0,
  fontSize: "0.8125rem",
  fontWeight: weight.medium,
  color: colour.inkMute,
  textAlign: "center",
});
export const cell = style({ padding: 0, paddingBlock: "1px", textAlign: "center", verticalAlign: "middle" });
/** Under forced colours, which also remove gradients, a range is a line below its days. */
const underlined = style({
  "@media": {
    [forcedColours]: {
      position: "relative",
      selectors: {
        "&::after": {
          content: "",
          position: "absolute",
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: "4px",
          background: "Highlight",
        },
      },
    },
  },
});
export const inside = style([underlined, { background: colour.lajvardTint }]);
/** Half of the cell filled, towards the rest of the range. */
const filledHalf = (towards: "left" | "right") =>
  bidi({ background: `linear-gradient(to ${towards}, transparent 50%, ${colour.lajvardTint} 50%)` });
export const rangeStart = style([underlined, filledHalf("right")]);
export const rangeEnd = style([underlined, filledHalf("left")]);
export const day = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "100%",
  maxInlineSize: "58px",
  marginInline: "auto",
  blockSize: "3.375rem",
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "transparent",
  color: colour.ink,
  cursor: "pointer",
  isolation: "isolate",
  ...ringWithin,
  selectors: {
    // The day, and its price below it: visible text, hidden from screen readers.
    "&::before": { content: "attr(data-seen)", fontSize: "1rem", fontWeight: weight.semibold, lineHeight: 1.35 },
    "&[data-below]::after": { content: "attr(data-below)", fontSize: "0.6875rem", lineHeight: 1.4 },
    "&:hover": { background: colour.sunken },
    "&[aria-disabled=true]": { cursor: "not-allowed", color: colour.inkMute },
    "&[aria-disabled=true]:hover": { background: "transparent" },
  },
  "@media": forced.disabled("&[aria-disabled=true]"),
});
export const today = style({ boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`, "@media": forced.framed() });
export const chosen = style({
  color: colour.onLajvard,
  selectors: { "&:hover": { background: "transparent" }, "&[aria-disabled=true]": { color: colour.onLajvard } },
  "@media": { [forcedColours]: { forcedColorAdjust: "none", color: "HighlightText !important" } },
});
export const star = style({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "50%",
  inlineSize: "58px",
  blockSize: "58px",
  marginBlockStart: "-29px",
  marginInlineStart: "-29px",
  maxInlineSize: "none",
  fill: colour.lajvard,
  zIndex: layer.below,
  "@media": { [forcedColours]: { fill: "Highlight" } },
});
export const rest = style({
  selectors: { "&::before": { color: colour.anar, "@media": { [forcedColours]: { color: "inherit" } } } },
});
export const dot = style({
  position: "absolute",
  insetBlockStart: "6px",
  insetInlineEnd: "8px",
  inlineSize: "5px",
  blockSize: "5px",
  borderRadius: radius.full,
  background: colour.anar,
  "@media": { [forcedColours]: { background: "CanvasText" } },
});
export const cheapest = style({
  selectors: { "&::after": { color: colour.pesteh, fontWeight: weight.bold, textDecoration: "underline" } },
});
export const shut = style({ selectors: { "&::before": { textDecoration: "line-through" } } });
export const status = style({ flex: "1 1 100%", minBlockSize: "28px", fontSize: "0.875rem", color: colour.inkSoft });
export const refused = style({ color: colour.anar, fontWeight: weight.medium });
export const holidays = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  paddingBlockStart: space.xs,
  fontSize: "0.8125rem",
  color: colour.anar,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  // In a sheet they stay visible while the months scroll under them.
  selectors: {
    ":is(dialog, [role=dialog], [popover]) &": {
      position: "sticky",
      insetBlockEnd: `-${space.md}`,
      paddingBlock: space.sm,
      background: colour.surface,
    },
  },
});
export const field = style({ display: "flex", flexDirection: "column", gap: space.xxs, minInlineSize: 0 });
export const label = style({ fontSize: "0.875rem", fontWeight: weight.medium, lineHeight: 1.7, color: colour.inkSoft });
export const control = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  inlineSize: "100%",
  minBlockSize: "48px",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: colour.lajvard },
    "&[aria-invalid=true]": { borderColor: colour.anar, borderWidth: "2px" },
  },
});
export const placeholder = style({ color: colour.inkMute });
export const legend = style({ padding: 0, marginBlockEnd: space.xxs });
export const native = style({ display: "grid", gap: space.xs, gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 1fr)" });
export const nativeControl = style({
  inlineSize: "100%",
  minBlockSize: "48px",
  paddingInline: space.xs,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  background: colour.surface,
  selectors: { "&[aria-invalid=true]": { borderColor: colour.anar, borderWidth: "2px" } },
});
export const error = style({ fontSize: "0.8125rem", color: colour.anar, fontWeight: weight.medium });
