import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

const column = { display: "flex", flexDirection: "column", minInlineSize: 0 } as const;

export const head = style({ ...column, gap: space.sm, paddingBlock: space.md });
/** One line where there is room. */
export const glance = style({
  ...column,
  gap: space.sm,
  "@media": { [from.md]: { flexDirection: "row", flexWrap: "wrap", alignItems: "center", columnGap: space.md } },
});
export const facts = style({
  ...column,
  gap: space.xxs,
  "@media": { [from.md]: { flexDirection: "row", columnGap: space.md } },
});
export const section = style({
  ...column,
  gap: space.md,
  paddingBlockStart: space.lg,
  scrollMarginBlockStart: "48px",
  "@media": { [from.md]: { paddingBlockStart: space.xl } },
});
export const part = style({ ...column, gap: space.sm, scrollMarginBlockStart: "64px" });
export const layout = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 340px" } },
});
export const columnOfParts = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.md } },
});
export const span = style({ gridColumn: "1 / -1", minInlineSize: 0 });
export const half = style({ "@media": { [from.lg]: { gridColumn: "auto" } } });
export const choices = style({ ...column, gap: space.xs });
export const label = style({ fontSize: "0.875rem", fontWeight: weight.medium, color: colour.inkSoft });
export const chips = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
/** The calendar stands in the page where there is room. */
export const openDays = style({ "@media": { [from.lg]: { display: "none" } } });
/** Link to the calendar, which a wide screen has in the page. */
export const toDays = style({ display: "none", "@media": { [from.lg]: { display: "block" } } });
export const chosenLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
});
export const chosenDay = style({
  ...column,
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.control,
  background: colour.lajvardTint,
  "@media": forced.framed(),
});
export const chosenWords = style({ display: "flex", alignItems: "center", gap: space.xs, fontWeight: weight.semibold });
export const note = style({ fontSize: "0.8125rem", color: colour.inkSoft });
export const travellers = style({
  display: "grid",
  gap: space.sm,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const packagesHead = style({
  ...column,
  gap: space.xxs,
  "@media": { [from.lg]: { flexDirection: "row", flexWrap: "wrap", alignItems: "baseline", columnGap: space.sm } },
});
export const packageCard = style({
  display: "grid",
  gap: space.sm,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1fr) 15rem 7.5rem", columnGap: space.lg } },
});
export const chosenPackage = style({
  "@media": forced.framed(),
  background: colour.lajvardTint,
  margin: `-${space.sm}`,
  padding: space.sm,
  borderRadius: radius.control,
});
export const packageWords = style({ ...column, gap: space.xxs });
export const details = style({ gridColumn: "1 / -1" });
export const summaryLine = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  fontSize: "0.875rem",
  color: colour.lajvard,
});
export const summary = style({
  minInlineSize: 0,
  scrollMarginBlockStart: "64px",
  "@media": { [from.lg]: { position: "sticky", insetBlockStart: "72px" } },
});
/** On a wide screen it stands below the button. */
export const missing = style({ "@media": { [from.lg]: { display: "none" } } });
/** On narrow screens the bar at the bottom has the button. */
export const book = style({
  display: "none",
  "@media": { [from.lg]: { display: "flex", flexDirection: "column", gap: space.xs } },
});
/** A button that is a script's: without one a link takes its place. */
export const scriptOnly = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
export const withoutScript = style({ display: "none", "@media": { "(scripting: none)": { display: "grid" } } });
export const days = style({ ...column, gap: space.md });
export const day = style({
  ...column,
  gap: space.xxs,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${colour.firuze}`,
});
export const twoColumns = style({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const list = style({ ...column, gap: space.xs });
const item = { display: "flex", alignItems: "baseline", gap: space.xs } as const;
export const isIn = style({ ...item, color: colour.pesteh });
export const isOut = style({ ...item, color: colour.anar });
export const itemWords = style({ color: colour.ink });
export const bullets = style({ ...column, gap: space.xxs, listStyle: "disc", paddingInlineStart: space.md });
export const fact = style({ ...column, gap: space.xxs, alignItems: "start" });
