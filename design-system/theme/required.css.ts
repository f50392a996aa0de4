import { style } from "@vanilla-extract/css";
import { colour } from "./theme.css.ts";

/** After the label of a field that has to be filled in. Its control says so to who hears it, so the mark has no name. */
export const requiredMark = style({
  selectors: { "&::after": { content: ['" *"', '" *" / ""'], color: colour.anar } },
});
