import { style } from "@vanilla-extract/css";

/** A photograph over its placeholder. Its size, its corners and how it fits come from the caller's class. */
export const frame = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  overflow: "hidden",
});
const layer = style({ gridArea: "1 / 1", inlineSize: "100%", blockSize: "100%" });
/** Colours that run into each other; wider than the frame, so that no pale edge shows. */
export const placeholder = style([layer, { filter: "blur(24px)", transform: "scale(1.2)" }]);
/** The image alone is laid out. */
export const picture = style({ display: "contents", objectFit: "inherit" });
export const photo = style([layer, { position: "relative", objectFit: "inherit" }]);
