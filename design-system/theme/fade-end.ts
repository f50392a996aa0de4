import type { StyleRule } from "@vanilla-extract/css";

/**
 * A row that is pushed aside: what goes on beyond its end fades instead of being cut off, and the last of it stands clear
 * of the fade.
 *
 * @param ground the colour that it stands on
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
