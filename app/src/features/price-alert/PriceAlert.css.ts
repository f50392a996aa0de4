import { style } from "@vanilla-extract/css";

/** Its dialog reads from the start, also where the place that it stands in is centred. */
export const place = style({ textAlign: "start" });

/** As wide as the other tools of its bar. */
export const tool = style({ display: "flex", flex: "1 1 0" });
