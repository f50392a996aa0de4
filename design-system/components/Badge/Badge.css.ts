import { type ComplexStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";
import { ringOnFill } from "../../theme/ring.ts";
import type { BadgeLook } from "./Badge.tsx";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  paddingInline: space.xs,
  paddingBlock: "2px",
  borderRadius: "14px",
  fontSize: "0.8125rem",
  fontWeight: weight.medium,
  lineHeight: 1.7,
  // On one line while it fits.
  flexShrink: 0,
  maxInlineSize: "100%",
  border: "1px solid transparent",
});
export const look = styleVariants({
  offer: { background: colour.zaferanTint, color: colour.zaferanInk },
  info: { background: colour.firuzeTint, color: colour.firuze },
  success: { background: colour.pestehTint, color: colour.pesteh },
  danger: { background: colour.anarTint, color: colour.anar },
  neutral: { background: colour.sunken, color: colour.inkSoft },
  heritage: { background: colour.khesht, color: colour.onKhesht },
} satisfies Record<BadgeLook, ComplexStyleRule>);
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "36px",
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  // Fully rounded on one line; two lines keep their corners.
  borderRadius: "18px",
  background: colour.surface,
  color: colour.ink,
  fontSize: "0.875rem",
  lineHeight: 1.6,
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": { background: colour.lajvardTint, borderColor: colour.lajvard } },
});
export const chosen = style({
  background: colour.lajvard,
  borderColor: colour.lajvard,
  color: colour.onLajvard,
  selectors: {
    "&:hover": { background: colour.lajvard, filter: "brightness(1.1)" },
    "&:focus-visible": ringOnFill,
  },
  "@media": forced.chosen(),
});
/** The chosen one is told by its ground and its weight. */
export const quiet = styleVariants({
  other: { borderColor: "transparent", background: "transparent", color: colour.inkSoft },
  chosen: {
    borderColor: "transparent",
    background: colour.lajvardTint,
    color: colour.lajvard,
    fontWeight: weight.semibold,
    selectors: { "&:hover": { background: colour.lajvardTint, filter: "none" } },
  },
});
