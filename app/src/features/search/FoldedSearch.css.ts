import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, shadow, space, weight } from "#design-system/theme/theme.css.ts";

/** The line on a narrow screen, the form itself on a wide one. */
export const place = style({
  minInlineSize: 0,
  "@media": {
    [from.lg]: {
      paddingBlock: space.sm,
      paddingInline: space.md,
      background: colour.surface,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
      boxShadow: shadow.float,
    },
  },
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: "6px",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: "24px",
  background: colour.surface,
  color: colour.ink,
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  textAlign: "start",
  cursor: "pointer",
  "@supports": { "not selector(:popover-open)": { display: "none" } },
  "@media": { [from.lg]: { display: "none" } },
});
// In the page of its own list a search needs no tabs: the header leads to the other products.
globalStyle(`${place} [role=tablist]`, { "@media": { [from.lg]: { display: "none" } } });
export const mark = style({ display: "flex", color: colour.lajvard });
export const words = style({ flex: 1, minInlineSize: 0 });
export const where = style({ fontWeight: weight.semibold });
