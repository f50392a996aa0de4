import { style } from "@vanilla-extract/css";
import { colour, radius } from "#design-system/theme/theme.css.ts";

/** As large as the button that comes into it, so that a heading beside it keeps its lines and is not squeezed. */
export const place = style({ flexShrink: 0, inlineSize: "44px", blockSize: "44px" });
export const button = style([
  place,
  {
    display: "grid",
    placeItems: "center",
    padding: 0,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.full,
    background: colour.surface,
    color: colour.inkSoft,
    cursor: "pointer",
    selectors: { "&:hover": { color: colour.anar, borderColor: colour.anar } },
  },
]);
/** Filled: the shape says it too, not the colour alone. */
export const chosen = style({ color: colour.anar });
