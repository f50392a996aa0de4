import { style } from "@vanilla-extract/css";
import { colour, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

export const box = style({ position: "relative", minInlineSize: 0 });
export const list = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInlineStart: 0,
  zIndex: 40,
  inlineSize: "max(100%, min(360px, 88vw))",
  maxBlockSize: "min(60dvh, 420px)",
  overflowY: "auto",
  padding: space.xs,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  boxShadow: shadow.float,
});
export const group = style({ paddingBlock: space.xxs });
export const groupName = style({
  display: "block",
  paddingInline: space.xs,
  fontSize: "13px",
  color: colour.inkMute,
  fontWeight: weight.medium,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "48px",
  paddingInline: space.xs,
  borderRadius: radius.chip,
  cursor: "pointer",
  selectors: { "&:hover": { background: colour.sunken }, "&[aria-selected=true]": { background: colour.lajvardTint } },
});
export const mark = style({ color: colour.lajvard, display: "flex" });
export const optionWords = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const optionName = style({ fontSize: "15px", fontWeight: weight.medium, lineHeight: 1.6 });
export const optionDetail = style({ fontSize: "13px", color: colour.inkMute, lineHeight: 1.6 });
export const note = style({ padding: space.sm, fontSize: "14px", color: colour.inkSoft });
