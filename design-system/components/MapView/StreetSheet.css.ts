import { globalStyle, style } from "@vanilla-extract/css";
import { colour, font, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** Geography is never mirrored: overlays are positioned from the left. Raised pins stay below the map's buttons. */
export const sheet = style({
  position: "absolute",
  inset: 0,
  isolation: "isolate",
  direction: "ltr",
  pointerEvents: "none",
});
export const ground = style({ position: "absolute", inset: 0 });
export const signs = style({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" });

/** MapLibre's own elements: its canvas, and its hint that a gesture belongs to the page. */
globalStyle(`${ground} canvas`, { position: "absolute", inset: 0, cursor: "grab" });
globalStyle(`${ground} canvas:focus-visible`, { outlineOffset: "-4px" });
globalStyle(`${ground} .maplibregl-canvas-container`, { position: "absolute", inset: 0, touchAction: "pan-x pan-y" });
globalStyle(`${ground} .maplibregl-cooperative-gesture-screen`, {
  position: "absolute",
  insetInline: space.lg,
  insetBlockStart: "50%",
  padding: space.sm,
  borderRadius: radius.control,
  textAlign: "center",
  color: colour.ink,
  background: colour.surface,
  opacity: 0,
  pointerEvents: "none",
  transition: "opacity 600ms ease 900ms",
});
globalStyle(`${ground} .maplibregl-cooperative-gesture-screen.maplibregl-show`, {
  opacity: 1,
  transition: "opacity 50ms",
});
const touched = "(hover: none)";
globalStyle(`${ground} .maplibregl-mobile-message`, {
  display: "none",
  "@media": { [touched]: { display: "block" } },
});
globalStyle(`${ground} .maplibregl-desktop-message`, { "@media": { [touched]: { display: "none" } } });

/** Tap target: it ends at the place itself. */
export const pin = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  minInlineSize: "44px",
  blockSize: "44px",
  color: colour.lajvard,
  textDecoration: "none",
  pointerEvents: "auto",
  selectors: {
    "&:hover, &:focus-visible": { zIndex: layer.grabbed },
    "&[aria-expanded=true]": { zIndex: layer.opened },
  },
});
export const raised = style({ zIndex: layer.raised });
export const tag = style({
  paddingInline: space.xs,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.full,
  background: colour.surface,
  color: colour.ink,
  fontFamily: font.text,
  fontSize: "14px",
  lineHeight: "24px",
  fontWeight: weight.bold,
  whiteSpace: "nowrap",
  selectors: {
    [`${pin}:hover &, ${pin}:focus-visible &, ${pin}[aria-expanded=true] &`]: {
      color: colour.onLajvard,
      background: colour.lajvard,
    },
    [`${pin}[aria-expanded=true] &`]: { boxShadow: `0 0 0 2px ${colour.zaferan}` },
  },
});
/** Name of the page's own place. */
export const ownTag = style([
  tag,
  { color: colour.onLajvard, background: colour.lajvard, borderColor: colour.surface },
]);
/** Line from the tag down to its place. */
export const stem = style({ inlineSize: "2px", blockSize: "8px", background: colour.lajvard });
/** A star is centred on its place, not above it. */
export const star = style({
  inlineSize: "22px",
  blockSize: "22px",
  marginBlockEnd: "-11px",
  fill: colour.lajvard,
  stroke: colour.surface,
  strokeWidth: 1.5,
});
/** Several places in one, centred on the first of them. */
export const count = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "30px",
  blockSize: "30px",
  marginBlockEnd: "-15px",
  border: `2px solid ${colour.surface}`,
  borderRadius: radius.full,
  background: colour.lajvard,
  color: colour.onLajvard,
  fontFamily: font.text,
  fontSize: "13px",
  fontWeight: weight.bold,
});
export const chosen = style({
  inlineSize: "36px",
  blockSize: "36px",
  marginBlockEnd: "-18px",
  fill: colour.zaferan,
  stroke: colour.ink,
  strokeWidth: 1.5,
});
export const credit = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "flex-end",
  minBlockSize: "44px",
  minInlineSize: "44px",
  color: colour.inkSoft,
  textDecoration: "none",
  pointerEvents: "auto",
});
export const creditText = style({
  paddingInline: space.xs,
  fontSize: "12px",
  lineHeight: "20px",
  background: colour.surface,
  borderStartStartRadius: radius.chip,
  selectors: { [`${credit}:hover &`]: { textDecoration: "underline" } },
});
