import { style } from "@vanilla-extract/css";

/** As wide as the other tools of its bar. */
export const tool = style({ display: "flex", flex: "1 1 0" });
