import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space } from "#design-system/theme/theme.css.ts";

const column = { display: "flex", flexDirection: "column", minInlineSize: 0 } as const;

export const head = style({ ...column, gap: space.xs, paddingBlock: space.md });
export const notices = style({ ...column, gap: space.sm, paddingBlockEnd: space.md });
/** The flights beside the sum; on a telephone the sum comes after them. */
export const layout = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockEnd: space.xl,
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) 360px" } },
});
/** Without a sum. */
export const alone = style({ paddingBlockEnd: space.xl });
export const parts = style({ ...column, gap: space.md });
export const part = style({ ...column, gap: space.md });
/** The flights of a connection. */
export const legs = style({ paddingInlineStart: space.sm, borderInlineStart: `3px solid ${colour.firuze}` });
export const fees = style({ ...column, gap: space.xxs });
export const counts = style({
  display: "grid",
  gap: space.sm,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.sm]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) auto" } },
});
export const summary = style({
  minInlineSize: 0,
  scrollMarginBlockStart: space.md,
  "@media": { [from.lg]: { position: "sticky", insetBlockStart: space.md } },
});
export const sum = style({ ...column, paddingBlockStart: space.sm, borderBlockStart: `1px solid ${colour.line}` });
/** On narrow screens the bar at the bottom has the button. */
export const book = style({
  display: "none",
  "@media": { [from.lg]: { display: "flex", flexDirection: "column", gap: space.xs } },
});
/** A button that is a script's: without one a link takes its place. */
export const scriptOnly = style({ display: "grid", "@media": { "(scripting: none)": { display: "none" } } });
export const withoutScript = style({ display: "none", "@media": { "(scripting: none)": { display: "grid" } } });
