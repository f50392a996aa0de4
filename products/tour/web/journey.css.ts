import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** Styles shared by a tour's page and the pages of its reservations: legs, price lines, the group. */

export const legs = style({ display: "grid", gap: space.md, margin: 0, padding: 0, listStyle: "none" });
export const leg = style({ display: "grid", gap: "2px" });
export const legTitle = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });
/** From one end to the other, in reading direction. */
export const ends = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(24px, 1fr) auto",
  gap: space.sm,
  alignItems: "center",
});
export const departure = style({ display: "grid", justifyItems: "start" });
export const arrival = style({ display: "grid", justifyItems: "end" });
export const clock = style({ fontSize: "1.125rem", fontWeight: weight.bold, lineHeight: 1.5 });
const stretch = { content: '""', flex: 1, borderBlockStart: `1px dashed ${colour.lineStrong}` };
export const way = style({
  display: "flex",
  gap: space.xs,
  alignItems: "center",
  color: colour.inkMute,
  "::before": stretch,
  "::after": stretch,
});

export const list = style({ display: "grid", gap: space.xs, margin: 0, padding: 0, listStyle: "none" });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space.sm, alignItems: "baseline" });
export const roomLines = style({ display: "grid", gap: "2px", margin: 0, padding: 0, listStyle: "none" });

/** A fact that holds, beside its picture. */
export const fact = style({ display: "flex", gap: space.xs, alignItems: "flex-start", color: colour.inkSoft });
export const factIcon = style({ display: "grid", flexShrink: 0, paddingBlockStart: "3px", color: colour.pesteh });
export const group = style({ display: "grid", gap: space.xs });
/** A mark for everyone that the group needs. */
export const meter = style({ display: "flex", gap: "3px", maxInlineSize: "360px" });
const mark = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: "10px",
  borderRadius: radius.full,
  border: `1px solid ${colour.firuze}`,
  // Colours that a reader forces keep the two apart.
  forcedColorAdjust: "none",
});
export const markTaken = style([mark, { background: colour.firuze }]);
export const markOpen = style([mark, { background: colour.surface, borderStyle: "dashed" }]);

/** Side by side where a sheet has room, and always on paper. */
export const columns = style({
  display: "grid",
  gap: `${space.md} ${space.xl}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `${space.sm} ${space.xl}` },
  },
});
/** A card as wide as a tablet has them side by side; beside the work of a wide page it is narrow again. */
export const columnsOnTablet = style({
  gap: `${space.md} ${space.xl}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
