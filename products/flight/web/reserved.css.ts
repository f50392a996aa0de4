import { style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

/** Flights of a reservation: on its card, its status and its ticket. */

export const directions = style({ display: "grid", gap: space.lg, margin: 0, padding: 0, listStyle: "none" });
export const direction = style({ display: "grid", gap: space.sm });
export const directionTitle = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });
export const flights = style({ display: "grid", gap: space.sm, margin: 0, padding: 0, listStyle: "none" });
export const flight = style({ display: "grid", gap: space.xxs });
export const part = style({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
/** The flights beside their prices on a tablet, whose width would part each line from its sum. */
export const halves = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  "@media": {
    [`${from.md} and ${below.lg}`]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xl },
  },
});
/** Prices below the flights, or beside them on a tablet. */
export const prices = style([
  part,
  { "@media": { [`${from.md} and ${below.lg}`]: { paddingBlockStart: 0, borderBlockStart: 0 } } },
]);
/** The next step. */
export const beThere = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xs,
  paddingBlock: space.xs,
  fontSize: "0.9375rem",
  lineHeight: 1.7,
  fontWeight: weight.semibold,
});
export const lines = style({ display: "grid", gap: "2px", margin: 0, padding: 0, listStyle: "none" });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space.sm, alignItems: "baseline" });

/** The times before and now. */
export const changed = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(6.5rem, 1fr))",
  gap: space.md,
  margin: 0,
});
export const changedTimes = style({ display: "grid", margin: 0 });
export const changedEnd = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });
export const pastClock = style({ color: colour.inkMute });
export const newClock = style({ fontWeight: weight.bold });
