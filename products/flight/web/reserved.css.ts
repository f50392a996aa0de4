import { style } from "@vanilla-extract/css";
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
