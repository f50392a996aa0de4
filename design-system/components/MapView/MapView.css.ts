import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { colour, font, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";
import type { NameKind } from "./sketch/sketch.ts";

export const frame = style({
  position: "relative",
  inlineSize: "100%",
  blockSize: "100%",
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
/** Beyond the sheet of a sketch the ground goes on. */
export const beyond = style({ fill: colour.canvas });
export const border = style({ stroke: colour.lineStrong, strokeWidth: 1.4, fill: "none", strokeLinejoin: "round" });
export const landmark = style({ fill: colour.inkMute });
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
  sight: { ...lettering, fill: colour.ink, fontWeight: weight.medium },
  district: { ...lettering, fill: colour.inkMute },
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
  stroke: colour.lineStrong,
  strokeWidth: 1,
  strokeLinejoin: "round",
  selectors: { [`${pin}:hover &, ${pin}:focus-visible &`]: { fill: colour.lajvard } },
});
export const tagText = style({
  fill: colour.ink,
  fontSize: "13px",
  fontWeight: weight.bold,
  fontFamily: font.text,
  selectors: { [`${pin}:hover &, ${pin}:focus-visible &`]: { fill: colour.onLajvard } },
});
/** Several places in one: their number on a disc. */
export const disc = style({ fill: colour.lajvard, stroke: colour.surface, strokeWidth: 2 });
export const litDisc = style({ fill: colour.zaferan, stroke: colour.ink, strokeWidth: 2 });
export const count = style({
  fill: colour.onLajvard,
  fontSize: "13px",
  fontWeight: weight.bold,
  fontFamily: font.text,
});
export const litCount = style([count, { fill: colour.onZaferan }]);
/** Line from a place to its tag. */
export const stem = style({ stroke: colour.lajvard, strokeWidth: 1.5 });
export const star = style({ fill: colour.lajvard, stroke: colour.surface, strokeWidth: 1.5 });
export const chosen = style({ fill: colour.zaferan, stroke: colour.ink, strokeWidth: 1.5 });
export const chosenTag = style({ fill: colour.lajvard, stroke: colour.surface, strokeWidth: 2 });
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
  overflow: "hidden",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  background: colour.surface,
  boxShadow: shadow.lift,
});
export const tool = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.ink,
  cursor: "pointer",
  selectors: {
    "&:not(:first-child)": { borderBlockStart: `1px solid ${colour.line}` },
    "&:hover": { background: colour.lajvardTint },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
