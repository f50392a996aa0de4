import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";
import { endOfForm } from "./bottom-bar.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
  rowGap: space.xs,
  "@media": { [below.sm]: { columnGap: space.xs } },
});
/** The words take the rest of the row; the action grows only on a row of its own. */
export const words = style({ flex: "999 1 0", minInlineSize: "7.5rem", lineHeight: 1.5 });
export const title = style({
  display: "block",
  fontWeight: weight.bold,
  fontVariantNumeric: "proportional-nums",
  "@media": { [below.sm]: { fontSize: "0.9375rem" } },
});
/** Two lines at most: the name of a room may be long. */
export const detail = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: "0.8125rem",
  color: colour.inkSoft,
});
export const action = style({ flex: "1 1 auto", display: "grid", minInlineSize: "9rem", minBlockSize: "48px" });
// Keeps a long label and the sum on one row of a phone.
globalStyle(`${action} :is(a, button)`, { "@media": { [below.sm]: { paddingInline: space.md } } });
// At the end of a wide form the button is as wide as its words.
globalStyle(`.${endOfForm} ${action}`, { "@media": { [from.lg]: { flex: "none" } } });
globalStyle(`.${endOfForm} ${title}`, { "@media": { [from.lg]: { fontSize: "1.25rem" } } });
