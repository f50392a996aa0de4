import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const row = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space.md });
export const words = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const label = style({ fontWeight: weight.medium, fontSize: "0.9375rem" });
export const hint = style({ fontSize: "0.8125rem", color: colour.inkMute });
export const controls = style({ display: "flex", alignItems: "center", gap: space.xs });
export const value = style({
  minInlineSize: "28px",
  textAlign: "center",
  fontWeight: weight.bold,
  fontSize: "1.0625rem",
});
export const step = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.full,
  background: colour.surface,
  color: colour.lajvard,
  cursor: "pointer",
  selectors: {
    "&:disabled": { opacity: 0.45, cursor: "not-allowed" },
    "&:hover:not(:disabled)": { background: colour.lajvardTint },
  },
  "@media": forced.disabled("&:disabled"),
});
