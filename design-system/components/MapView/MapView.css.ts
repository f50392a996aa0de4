import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { colour, font, radius, space, weight } from "#design-system/theme/theme.css.ts";
import type { NameKind } from "./sketch/sketch.ts";

export const frame = style({
  position: "relative",
  inlineSize: "100%",
  // At least the height that its container asks for; the aspect ratio keeps it from collapsing.
  minBlockSize: "inherit",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: radius.card,
  border: `1px solid ${colour.line}`,
  background: colour.sunken,
});
export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  cursor: "grab",
  touchAction: "pan-y",
  selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
});
export const girih = style({ stroke: colour.line, fill: "none" });
export const border = style({ stroke: colour.lineStrong, strokeWidth: 1.4, fill: "none", strokeLinejoin: "round" });
export const landmark = style({ fill: colour.khesht });
/** Lettering of the map uses the map's units, as do the signs and the scale that it labels. */
const lettering = {
  fontSize: "13px",
  fontFamily: font.text,
  paintOrder: "stroke",
  stroke: colour.canvas,
  strokeWidth: 3.5,
  strokeLinejoin: "round",
  pointerEvents: "none",
} as const;
export const names = styleVariants({
  sight: { ...lettering, fill: colour.khesht, fontWeight: weight.medium },
  district: { ...lettering, fill: colour.ink, fontWeight: weight.medium },
  water: { ...lettering, fill: colour.firuze },
  green: { ...lettering, fill: colour.pesteh },
  hill: { ...lettering, fill: colour.inkSoft },
  road: { ...lettering, fill: colour.inkMute },
} satisfies Record<NameKind, StyleRule>);
export const pin = style({ cursor: "pointer" });
/** Tap target around a sign. */
export const touch = style({ fill: "transparent" });
export const above = style({ pointerEvents: "none" });
export const tag = style({
  fill: colour.surface,
  stroke: colour.lajvard,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  selectors: { [`${pin}:hover &, ${pin}:focus-visible &`]: { fill: colour.lajvard } },
});
export const tagText = style({
  fill: colour.lajvard,
  fontSize: "13px",
  fontWeight: weight.bold,
  fontFamily: font.text,
  selectors: { [`${pin}:hover &, ${pin}:focus-visible &`]: { fill: colour.onLajvard } },
});
/** Count of the places that share a star. */
export const count = style({
  fill: colour.onLajvard,
  fontSize: "13px",
  fontWeight: weight.bold,
  fontFamily: font.text,
});
/** Line from a place to its tag. */
export const stem = style({ stroke: colour.lajvard, strokeWidth: 2 });
export const star = style({ fill: colour.lajvard, stroke: colour.surface, strokeWidth: 1.5 });
export const chosen = style({ fill: colour.zaferan, stroke: colour.ink, strokeWidth: 1.5 });
export const chosenTag = style({ fill: colour.lajvard, stroke: colour.zaferan, strokeWidth: 3, paintOrder: "stroke" });
export const chosenTagText = style([tagText, { fill: colour.onLajvard }]);
export const bar = style({ stroke: colour.ink, strokeWidth: 2, fill: "none" });
export const barText = style({ ...lettering, fill: colour.ink });
/** At the lower right, opposite the scale, in both directions. */
export const note = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  justifyContent: "flex-end",
  // Geography is never mirrored, nor is the scale, opposite which this stands.
  direction: "ltr",
  pointerEvents: "none",
});
export const noteText = style({
  margin: 0,
  maxInlineSize: "62%",
  paddingInline: space.xs,
  borderStartStartRadius: radius.chip,
  fontSize: "13px",
  lineHeight: "24px",
  color: colour.inkSoft,
  background: colour.surface,
});
export const tools = style({
  position: "absolute",
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  display: "flex",
  flexDirection: "column",
  gap: space.xxs,
});
export const tool = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.lajvard,
  cursor: "pointer",
  selectors: { "&:hover": { background: colour.lajvardTint } },
});
