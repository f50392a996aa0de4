import { style } from "@vanilla-extract/css";
import { colour } from "./theme.css.ts";

/** After the label of a required field. The control announces it, so the mark has no accessible name. */
export const requiredMark = style({
  selectors: { "&::after": { content: ['" *"', '" *" / ""'], color: colour.anar } },
});
