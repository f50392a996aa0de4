import type { StyleRule } from "@vanilla-extract/css";

/**
 * A scrolling row: overflowing content fades instead of being cut off, and the last item stays clear of the fade.
 *
 * @param ground background colour
 */
export const fadeEnd = (ground: string): StyleRule => ({
  "::after": {
    content: "",
    position: "sticky",
    insetInlineEnd: "-1px",
    flex: "0 0 1px",
    marginInlineStart: "30px",
    boxShadow: `0 0 12px 20px ${ground}`,
    pointerEvents: "none",
  },
});
