import { style } from "@vanilla-extract/css";
import { layer, radius, shadow, space } from "#design-system/theme/theme.css.ts";

export const frame = style({
  position: "relative",
  // The map is as high as what it stands in.
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minBlockSize: "inherit",
  selectors: { "&:focus": { outline: "none" } },
});
/** High enough for a card over its places. */
export const withCards = style({ minBlockSize: "480px" });
/** At the top edge, beside the map's own buttons. */
export const search = style({
  position: "absolute",
  zIndex: layer.raised,
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  insetInlineEnd: `calc(44px + 2 * ${space.xs})`,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
});
export const button = style({ pointerEvents: "auto", borderRadius: radius.control, boxShadow: shadow.float });
