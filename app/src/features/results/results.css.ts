import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const layout = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  paddingBlockStart: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "272px minmax(0, 1fr)" } },
});
/** Folded on a phone, open at the side of a wide page. */
export const filters = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  "@media": {
    [from.lg]: {
      position: "sticky",
      insetBlockStart: space.md,
      maxBlockSize: "calc(100dvh - 32px)",
      overflowY: "auto",
    },
  },
});
export const filtersSummary = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "48px",
  paddingInline: space.md,
  fontWeight: weight.semibold,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [from.lg]: { pointerEvents: "none" } },
});
export const filtersBody = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  padding: space.md,
  paddingBlockStart: 0,
});
/** A closed panel is still open where it stands at the side. */
export const filtersFold = style({
  "@media": { [from.lg]: { selectors: { "&::details-content": { contentVisibility: "visible" } } } },
});
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
export const bands = style({ display: "flex", flexWrap: "wrap", gap: space.xxs, clear: "both" });
/** As high as the slider, which is there once scripts run, so that nothing moves then. */
export const slider = style({ clear: "both", minBlockSize: "82px", paddingBlockStart: space.xs });
export const choices = style({ clear: "both" });
export const moreSummary = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "36px",
  color: colour.lajvard,
  fontSize: "0.875rem",
});
export const apply = style({
  position: "sticky",
  insetBlockEnd: 0,
  padding: space.sm,
  marginInline: `-${space.md}`,
  marginBlockEnd: `-${space.md}`,
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const results = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
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
export const cards = style({ display: "flex", flexDirection: "column", gap: space.md });
export const sort = style({ display: "flex", flexWrap: "wrap", gap: space.xxs });
