import { style } from "@vanilla-extract/css";
import { colour, layer, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

export const menu = style({ position: "relative", display: "inline-block" });
/** The same box for a `summary` and a button, so that nothing moves when one replaces the other. */
export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "44px",
  paddingBlock: 0,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: "inherit",
  fontSize: "inherit",
  lineHeight: "inherit",
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: colour.sunken },
    "&[aria-expanded=true], [open] > &": { background: colour.sunken },
  },
});
/** A button of its own, with weight and edge of the quiet ones beside it. */
export const outlined = style([
  trigger,
  {
    inlineSize: "100%",
    justifyContent: "center",
    paddingInline: space.sm,
    border: `1px solid ${colour.lineStrong}`,
    background: colour.surface,
    color: colour.lajvard,
    fontSize: "0.9375rem",
    fontWeight: weight.semibold,
    selectors: { "&:hover": { background: colour.lajvardTint } },
  },
]);
export const triggers = { plain: trigger, outline: outlined };
const surface = style({
  minInlineSize: "180px",
  maxInlineSize: "min(360px, 88vw)",
  padding: space.xs,
  background: colour.surface,
  color: colour.ink,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  boxShadow: shadow.float,
});
export const list = style([surface, { position: "absolute", insetBlockStart: "calc(100% + 4px)", zIndex: layer.menu }]);
export const atStart = style({ insetInlineStart: 0 });
export const atEnd = style({ insetInlineEnd: 0 });
export const popover = style([surface, { display: "flex", flexDirection: "column", overflow: "hidden" }]);
export const items = style({ flex: 1, minBlockSize: 0, overflowY: "auto", outline: "none" });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: 0,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.chip,
  background: "none",
  color: colour.ink,
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  outlineOffset: "-2px",
  selectors: { "&:hover, &[data-focused]": { background: colour.lajvardTint } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const mark = style({ color: colour.lajvard, display: "flex" });
