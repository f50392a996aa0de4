import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

/** Height of the header, the search, the title and the bar of tools, beside which a telephone shows the map. */
const AROUND = "15rem";

/** As high as the screen has room: beside the list the whole window. */
export const map = style({
  display: "grid",
  minBlockSize: `max(480px, calc(100dvh - ${AROUND}))`,
  borderRadius: radius.card,
  overflow: "hidden",
  background: colour.sunken,
  "@media": { [from.lg]: { minBlockSize: `max(480px, calc(100dvh - 2 * ${space.xxl}))` } },
});
