import type { StyleRule } from "@vanilla-extract/css";

/** How far outside its control the ring of the focus is drawn. */
export const RING_OFFSET = "var(--ring-offset, 2px)";

/** A row that is pushed aside clips what stands out of it: the rings of its controls are drawn inside their edges. */
export const ringWithin: Pick<StyleRule, "vars"> = { vars: { "--ring-offset": "-3px" } };
