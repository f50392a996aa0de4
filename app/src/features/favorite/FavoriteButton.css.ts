import { style } from "@vanilla-extract/css";
import { colour, radius } from "#design-system/theme/theme.css.ts";

export const button = style({
  display: "grid",
  // A long name beside it does not squeeze it.
  flexShrink: 0,
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.full,
  background: colour.surface,
  color: colour.inkSoft,
  cursor: "pointer",
  selectors: { "&:hover": { color: colour.anar, borderColor: colour.anar } },
});
/** Filled: the shape says it too, not the colour alone. */
export const chosen = style({ color: colour.anar });
