import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const layout = style({
  display: "grid",
  alignItems: "start",
  paddingBlockStart: space.xs,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.lg]: {
      columnGap: space.lg,
      rowGap: space.sm,
      paddingBlockStart: space.sm,
      gridTemplateColumns: "264px minmax(0, 1fr)",
    },
  },
});
/** A map has the room of the filters, which are a sheet then. */
export const layoutOfMap = style({ "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
/** Above the filters and the results: what they are of. */
export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  minInlineSize: 0,
  paddingBlockEnd: space.sm,
  "@media": { [from.lg]: { gridColumn: "1 / -1", gap: space.sm, paddingBlockEnd: 0 } },
});
export const failed = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlockStart: space.sm,
});
/** At the side of a wide page; on a narrow one its content is a sheet. */
export const filters = style({
  "@media": {
    [from.lg]: {
      position: "sticky",
      insetBlockStart: space.md,
      maxBlockSize: "calc(100dvh - 32px)",
      overflowY: "auto",
      // A focused filter stops above the button, which stays at the end.
      scrollPaddingBlockEnd: "5.5rem",
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
      background: colour.surface,
    },
  },
});
/** The sheet has a title of its own. */
export const filtersTitle = style({
  display: "none",
  "@media": {
    [from.lg]: {
      display: "flex",
      alignItems: "center",
      gap: space.xs,
      minBlockSize: "48px",
      paddingInline: space.md,
      fontWeight: weight.semibold,
    },
  },
});
export const filtersBody = style({ display: "flex", flexDirection: "column", gap: space.md });
export const filtersAside = style({ "@media": { [from.lg]: { padding: space.md, paddingBlockStart: 0 } } });
export const group = style({
  display: "flex",
  flexDirection: "column",
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const legend = style({
  float: "inline-start",
  inlineSize: "100%",
  paddingBlockEnd: space.xxs,
  fontWeight: weight.semibold,
  fontSize: "0.9375rem",
});
export const bands = style({ display: "flex", flexWrap: "wrap", gap: space.xs, clear: "both" });
/** As high as the slider, which is there once scripts run, so that nothing moves then. */
export const slider = style({ clear: "both", minBlockSize: "82px", paddingBlockStart: space.xs });
export const choices = style({ clear: "both" });
export const sortNote = style({
  inlineSize: "fit-content",
  minBlockSize: "24px",
  color: colour.inkMute,
  fontSize: "0.8125rem",
  cursor: "pointer",
});
export const moreSummary = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "36px",
  color: colour.lajvard,
  fontSize: "0.875rem",
});
export const apply = style({
  "@media": {
    [from.lg]: {
      position: "sticky",
      insetBlockEnd: 0,
      padding: space.sm,
      background: colour.surface,
      borderBlockStart: `1px solid ${colour.line}`,
    },
  },
});
/** Beside the list each tick shows at once. */
export const onlyInSheet = style({ "@media": { [from.lg]: { display: "none" } } });
/** In the page the list says it. */
export const heardInSheet = style([visuallyHidden, { "@media": { [from.lg]: { display: "none" } } }]);
export const results = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  minInlineSize: 0,
  scrollMarginBlockStart: space.md,
  selectors: { "&:focus": { outline: "none" } },
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
/** One row while it fits: the words give way first. */
export const titleBar = style({ "@media": { [from.lg]: { minBlockSize: "44px" } } });
export const counted = style({
  flex: "1 1 0",
  minInlineSize: "min(100%, 18rem)",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.md,
});
export const count = style({
  fontSize: "0.9375rem",
  fontWeight: weight.semibold,
  "@media": { [from.md]: { fontSize: "1.125rem" } },
});
/** Beside the title it is its remark. */
export const countBeside = style({
  fontSize: "0.8125rem",
  fontWeight: weight.regular,
  lineHeight: 1.6,
  color: colour.inkSoft,
  "@media": { [from.md]: { fontSize: "0.9375rem" } },
});
export const cards = style({ display: "flex", flexDirection: "column", gap: space.sm });
/** On a wide screen the list stands beside its map; elsewhere one is the way to the other. */
export const besideMap = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 27rem) minmax(0, 1fr)" } },
});
export const listBeside = style({
  display: "none",
  "@media": { [from.lg]: { display: "flex", flexDirection: "column", gap: space.sm } },
});
/** As high as the window, where it stays while the list goes by. */
export const mapBeside = style({
  minInlineSize: 0,
  "@media": { [from.lg]: { position: "sticky", insetBlockStart: space.md } },
});
export const views = style({ display: "none", gap: space.xxs, "@media": { [from.lg]: { display: "flex" } } });
/** One under the other in the sheet. */
export const sorts = style({
  display: "grid",
  gap: space.xs,
  "@media": { [from.lg]: { display: "flex", flexWrap: "wrap", gap: space.xxs } },
});
