import { style } from "@vanilla-extract/css";
import { colour, duration, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: space.xxs, minInlineSize: 0 });
export const label = style({ fontSize: "0.875rem", fontWeight: weight.medium, lineHeight: 1.7, color: colour.inkSoft });
export const control = style({
  inlineSize: "100%",
  minBlockSize: "48px",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  transition: `border-color ${duration.press}`,
  selectors: {
    "&:hover": { borderColor: colour.lajvard },
    "&[aria-invalid=true]": { borderColor: colour.anar, borderWidth: "2px" },
    "&::placeholder": { color: colour.inkMute, opacity: 1 },
    // Numbers and Latin letters begin where the page's own text begins.
    "[dir=rtl] &[dir=ltr]": { textAlign: "end" },
  },
});
export const area = style({ paddingBlock: space.sm, lineHeight: 1.8, resize: "vertical" });
export const message = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xxs,
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  color: colour.inkMute,
});
export const error = style({ color: colour.anar, fontWeight: weight.medium });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "40px",
  cursor: "pointer",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
});
export const box = style({
  inlineSize: "20px",
  blockSize: "20px",
  flexShrink: 0,
  margin: 0,
  accentColor: colour.lajvard,
  cursor: "inherit",
});
export const choiceText = style({ flex: 1, minInlineSize: 0 });
export const count = style({ color: colour.inkMute, fontSize: "0.8125rem" });
