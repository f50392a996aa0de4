import { style } from "@vanilla-extract/css";
import { bidi } from "./bidi.ts";
import { forcedColours } from "./media.ts";

/** A downward wedge. */
const ARROW = "conic-gradient(from -45deg at 50% 100%, currentColor 90deg, transparent 0)";

/** The arrow of a `select` is inside its padding; the browser's own is at the border. */
export const selectArrow = style([
  bidi({ backgroundPosition: "right 14px center" }),
  {
    selectors: {
      "select&": {
        appearance: "none",
        paddingInlineEnd: "36px",
        backgroundImage: ARROW,
        backgroundRepeat: "no-repeat",
        backgroundSize: "10px 5px",
      },
    },
    "@media": { [forcedColours]: { selectors: { "select&": { appearance: "auto", backgroundImage: "none" } } } },
  },
]);
