import type { StyleRule } from "@vanilla-extract/css";
import { forcedColours } from "./media.ts";

/**
 * Under forced colours (the contrast themes of Windows) the browser takes every ground, shadow and gradient of ours away
 * and draws borders that were transparent. What these alone would say is said in the system's own colours by what stands
 * here, for `"@media"` in styles: `"@media": forced.chosen('&[aria-pressed="true"]')`.
 *
 * The selector says when; a style without one is always so.
 */
const when =
  (style: Omit<StyleRule, "@media" | "selectors">) =>
  (selector = "&"): NonNullable<StyleRule["@media"]> => ({ [forcedColours]: { selectors: { [selector]: style } } });

export const forced = {
  /** What is chosen or current, and has no colours of its own in it: filled, as a list of the system marks its choice. */
  chosen: when({
    forcedColorAdjust: "none",
    background: "Highlight !important",
    borderColor: "Highlight !important",
    color: "HighlightText !important",
  }),
  /** What is chosen and has other things in it: a frame inside its edge, which gives way to the ring of the focus. */
  framed: (selector = "&") =>
    when({ outline: "2px solid Highlight", outlineOffset: "-2px" })(`${selector}:not(:focus-visible)`),
  /** What cannot be pressed: the system's grey, which no opacity makes fainter. */
  disabled: when({ opacity: 1, color: "GrayText", borderColor: "GrayText" }),
  /** What stands above the page: its edge, in the place of the shadow. */
  raised: when({ border: "2px solid CanvasText" }),
} as const;
