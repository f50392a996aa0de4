import { style } from "@vanilla-extract/css";
import { forcedColours } from "#design-system/theme/media.ts";
import { colour, duration, layer, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

const THUMB = "28px";

export const slider = style({ display: "flex", flexDirection: "column", gap: space.xs, minInlineSize: 0 });
export const label = style({ fontSize: "0.875rem", fontWeight: weight.medium, lineHeight: 1.7, color: colour.inkSoft });
export const values = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space.xs,
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  color: colour.inkSoft,
});
export const value = style({ fontWeight: weight.medium, color: colour.ink });

/** The same track under the browser's thumbs and React Aria's, so that nothing moves when they are exchanged. */
const line = {
  content: "",
  position: "absolute",
  insetBlockStart: "calc(50% - 3px)",
  blockSize: "6px",
  borderRadius: radius.full,
} as const;
const groove = style({
  position: "relative",
  blockSize: "44px",
  selectors: { "&::before": { ...line, insetInline: 0, background: colour.lineStrong } },
  "@media": { [forcedColours]: { selectors: { "&::before": { background: "GrayText" } } } },
});
const knob = {
  boxSizing: "border-box",
  inlineSize: THUMB,
  blockSize: THUMB,
  borderRadius: radius.full,
  border: `2px solid ${colour.lajvard}`,
  background: colour.surface,
  boxShadow: shadow.lift,
  cursor: "grab",
} as const;

export const native = groove;
/** The two inputs of a range overlap: only their thumbs take presses. */
export const range = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  margin: 0,
  appearance: "none",
  background: "none",
  selectors: {
    "&::-webkit-slider-thumb": { ...knob, appearance: "none", pointerEvents: "auto" },
    "&::-moz-range-thumb": { ...knob, pointerEvents: "auto" },
  },
});
export const oneOfTwo = style({ pointerEvents: "none" });

/** The centre of a thumb moves from end to end of the track; the line extends half a thumb beyond at either end. */
export const track = style([
  groove,
  {
    marginInline: `calc(${THUMB} / 2)`,
    cursor: "pointer",
    touchAction: "pan-y",
    selectors: { "&::before": { insetInline: `calc(${THUMB} / -2)` } },
  },
]);
/** React Aria sets its position, and its height to that of the track. */
export const fill = style({
  selectors: { "&::before": { ...line, insetInline: 0, borderRadius: 0, background: colour.lajvard } },
  "@media": { [forcedColours]: { selectors: { "&::before": { background: "Highlight" } } } },
});
export const thumb = style({
  ...knob,
  insetBlockStart: "50%",
  transition: `border-width ${duration.press}`,
  selectors: {
    "&[data-dragging]": { cursor: "grabbing", borderWidth: "8px", zIndex: layer.raised },
    "&[data-focus-visible]": { outline: `3px solid ${colour.lajvard}`, outlineOffset: "2px", zIndex: layer.raised },
  },
  "@media": { [forcedColours]: { borderColor: "ButtonText" } },
});
