import type { StyleRule } from "@vanilla-extract/css";
import { forcedColours } from "./media.ts";

/**
 * Under forced colours (the contrast themes of Windows) the browser drops every background, shadow and gradient, and
 * draws transparent borders. These styles replace the information lost, in system colours, for `"@media"` in styles:
 * `"@media": forced.chosen('&[aria-pressed="true"]')`.
 *
 * The selector limits a style to a state; without one it always applies.
 */
const when =
  (style: Omit<StyleRule, "@media" | "selectors">) =>
  (selector = "&"): NonNullable<StyleRule["@media"]> => ({ [forcedColours]: { selectors: { [selector]: style } } });

export const forced = {
  /** Chosen or current, without colours of its own inside: filled, as the system marks the choice of a list. */
  chosen: when({
    forcedColorAdjust: "none",
    background: "Highlight !important",
    borderColor: "Highlight !important",
    color: "HighlightText !important",
  }),
  /** Chosen, with other content inside: an inset outline, which yields to the focus ring. */
  framed: (selector = "&") =>
    when({ outline: "2px solid Highlight", outlineOffset: "-2px" })(`${selector}:not(:focus-visible)`),
  /** Disabled: the system's grey, at full opacity. */
  disabled: when({ opacity: 1, color: "GrayText", borderColor: "GrayText" }),
  /** Raised above the page: a border in place of the shadow. */
  raised: when({ border: "2px solid CanvasText" }),
} as const;
