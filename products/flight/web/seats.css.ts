import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

/** The seats that were chosen, by flight. */
export const flights = style({ ...list, gap: space.xs });
export const seats = style({ ...list, gap: "2px" });
