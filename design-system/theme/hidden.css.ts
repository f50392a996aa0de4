import { style } from "@vanilla-extract/css";
import { below } from "./media.ts";

/** The rules of what is there for screen readers only. */
export const outOfSight = {
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

/** For screen readers only. */
export const visuallyHidden = style(outOfSight);
/** For screen readers, and visible on wide screens. */
export const hiddenOnNarrow = style({ "@media": { [below.md]: outOfSight } });
