import { style } from "@vanilla-extract/css";
import { bidi } from "#design-system/theme/bidi.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const rating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  fontSize: "0.8125rem",
  color: colour.inkMute,
});
export const mark = style({
  display: "inline-flex",
  // The figure never wraps.
  flexShrink: 0,
  whiteSpace: "nowrap",
  alignItems: "center",
  gap: space.xxs,
  paddingInline: space.xs,
  paddingBlock: "2px",
  borderRadius: radius.chip,
  background: colour.firuzeTint,
  color: colour.firuze,
  fontWeight: weight.bold,
  fontSize: "0.9375rem",
});
export const large = style({ fontSize: "1.5rem", paddingInline: space.sm, lineHeight: 1.7 });
export const bars = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(80px, 1fr) auto",
  alignItems: "center",
  columnGap: space.sm,
  rowGap: space.xs,
  fontSize: "0.875rem",
});
export const track = style({ inlineSize: "100%", blockSize: "8px", borderRadius: radius.full, overflow: "hidden" });
export const trackGround = style({ fill: colour.sunken });
export const trackFill = style({ fill: colour.firuze });
export const mirrored = style(bidi({ transform: "scaleX(1)" }));
