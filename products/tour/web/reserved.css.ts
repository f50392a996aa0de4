import { style } from "@vanilla-extract/css";
import * as card from "#app/src/features/reservation/reservation.css.ts";
import { from } from "#design-system/theme/media.ts";
import { colour, space } from "#design-system/theme/theme.css.ts";

/** Contents of a tour's reservation: on its card, its status and its voucher. */

/** As high as a tablet's width asks for: lower it would be a strip without a roof. */
export const picture = style([
  card.picture,
  { "@media": { [from.md]: { blockSize: "min(36vw, 280px)" }, [from.lg]: { blockSize: "140px" } } },
]);
export const part = style({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const contacts = style({
  display: "grid",
  gap: `${space.xxs} ${space.md}`,
  gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
  alignItems: "baseline",
  margin: 0,
});
