import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

export const ways = style({ ...list, gap: space.sm });
export const lines = style({ ...list, gap: space.xxs });
/** Who, and what all of them pay; what each pays below both. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.sm,
  alignItems: "baseline",
});
export const each = style({ gridColumn: "1 / -1" });
