import { style } from "@vanilla-extract/css";
import { space } from "#design-system/theme/theme.css.ts";

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

export const ways = style({ ...list, gap: space.sm });
export const lines = style({ ...list, gap: space.xxs });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space.sm, alignItems: "baseline" });
