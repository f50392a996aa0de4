import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { forcedColours } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";
import { ringOnFill } from "../../theme/ring.ts";

export const picker = style({ display: "flex", flexDirection: "column", alignItems: "start", gap: space.sm });
export const months = style({
  display: "grid",
  gap: space.lg,
  inlineSize: "100%",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
});
/** Days without departures are shown for orientation. */
export const day = style({
  color: colour.inkMute,
  textDecoration: "none",
  selectors: { "&:not([href])": { cursor: "default" } },
});
export const open = style({
  color: colour.ink,
  background: colour.lajvardTint,
  boxShadow: `inset 0 0 0 1px ${colour.lajvard}`,
  selectors: { "&:hover": { background: colour.sunken } },
  "@media": forced.framed(),
});
export const chosen = style({
  background: colour.lajvard,
  color: colour.onLajvard,
  selectors: { "&:hover": { background: colour.lajvard }, "&:focus-visible": ringOnFill },
  "@media": forced.chosen(),
});
export const certain = style({
  position: "absolute",
  insetBlockStart: "5px",
  insetInlineEnd: "6px",
  inlineSize: "7px",
  blockSize: "7px",
  borderRadius: radius.full,
  background: colour.pesteh,
  "@media": { [forcedColours]: { background: "CanvasText" } },
});
export const certainChosen = style({
  background: colour.onLajvard,
  "@media": { [forcedColours]: { background: "HighlightText" } },
});
