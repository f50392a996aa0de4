import { style } from "@vanilla-extract/css";
import { below } from "./media.ts";

const outOfSight = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} as const;

/** Read out, not shown. */
export const visuallyHidden = style(outOfSight);
/** Read out, and shown where there is room. */
export const hiddenOnNarrow = style({ "@media": { [below.md]: outOfSight } });
