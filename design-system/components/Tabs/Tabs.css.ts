import { style } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minBlockSize: "44px",
  paddingInline: space.sm,
  borderBlockEnd: "3px solid transparent",
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  color: colour.inkSoft,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: colour.lajvard, background: colour.lajvardTint },
    '&[aria-selected="true"]': {
      color: colour.lajvard,
      fontWeight: weight.semibold,
      borderBlockEndColor: colour.lajvard,
    },
  },
  "@media": forced.chosen('&[aria-selected="true"]'),
});
