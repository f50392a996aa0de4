import type { StyleRule } from "@vanilla-extract/css";
import { colour } from "./theme.css.ts";

/** Distance of the focus ring outside its control. */
export const RING_OFFSET = "var(--ring-offset, 2px)";

/** A row that is pushed aside clips what stands out of it: the rings of its controls are drawn inside their edges. */
export const ringWithin: Pick<StyleRule, "vars"> = {
  vars: { "--ring-offset": "-3px", "--ring-on-fill": colour.onLajvard },
};

/** The focus of a control that is filled with the ring's colour: its ring is of another, where it is drawn inside. */
export const ringOnFill = { outlineColor: `var(--ring-on-fill, ${colour.lajvard})` } as const;
