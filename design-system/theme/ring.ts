import type { StyleRule } from "@vanilla-extract/css";
import { colour } from "./theme.css.ts";

/** Distance of the focus ring outside its control. */
export const RING_OFFSET = "var(--ring-offset, 2px)";

/** A scrolling row clips overflow: the focus rings of its controls are drawn inside their edges. */
export const ringWithin: Pick<StyleRule, "vars"> = {
  vars: { "--ring-offset": "-3px", "--ring-on-fill": colour.onLajvard },
};

/** Undoes it within a sheet that such a row opens: nothing is clipped there. */
export const ringWithout: Pick<StyleRule, "vars"> = {
  vars: { "--ring-offset": "initial", "--ring-on-fill": "initial" },
};

/** Focus of a control filled with the ring's colour: its inner ring has another colour. */
export const ringOnFill = { outlineColor: `var(--ring-on-fill, ${colour.lajvard})` } as const;
