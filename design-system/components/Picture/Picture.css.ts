import { style } from "@vanilla-extract/css";

/** A photograph over its placeholder. The caller's class sets its size, corners and fit. */
export const frame = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  overflow: "hidden",
});
const layer = style({ gridArea: "1 / 1", inlineSize: "100%", blockSize: "100%" });
/** Blurred colours; larger than the frame, so that no pale edge shows. */
export const placeholder = style([layer, { filter: "blur(24px)", transform: "scale(1.2)" }]);
/** Only the image takes part in layout. */
export const picture = style({ display: "contents", objectFit: "inherit" });
export const photo = style([layer, { position: "relative", objectFit: "inherit" }]);
/** Rounded as the drawing is (10 of 36), so that the background of a loading picture does not show at its corners. */
export const mark = style({ flexShrink: 0, borderRadius: "28%" });
